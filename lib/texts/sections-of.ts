import type { Block, Inline } from './rich-text'

export interface TextSection {
  title: Inline[]
  blocks: Block[]
}

export interface Sections {
  /** What stands before the first section. */
  opening: Block[]
  sections: TextSection[]
}

/** A text as its pages lay it out: a section per heading of the second level. */
export function sectionsOf(blocks: readonly Block[]): Sections {
  const opening: Block[] = []
  const sections: TextSection[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) sections.push({ title: block.children, blocks: [] })
    else (sections.at(-1)?.blocks ?? opening).push(block)
  }
  return { opening, sections }
}

/** The words alone, as a mail or a key needs them. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type === 'break') return '\n'
      return 'children' in node ? plainText(node.children) : ''
    })
    .join('')
}

/** The headline of the page about the shop, and what else stands at its head. */
export function headlineOf(opening: readonly Block[]): { headline: string; rest: Block[] } {
  const [first, ...rest] = opening
  if (first?.type !== 'heading' || first.depth !== 1) return { headline: '', rest: [...opening] }
  return { headline: plainText(first.children), rest }
}

/** Where a section holds nothing but parts with a heading of the third level, those parts; null otherwise. */
export function cardsOf(blocks: readonly Block[]): TextSection[] | null {
  const cards: TextSection[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 3) cards.push({ title: block.children, blocks: [] })
    else if (cards.length === 0) return null
    else cards.at(-1)?.blocks.push(block)
  }
  return cards.length > 0 ? cards : null
}
