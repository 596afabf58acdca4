import type { Language } from '@/lib/i18n/language'
import { type FactSource, factsOf } from './facts'
import { fillText } from './fill-text'
import { parseText } from './parse-text'
import type { Block } from './rich-text'
import { plainText } from './sections-of'

type Seller = FactSource & Record<'name' | 'streetAddress' | 'city' | 'email', string>

/** Whether an imprint says who sells, where, and an e-mail address: Art. 3 Abs. 1 lit. s UWG. */
export function namesSeller(markdown: string, shop: Seller, language: Language): boolean {
  const said = wordsOf(fillText(parseText(markdown, 'imprint').blocks, factsOf(shop, language))).toLowerCase()
  return [shop.name, shop.streetAddress, shop.city, shop.email].every(
    (fact) => fact !== '' && said.includes(fact.toLowerCase()),
  )
}

function wordsOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'list') return block.items.map(wordsOf).join('\n')
      return 'children' in block ? plainText(block.children) : ''
    })
    .join('\n')
}
