import { alcoholOf } from '@/lib/shop/alcohol/alcohol-of'
import type { VatClass } from '../../limits'
import type { ItemEntry, SentItem } from '../menu-file'
import { nameKey } from './match'

export interface AlcoholProposal {
  name: string
  category: string
  /** Null: it has one, or the file says it. */
  minimumAge: 16 | 18 | null
  vatClass: VatClass | null
  isTaken: boolean
}

interface Proposed {
  item: ItemEntry
  proposal: AlcoholProposal | null
}

/** What the law asks of a drink that sounds like alcohol, where the file says nothing about it. */
export function withAlcohol(item: ItemEntry, sent: SentItem, declined: ReadonlySet<string>): Proposed {
  const { name, category, ingredientKinds } = item
  const alcohol = ingredientKinds.includes('alcohol_free') ? null : alcoholOf({ name, category: category.name })
  if (!alcohol) return { item, proposal: null }
  const minimumAge = sent.minimumAge === undefined && item.minimumAge === 0 ? alcohol.age : null
  const isFood = sent.vatClass === undefined && item.vatClass === 'reduced'
  const vatClass: VatClass | null = isFood && alcohol.isDrink ? 'standard' : null
  if (minimumAge === null && vatClass === null) return { item, proposal: null }
  const isTaken = !declined.has(nameKey(name))
  const proposal = { name, category: category.name, minimumAge, vatClass, isTaken }
  if (!isTaken) return { item: { ...item, ingredientKinds: [...ingredientKinds, 'alcohol_free'] }, proposal }
  return {
    item: { ...item, minimumAge: minimumAge ?? item.minimumAge, vatClass: vatClass ?? item.vatClass },
    proposal,
  }
}
