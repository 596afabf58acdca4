import { isFactName } from './facts'
import type { Inline, ProblemCode, TextProblem } from './rich-text'
import { isSafeUrl } from './safe-url'

export interface Found {
  problems: TextProblem[]
}

/** Between the lines of a paragraph; a text has no carriage return of its own. */
export const hardBreak = '\r'

// Every part is bounded, so that no text makes the search go over the same characters again and again.
const tokens =
  /\\([!-/:-@[-`{-~])|[\n\r]|(!\[)|\[([^[\]\n\r]{1,300})\]\(([^\s()]{0,1000}(?:\([^\s()]{0,100}\)[^\s()]{0,100}){0,3})\)|(\]\([^\n\r)]{0,60})|<([a-z][a-z+.-]{1,20}:[^\s<>]{1,1000}|[^\s<>@]{1,100}@[^\s<>@]{1,200})>|(<[/!?a-z][^\s<>]{0,20})|\{(\w{1,40})\}|(\*\*|__|[*_])/gi

interface Frame {
  /** What opened it; empty for the text as a whole. */
  marker: string
  children: Inline[]
}

interface Reading extends Found {
  source: string
  line: number
  frames: Frame[]
  isLabel: boolean
}

/** The words of a paragraph or heading that begins in `line`. */
export function parseInline(
  source: string,
  line: number,
  { problems, isLabel = false }: Found & { isLabel?: boolean },
) {
  const reading: Reading = { source, line, problems, isLabel, frames: [{ marker: '', children: [] }] }
  let end = 0
  for (const match of source.matchAll(tokens)) {
    addText(reading, source.slice(end, match.index))
    end = match.index + match[0].length
    readToken(reading, match)
  }
  addText(reading, source.slice(end))
  while (reading.frames.length > 1) abandonFrame(reading)
  return reading.frames[0]?.children ?? []
}

function readToken(reading: Reading, match: RegExpExecArray): void {
  const [whole, escaped, image, label, url, halfLink, address, tag, fact, marker] = match
  if (escaped) return addText(reading, escaped)
  if (whole === '\n' || whole === hardBreak) {
    reading.line += 1
    return whole === '\n' ? addText(reading, ' ') : add(reading, { type: 'break' })
  }
  if (image) return refuse(reading, 'image', whole)
  if (label !== undefined) return addLink(reading, url ?? '', label)
  if (halfLink) return refuse(reading, 'link', halfLink.slice(2))
  if (address) return addLink(reading, address.includes(':') ? address : `mailto:${address}`, address)
  if (tag) return refuse(reading, 'html', whole)
  if (fact) return addFact(reading, fact)
  if (marker) readMarker(reading, marker, match.index)
}

function addFact(reading: Reading, name: string): void {
  if (isFactName(name)) add(reading, { type: 'fact', name })
  else refuse(reading, 'unknown_fact', `{${name}}`)
}

function addLink(reading: Reading, url: string, label: string): void {
  const { line, problems } = reading
  // A fact in it is an address or a number of the shop's.
  const tried = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => (url.startsWith('tel:') ? '0' : name))
  if (!isSafeUrl(tried) && !/^mailto:\{\w+\}$/.test(url)) return refuse(reading, 'link', url)
  for (const [, name = ''] of url.matchAll(/\{(\w+)\}/g)) if (!isFactName(name)) addFact(reading, name)
  if (reading.isLabel) return addText(reading, label)
  // An address stands for itself; what looks like emphasis in it is none.
  const children: Inline[] =
    label === url || `mailto:${label}` === url
      ? [{ type: 'text', text: label }]
      : parseInline(label, line, { problems, isLabel: true })
  add(reading, { type: 'link', url, children })
}

/** Emphasis is at most two deep, one of each kind: what would open a third is a sign like any other. */
function readMarker(reading: Reading, marker: string, index: number): void {
  const { source, frames } = reading
  const before = source[index - 1] ?? ' '
  const after = source[index + marker.length] ?? ' '
  const isInWord = marker.startsWith('_') && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)
  if (isInWord) return addText(reading, marker)
  const isOpen = frames.some((frame) => frame.marker === marker)
  if (isOpen && /\S/.test(before)) return closeFrame(reading, marker)
  const isKindOpen = frames.some((frame) => frame.marker.length === marker.length)
  if (isKindOpen || /\s/.test(after)) return addText(reading, marker)
  frames.push({ marker, children: [] })
}

function closeFrame(reading: Reading, marker: string): void {
  while (reading.frames.at(-1)?.marker !== marker) abandonFrame(reading)
  const closed = reading.frames.pop()
  if (closed) add(reading, { type: marker.length === 2 ? 'strong' : 'em', children: closed.children })
}

/** It was opened and never closed: its marker is text. */
function abandonFrame(reading: Reading): void {
  const abandoned = reading.frames.pop()
  if (!abandoned) return
  addText(reading, abandoned.marker)
  for (const child of abandoned.children) add(reading, child)
}

function addText(reading: Reading, text: string): void {
  const children = reading.frames.at(-1)?.children
  const last = children?.at(-1)
  if (text === '') return
  if (last?.type === 'text') last.text += text
  else children?.push({ type: 'text', text })
}

function add(reading: Reading, node: Inline): void {
  if (node.type === 'text') addText(reading, node.text)
  else reading.frames.at(-1)?.children.push(node)
}

function refuse({ problems, line }: Reading, code: ProblemCode, found: string): void {
  problems.push({ line, code, found })
}
