import type { OfferedDish } from '../_menu-item/offered-dishes'

interface Partner extends OfferedDish {
  category: string
}

export interface Offers {
  small: readonly OfferedDish[]
  partners: readonly Partner[]
  /** By a dish's id its places in `partners`, the best first. */
  goesWith: Readonly<Record<string, readonly number[]>>
}

const mostOffered = 3

/** Below the minimum what reaches it, else what goes well with the cart's dishes; never what is in it. */
export function offersFor(
  offers: Offers,
  { inCart, missingRappen }: { inCart: readonly string[]; missingRappen: number },
): OfferedDish[] {
  const all = missingRappen > 0 ? byDistance(offers.small, missingRappen) : goingWith(offers, inCart)
  return all.filter(({ id }) => !inCart.includes(id)).slice(0, mostOffered)
}

/** First what reaches the minimum alone, the cheapest before; then what comes closest to it. */
function byDistance(small: Offers['small'], missingRappen: number): OfferedDish[] {
  return small.toSorted((a, b) => distance(a, missingRappen) - distance(b, missingRappen))
}

const far = 1_000_000

function distance({ priceRappen }: OfferedDish, missingRappen: number): number {
  const beyond = priceRappen - missingRappen
  return beyond >= 0 ? beyond : far - beyond
}

/** One of each category that the cart has nothing of yet: each dish's best first, those of the last dish before. */
function goingWith({ partners, goesWith }: Offers, inCart: readonly string[]): OfferedDish[] {
  const had = new Set(partners.filter(({ id }) => inCart.includes(id)).map(({ category }) => category))
  const ranked = inCart
    .toReversed()
    .flatMap((id) => (goesWith[id] ?? []).map((place, rank) => ({ place, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ place }) => partners[place] ?? [])
  return ranked.filter(({ category }) => {
    if (had.has(category)) return false
    had.add(category)
    return true
  })
}
