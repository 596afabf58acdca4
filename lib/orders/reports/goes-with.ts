import type { MenuItem } from '@/lib/menu/menu-item'
import { isAlwaysSold } from '@/lib/menu/sold-when'

export interface Pair {
  itemId: string
  partnerId: string
}

type Offered = Pick<MenuItem, 'id' | 'categoryId' | 'priceRappen' | 'soldOut' | 'minimumAge' | 'soldWhen'>

/** What may be offered unasked: at any hour and for every age. */
export function canBeOffered({ soldOut, minimumAge, soldWhen }: Pick<Offered, 'soldOut' | 'minimumAge' | 'soldWhen'>) {
  return !soldOut && minimumAge === 0 && isAlwaysSold(soldWhen)
}

const mostPartners = 6
/** With a pizza one wants a drink or a salad; the burger in the same order is another meal. */
const mostOfItsPrice = 0.7

/**
 * By a dish's id, from pairs with the most ordered first. Partners are of another category, of each the favourite before
 * all others, so that three drinks do not hide the dessert.
 */
export function partnersOf<Item extends Offered>(items: readonly Item[], pairs: readonly Pair[]): Map<string, Item[]> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const partners = new Map<string, Item[]>()
  for (const { itemId, partnerId } of pairs) {
    const item = byId.get(itemId)
    const partner = byId.get(partnerId)
    if (!item || !partner || !goesWith(item, partner)) continue
    partners.set(itemId, [...(partners.get(itemId) ?? []), partner])
  }
  return new Map([...partners].map(([id, all]) => [id, favouritesFirst(all).slice(0, mostPartners)]))
}

function goesWith(item: Offered, partner: Offered): boolean {
  const isAside = partner.categoryId !== item.categoryId && partner.priceRappen <= item.priceRappen * mostOfItsPrice
  return isAside && canBeOffered(partner)
}

function favouritesFirst<Item extends Offered>(all: readonly Item[]): Item[] {
  const favourites = new Map(all.toReversed().map((item) => [item.categoryId, item.id]))
  const isFavourite = ({ id, categoryId }: Item) => favourites.get(categoryId) === id
  return [...all.filter(isFavourite), ...all.filter((item) => !isFavourite(item))]
}
