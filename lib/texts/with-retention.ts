import type { Block } from './rich-text'
import type { Sections, TextSection } from './sections-of'

interface Retention {
  title: string
  lines: readonly string[]
}

/** The privacy page with what it has to say of how long what is kept: where the text wants it, else at its end. */
export function withRetention({ opening, sections }: Sections, { title, lines }: Retention): Sections {
  const told = lines.map((text): Block => ({ type: 'paragraph', children: [{ type: 'text', text }] }))
  const isPlaced = [opening, ...sections.map(({ blocks }) => blocks)].some((blocks) =>
    blocks.some(({ type }) => type === 'retention'),
  )
  const place = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.type === 'retention' ? told : [block]))
  const end: TextSection = { title: [{ type: 'text', text: title }], blocks: told }
  return {
    opening: place(opening),
    sections: [
      ...sections.map((section) => ({ ...section, blocks: place(section.blocks) })),
      ...(isPlaced ? [] : [end]),
    ],
  }
}
