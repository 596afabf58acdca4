import MarkdownIt, { type Token } from 'markdown-it'
import { isFactName } from './fill-text'
import { type Block, type Inline, isSafeUrl, type ProblemCode, type TextProblem } from './rich-text'
import { isMailText, type TextKind } from './text-kind'

export interface ParsedText {
  blocks: Block[]
  problems: TextProblem[]
}

const deepestList = 3
const deepestMarks = 3

// Disabled syntax stays as typed and is refused below.
const markdown = new MarkdownIt('commonmark', {
  html: false,
  // Each list is two levels; deeper ones are not parsed at all.
  maxNesting: 2 * (deepestList + 1),
}).disable([
  'html_block',
  'html_inline',
  'blockquote',
  'fence',
  'code',
  'backticks',
  'reference',
  'lheading',
  'entity',
  // Joins escaped characters, which must not become part of what is refused.
  'text_join',
])
// Links are checked below, where a refusal can name the line.
markdown.validateLink = () => true
markdown.normalizeLink = (url) => url
markdown.normalizeLinkText = (url) => url

markdown.inline.ruler.before('escape', 'fact', (state, silent) => {
  const [whole, name] = /^\{(\w{1,40})\}/.exec(state.src.slice(state.pos, state.pos + 42)) ?? []
  if (whole === undefined || name === undefined) return false
  if (!silent) state.push('fact', '', 0).content = name
  state.pos += whole.length
  return true
})

interface Reading {
  kind: TextKind
  problems: TextProblem[]
}

export function parseText(source: string, kind: TextKind): ParsedText {
  const reading: Reading = { kind, problems: [] }
  const blocks = readBlocks(markdown.parse(source, {}).values(), reading, 1)
  if (isMailText(kind) && !isOnlySentences(blocks)) refuse(reading, 1, 'only_sentences')
  return { blocks, problems: reading.problems }
}

function readBlocks(tokens: ArrayIterator<Token>, reading: Reading, listDepth: number): Block[] {
  const blocks: (Block | null)[] = []
  for (const token of tokens) {
    if (token.type === 'list_item_close') break
    if (token.type === 'hr') blocks.push({ type: 'rule' })
    if (token.type === 'heading_open') blocks.push(headingOf(token, tokens, reading))
    if (token.type === 'paragraph_open') blocks.push(paragraphOf(tokens, reading))
    if (token.type.endsWith('_list_open')) blocks.push(listOf(token, tokens, { reading, listDepth }))
  }
  return blocks.filter((block) => block !== null)
}

function headingOf(opening: Token, tokens: ArrayIterator<Token>, reading: Reading): Block | null {
  const depth = Number(opening.tag.slice(1))
  const children = readInline(tokens.next().value, reading)
  const line = lineOf(opening)
  // The page about the shop has its headline in the first line; the others have a title already.
  if (depth > 1 || (reading.kind === 'about' && line === 1)) {
    return children.length > 0 ? { type: 'heading', depth: Math.min(depth, 4), children } : null
  }
  refuse(reading, line, 'main_heading', children.map((child) => ('text' in child ? child.text : '')).join(''))
  return null
}

function paragraphOf(tokens: ArrayIterator<Token>, reading: Reading): Block {
  const { value } = tokens.next()
  if (reading.kind === 'privacy' && value?.content.trim() === '{retention}') return { type: 'retention' }
  return { type: 'paragraph', children: readInline(value, reading) }
}

function listOf(
  opening: Token,
  tokens: ArrayIterator<Token>,
  { reading, listDepth }: { reading: Reading; listDepth: number },
): Block | null {
  if (listDepth > deepestList) refuse(reading, lineOf(opening), 'deep_list')
  const items: Block[][] = []
  for (const { type } of tokens) {
    if (type !== 'list_item_open') break
    items.push(readBlocks(tokens, reading, listDepth + 1))
  }
  if (listDepth > deepestList) return null
  const isNumbered = opening.type === 'ordered_list_open'
  return { type: 'list', start: isNumbered ? Number(opening.attrGet('start') ?? 1) : null, items }
}

function readInline(inline: Token | undefined, reading: Reading): Inline[] {
  const words: Inline[] = []
  /** A stack; the last is the innermost mark. */
  const open = [words]
  let line = inline ? lineOf(inline) : 1
  for (const token of inline?.children ?? []) {
    const into = open.at(-1) ?? words
    if (token.nesting === -1) open.pop()
    else if (token.nesting === 1)
      open.push(open.length > deepestMarks ? into : openMark(token, into, { reading, line }))
    else addWords(token, into, { reading, line })
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1
  }
  return words
}

interface Place {
  reading: Reading
  line: number
}

/** Returns where the mark's words go: those of a refused link stand without one. */
function openMark(token: Token, into: Inline[], place: Place): Inline[] {
  const children: Inline[] = []
  if (token.type === 'em_open') into.push({ type: 'em', children })
  else if (token.type === 'strong_open') into.push({ type: 'strong', children })
  else {
    const url = String(token.attrGet('href') ?? '')
    if (!isPossibleLink(url, place)) return into
    into.push({ type: 'link', url, children })
  }
  return children
}

/** A fact in a link is an address or a phone number. */
function isPossibleLink(url: string, { reading, line }: Place): boolean {
  const unknown = url.match(/\{\w+\}/g)?.find((fact) => !isFactName(fact.slice(1, -1)))
  const tried = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => (url.startsWith('tel:') ? '0' : name))
  const isSafe = isSafeUrl(tried) || /^mailto:\{\w+\}$/.test(url)
  if (unknown !== undefined) refuse(reading, line, 'unknown_fact', unknown)
  else if (!isSafe) refuse(reading, line, 'link', url)
  return isSafe && unknown === undefined
}

function addWords(token: Token, into: Inline[], { reading, line }: Place): void {
  const { type, content } = token
  if (type === 'hardbreak') into.push({ type: 'break' })
  else if (type === 'image') refuse(reading, line, 'image', '![')
  else if (type === 'fact' && isFactName(content)) into.push({ type: 'fact', name: content })
  else if (type === 'fact') refuse(reading, line, 'unknown_fact', `{${content}}`)
  else {
    if (type === 'text') refuseSigns(content, { reading, line })
    const text = type === 'softbreak' ? ' ' : content
    const last = into.at(-1)
    if (last?.type === 'text') last.text += text
    else if (text !== '') into.push({ type: 'text', text })
  }
}

const refusedSigns: [RegExp, ProblemCode][] = [
  [/^>.*/, 'quote'],
  [/^(?:`{3}|~{3}).*/, 'code'],
  [/^\[[^\]]{1,300}\]:.*/, 'reference'],
  [/<[/!?a-z][^\s<>]{0,20}/gi, 'html'],
  [/(?<=\[[^[\]]{1,100}\]\()[^)]{0,60}/g, 'link'],
]

function refuseSigns(text: string, { reading, line }: Place): void {
  for (const [signs, code] of refusedSigns) {
    for (const found of text.match(signs) ?? []) refuse(reading, line, code, found)
  }
}

function refuse({ problems }: Reading, line: number, code: ProblemCode, found = ''): void {
  problems.push({ line, code, found: found.slice(0, 60) })
}

function lineOf({ map }: Token): number {
  return (map?.[0] ?? 0) + 1
}

/** Mails have room for sentences only. */
function isOnlySentences(blocks: readonly Block[]): boolean {
  return blocks.every(
    (block) =>
      block.type === 'paragraph' &&
      block.children.every(({ type }) => type === 'text' || type === 'fact' || type === 'break'),
  )
}
