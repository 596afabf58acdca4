import { Refusal } from '@/lib/platform/refusal'
import type { AttachedGroup } from './option-group'
import { type ChoosableGroup, type Chosen, select } from './selection'

export interface Charged<Group extends ChoosableGroup = ChoosableGroup> extends Chosen<Group> {
  /** What all its units add to the price of one; 0 for a base option. */
  chargedRappen: number
}

export interface UnitPrice<Group extends ChoosableGroup = ChoosableGroup> {
  /** Of one menu item with all that is chosen. */
  unitRappen: number
  /** The base option that sets the price; null: the menu item's own does. */
  base: Chosen<Group> | null
  charged: Charged<Group>[]
}

/**
 * What one costs: the dearest chosen base option, else the menu item itself, and the units that are charged on top. The
 * only place where options have a price.
 */
export function unitPrice<Group extends ChoosableGroup>(
  menuItem: { priceRappen: number },
  chosen: readonly Chosen<Group>[],
): UnitPrice<Group> {
  const priced = chosen.map((choice) => ({ ...choice, priceRappen: priceBeside(chosen, choice) }))
  const bases = priced.filter(({ group }) => group.pricing === 'base')
  const [base = null] = bases.toSorted((a, b) => b.priceRappen - a.priceRappen)
  const free = freeUnits(priced)
  const charged = priced.map(({ priceRappen, ...choice }) => ({
    ...choice,
    chargedRappen:
      choice.group.pricing === 'base' ? 0 : priceRappen * (choice.units - (free.get(choice.option.id) ?? 0)),
  }))
  const added = charged.reduce((sum, { chargedRappen }) => sum + chargedRappen, 0)
  return { unitRappen: (base?.priceRappen ?? menuItem.priceRappen) + added, base, charged }
}

/** What decides the price of other options: one of its group, and always one. */
export function isSize({ minUnits, maxUnits }: Pick<ChoosableGroup, 'minUnits' | 'maxUnits'>): boolean {
  return minUnits === 1 && maxUnits === 1
}

/**
 * What one unit of an option costs beside what else is chosen. Where two sizes have a price for it, the dearer one counts,
 * as it does for the bases.
 */
export function priceBeside(chosen: readonly Chosen[], { option }: Pick<Chosen, 'option'>): number {
  const isChosen = (id: string) => chosen.some((size) => size.option.id === id && isSize(size.group))
  const bySize = option.sizePrices.filter(({ sizeId }) => isChosen(sizeId)).map(({ priceRappen }) => priceRappen)
  return bySize.length > 0 ? Math.max(...bySize) : option.priceRappen
}

/** How many units of each option are free: the cheapest of its group, in whatever order they were clicked. */
function freeUnits(priced: readonly (Chosen & { priceRappen: number })[]): Map<string, number> {
  const left = new Map<ChoosableGroup, number>()
  const free = new Map<string, number>()
  for (const { group, option, units } of priced.toSorted((a, b) => a.priceRappen - b.priceRappen)) {
    const remaining = left.get(group) ?? group.freeUnits
    const given = Math.min(units, remaining)
    free.set(option.id, given)
    left.set(group, remaining - given)
  }
  return free
}

/** What a menu item costs for who chooses nothing: its price everywhere outside of its own row. */
export function defaultPriceOf(ownRappen: number, groups: readonly AttachedGroup[]): number {
  return unitPrice({ priceRappen: ownRappen }, defaultsOf(groups)).unitRappen
}

// Menu items that ask the same share the list, so that its defaults are looked for once.
const known = new WeakMap<readonly AttachedGroup[], Chosen<AttachedGroup>[]>()

function defaultsOf(groups: readonly AttachedGroup[]): Chosen<AttachedGroup>[] {
  const defaults = known.get(groups) ?? select(groups).chosen
  known.set(groups, defaults)
  return defaults
}

/**
 * The price of its own with which it costs `wantedRappen` for who chooses nothing. Where a size decides, its own price
 * stays as it is, and another one than that of the size is refused.
 */
export function ownPriceFor(
  wantedRappen: number,
  { ownRappen, groups }: { ownRappen: number; groups: readonly AttachedGroup[] },
): number {
  const { unitRappen, base } = unitPrice({ priceRappen: 0 }, select(groups).chosen)
  if (base && wantedRappen === unitRappen) return ownRappen
  if (base) throw new Refusal('invalid_fields', { fields: { price: 'set_by_options' } })
  if (wantedRappen <= unitRappen) throw new Refusal('invalid_fields', { fields: { price: 'out_of_range' } })
  return wantedRappen - unitRappen
}

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
