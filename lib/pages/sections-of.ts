import { counted, fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { type Retained, retention } from '@/lib/platform/retention'
import type { FactSource } from './facts'
import type { Block, Inline } from './rich-text'

export interface TextSection {
  title: Inline[]
  blocks: Block[]
}

export interface Sections {
  opening: Block[]
  sections: TextSection[]
}

/** One section per heading of the second level. */
export function sectionsOf(blocks: readonly Block[]): Sections {
  const opening: Block[] = []
  const sections: TextSection[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) sections.push({ title: block.children, blocks: [] })
    else (sections.at(-1)?.blocks ?? opening).push(block)
  }
  return { opening, sections }
}

export function plainText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type === 'break') return '\n'
      return 'children' in node ? plainText(node.children) : ''
    })
    .join('')
}

export function headlineOf(opening: readonly Block[]): { headline: string; rest: Block[] } {
  const [first, ...rest] = opening
  if (first?.type !== 'heading' || first.depth !== 1) return { headline: '', rest: [...opening] }
  return { headline: plainText(first.children), rest }
}

/** The parts where a section holds only parts with a third-level heading; null otherwise. */
export function cardsOf(blocks: readonly Block[]): TextSection[] | null {
  const cards: TextSection[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 3) cards.push({ title: block.children, blocks: [] })
    else if (cards.length === 0) return null
    else cards.at(-1)?.blocks.push(block)
  }
  return cards.length > 0 ? cards : null
}

interface Retention {
  title: string
  lines: readonly string[]
}

/** Where the text asks for it, else at the end. */
export function withRetention({ opening, sections }: Sections, { title, lines }: Retention): Sections {
  const blocksOfLines = lines.map((text): Block => ({ type: 'paragraph', children: [{ type: 'text', text }] }))
  const isPlaced = [opening, ...sections.map(({ blocks }) => blocks)].some((blocks) =>
    blocks.some(({ type }) => type === 'retention'),
  )
  const place = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.type === 'retention' ? blocksOfLines : [block]))
  const end: TextSection = { title: [{ type: 'text', text: title }], blocks: blocksOfLines }
  return {
    opening: place(opening),
    sections: [
      ...sections.map((section) => ({ ...section, blocks: place(section.blocks) })),
      ...(isPlaced ? [] : [end]),
    ],
  }
}

/** What paying online leaves behind is said where it is offered. */
const ofPayingOnline: readonly Retained[] = ['unpaidOrders', 'paymentEvents']

export function retentionLines(
  words: Texts['privacy']['retention'],
  { online }: Pick<FactSource, 'online'>,
  language: Language,
): string[] {
  const all = Object.keys(retention) as Retained[]
  const kinds = online ? all : all.filter((kept) => !ofPayingOnline.includes(kept))
  const lines = kinds.map((kept) => {
    const { amount, unit, source } = retention[kept]
    const period = amount === 0 ? words.atOnce : counted(words.periods[unit], amount, language)
    return fill(words.line, { what: words.kept[kept], period, source: words.sources[source] })
  })
  return [words.lead, ...lines]
}
