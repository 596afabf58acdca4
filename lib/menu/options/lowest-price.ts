import type { ChoosableGroup, Chosen } from './selection'
import { isSize, priceBeside, unitPrice } from './unit-price'

interface PricedItem {
  /** Its own, before anything is chosen. */
  priceRappen: number
  optionGroups: readonly ChoosableGroup[]
}

/**
 * The least that a menu item can cost: of every size the price with the cheapest of what must be chosen beside it. For
 * the word "from" on a card; what is sold out counts, because it comes back.
 */
export function lowestPrice({ priceRappen, optionGroups }: PricedItem): number {
  const required = optionGroups.filter(({ whenOptionId, minUnits }) => whenOptionId === null && minUnits > 0)
  const sizes = required.find(isSize)
  if (!sizes) return priceWith(priceRappen, required, [])
  const others = required.filter((group) => group !== sizes)
  const prices = onSale(sizes).map((option) => priceWith(priceRappen, others, [{ group: sizes, option, units: 1 }]))
  return prices.length > 0 ? Math.min(...prices) : priceRappen
}

function onSale({ options }: ChoosableGroup) {
  return options.filter(({ available }) => available)
}

/** One group after the other gets the cheapest units that satisfy it. */
function priceWith(priceRappen: number, groups: readonly ChoosableGroup[], chosen: readonly Chosen[]): number {
  const all = groups.reduce((before, group) => [...before, ...cheapestOf(group, before)], [...chosen])
  return unitPrice({ priceRappen }, all).unitRappen
}

function cheapestOf(group: ChoosableGroup, before: readonly Chosen[]): Chosen[] {
  const byPrice = onSale(group)
    .map((option) => {
      const one = { group, option, units: 1 }
      return { one, rappen: priceBeside(before, one) }
    })
    .toSorted((a, b) => a.rappen - b.rappen)
  const chosen: Chosen[] = []
  let missing = group.minUnits
  for (const { one } of byPrice) {
    const units = Math.min(missing, group.maxEach)
    if (units > 0) chosen.push({ ...one, units })
    missing -= units
  }
  return chosen
}
