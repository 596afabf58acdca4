import { hardBreak, parseInline } from './parse-inline'
import type { Block, ProblemCode, TextProblem } from './rich-text'
import { isMailText, type TextKind } from './text-kind'

// Markdown as most people write it, and no more: headings, paragraphs, lists, rules, emphasis, links. Each line is
// looked at once, see record 0086 for why this is no library.

export interface ParsedText {
  blocks: Block[]
  /** In the order of the lines; a text with problems is not saved, and shown without what they name. */
  problems: TextProblem[]
}

const heading = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/
const rule = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const item = /^( *)([-*+]|(\d{1,3})[.)])[ \t]+(?=\S)/
const deepestList = 3

const refusedStarts: [RegExp, ProblemCode][] = [
  [/^ {0,3}>/, 'quote'],
  [/^ {0,3}(?:`{3}|~{3})/, 'code'],
  [/^ {0,3}\[[^\]]{1,300}\]:/, 'reference'],
]

interface Line {
  text: string
  number: number
}

interface Reading {
  kind: TextKind
  problems: TextProblem[]
}

export function parseText(markdown: string, kind: TextKind): ParsedText {
  const problems: TextProblem[] = []
  const lines = markdown
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ text: text.replaceAll('\t', '    '), number: index + 1 }))
  const blocks = parseBlocks(lines, { kind, problems }, 1)
  if (isMailText(kind)) expectSentences(blocks, problems)
  return { blocks, problems }
}

function parseBlocks(lines: readonly Line[], reading: Reading, depth: number): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]
    if (!line) break
    const { block, length } = parseBlock(line, lines.slice(at, endOfBlock(lines, at)), { reading, depth })
    if (block) blocks.push(block)
    at += length
  }
  return blocks
}

/** A block never reaches over a blank line, but a list does where it goes on behind it. */
function endOfBlock(lines: readonly Line[], start: number): number {
  const isList = isItem(lines[start])
  let end = start + 1
  while (end < lines.length) {
    const isBlank = !lines[end]?.text.trim()
    if (isBlank && !(isList && goesOn(lines[end + 1]))) break
    if (!isBlank && startsBlock(lines[end]) && !(isList && goesOn(lines[end]))) break
    end += 1
  }
  return end
}

function goesOn(line: Line | undefined): boolean {
  return line !== undefined && (isItem(line) || /^ {2,}\S/.test(line.text))
}

function isItem(line: Line | undefined): boolean {
  return line !== undefined && !rule.test(line.text) && item.test(line.text)
}

function startsBlock(line: Line | undefined): boolean {
  if (!line) return true
  return heading.test(line.text) || rule.test(line.text) || isItem(line) || refusalOf(line) !== undefined
}

function refusalOf({ text }: Line): ProblemCode | undefined {
  return refusedStarts.find(([start]) => start.test(text))?.[1]
}

interface Around {
  reading: Reading
  depth: number
}

/** The block that begins with `first`, out of the lines that may belong to it, and how many of them do. */
function parseBlock(first: Line, lines: readonly Line[], around: Around): { block: Block | null; length: number } {
  const { reading } = around
  if (first.text.trim() === '') return { block: null, length: 1 }
  const refused = refusalOf(first)
  if (refused) {
    reading.problems.push({ line: first.number, code: refused, found: first.text.trim().slice(0, 40) })
    return { block: null, length: 1 }
  }
  if (rule.test(first.text)) return { block: { type: 'rule' }, length: 1 }
  const [, marks, title] = heading.exec(first.text) ?? []
  if (marks !== undefined) return { block: headingOf(marks.length, title ?? '', { first, reading }), length: 1 }
  if (!isItem(first)) return { block: paragraphOf(lines, reading), length: lines.length }
  const own = lines.slice(0, endOfList(lines))
  return { block: listOf(own, around), length: own.length }
}

function headingOf(depth: number, title: string, { first, reading }: { first: Line; reading: Reading }): Block | null {
  // The page about the shop has a headline of its own, in its first line; the others have their title already.
  if (depth === 1 && !(reading.kind === 'about' && first.number === 1)) {
    reading.problems.push({ line: first.number, code: 'main_heading', found: title.slice(0, 40) })
    return null
  }
  return {
    type: 'heading',
    depth: Math.min(depth, 4),
    children: parseInline(withoutClosing(title), first.number, reading),
  }
}

/** Some close a heading with the signs that it begins with. */
function withoutClosing(title: string): string {
  let end = title.length
  while (end > 0 && ' #'.includes(title.charAt(end - 1))) end -= 1
  return title.slice(0, end)
}

function paragraphOf(lines: readonly Line[], reading: Reading): Block | null {
  const [first] = lines
  if (!first) return null
  if (lines.length === 1 && first.text.trim() === '{retention}') {
    if (reading.kind === 'privacy') return { type: 'retention' }
    reading.problems.push({ line: first.number, code: 'unknown_fact', found: '{retention}' })
    return null
  }
  const joined = lines.map(({ text }, index) => (index < lines.length - 1 ? withBreak(text) : text.trim())).join('')
  return { type: 'paragraph', children: parseInline(joined, first.number, reading) }
}

/** Two blanks or a backslash at its end break a line; otherwise it flows into the next one. */
function withBreak(text: string): string {
  const isHard = text.endsWith('  ') || text.endsWith('\\')
  return (text.endsWith('\\') ? text.slice(0, -1) : text).trim() + (isHard ? hardBreak : '\n')
}

/** Where numbers follow on dots, or dots on numbers, another list begins. */
function endOfList(lines: readonly Line[]): number {
  const [first] = lines
  const isNumbered = isNumberedItem(first)
  const other = lines.findIndex(
    (line) => isItem(line) && !line.text.startsWith(' ') && isNumberedItem(line) !== isNumbered,
  )
  return other === -1 || first?.text.startsWith(' ') ? lines.length : other
}

function isNumberedItem(line: Line | undefined): boolean {
  return /^ *\d/.test(line?.text ?? '')
}

function listOf(lines: readonly Line[], { reading, depth }: Around): Block | null {
  const [first] = lines
  const [, indent = '', , start] = item.exec(first?.text ?? '') ?? []
  if (!first) return null
  if (depth > deepestList) {
    reading.problems.push({ line: first.number, code: 'deep_list', found: first.text.trim().slice(0, 40) })
    return null
  }
  const items: Line[][] = []
  let own = 0
  for (const line of lines) {
    const [marker, spaces = ''] = (isItem(line) && item.exec(line.text)) || []
    const isOwn = marker !== undefined && spaces.length < indent.length + 2
    if (isOwn) own = marker.length
    if (isOwn) items.push([{ ...line, text: line.text.slice(own) }])
    else items.at(-1)?.push({ ...line, text: withoutIndent(line.text, own) })
  }
  const isNumbered = start !== undefined
  return {
    type: 'list',
    start: isNumbered ? Number(start) : null,
    items: items.map((entry) => parseBlocks(entry, reading, depth + 1)),
  }
}

/** What stands below the words of its entry moves to the left by as much as those. */
function withoutIndent(text: string, columns: number): string {
  const blanks = text.length - text.trimStart().length
  return text.slice(Math.min(blanks, columns))
}

/** In a mail between facts there is room for sentences alone. */
function expectSentences(blocks: readonly Block[], problems: TextProblem[]): void {
  const isPlain = blocks.every(
    (block) =>
      block.type === 'paragraph' &&
      block.children.every(({ type }) => type === 'text' || type === 'fact' || type === 'break'),
  )
  if (!isPlain) problems.push({ line: 1, code: 'only_sentences', found: '' })
}
