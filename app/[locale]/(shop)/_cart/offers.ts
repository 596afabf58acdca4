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
  const all = missingRappen > 0 ? reaching(offers.small, missingRappen) : goingWith(offers, inCart)
  return all.filter(({ id }) => !inCart.includes(id)).slice(0, mostOffered)
}

/** Only what reaches the minimum with one tap, the cheapest first: more of the menu is on the menu. */
function reaching(small: Offers['small'], missingRappen: number): OfferedDish[] {
  return small
    .filter(({ priceRappen }) => priceRappen >= missingRappen)
    .toSorted((a, b) => a.priceRappen - b.priceRappen)
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
