import { Refusal } from '@/lib/platform/refusal'
import type { AttachedGroup, OptionPrice } from './option-group'
import { type ChoosableGroup, type ChoosableOption, type Chosen, select } from './selection'

export interface Charged<Group extends ChoosableGroup = ChoosableGroup> extends Chosen<Group> {
  /** What all its units add to the price of one; 0 for a base option. */
  chargedRappen: number
}

export interface UnitPrice<Group extends ChoosableGroup = ChoosableGroup> {
  unitRappen: number
  base: Chosen<Group> | null
  charged: Charged<Group>[]
}

/** The dearest chosen base option, else the menu item, and the charged units: the only place of prices. */
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

/** What a menu item says of an option takes the place of all prices of its group, those beside a size included. */
export function withItemPrices<Option extends ChoosableOption>(
  options: readonly Option[],
  itemPrices: readonly OptionPrice[],
): Option[] {
  const prices = new Map(itemPrices.map(({ optionId, priceRappen }) => [optionId, priceRappen]))
  return options.map((option) => {
    const priceRappen = prices.get(option.id)
    return priceRappen === undefined ? option : { ...option, priceRappen, sizePrices: [] }
  })
}

/** Exactly one is chosen, which decides the price of other options. */
export function isSize({ minUnits, maxUnits }: Pick<ChoosableGroup, 'minUnits' | 'maxUnits'>): boolean {
  return minUnits === 1 && maxUnits === 1
}

/** Where two sizes have a price for it, the dearer one counts, as for bases. */
export function priceBeside(chosen: readonly Chosen[], { option }: Pick<Chosen, 'option'>): number {
  const isChosen = (id: string) => chosen.some((size) => size.option.id === id && isSize(size.group))
  const bySize = option.sizePrices.filter(({ sizeId }) => isChosen(sizeId)).map(({ priceRappen }) => priceRappen)
  return bySize.length > 0 ? Math.max(...bySize) : option.priceRappen
}

/** The cheapest units of a group are free, in whatever order they were chosen. */
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

/** The price everywhere outside of the menu item's own row. */
export function defaultPriceOf(ownRappen: number, groups: readonly AttachedGroup[]): number {
  return unitPrice({ priceRappen: ownRappen }, defaultsOf(groups)).unitRappen
}

// Menu items share lists of groups: the defaults of each are computed once.
const known = new WeakMap<readonly AttachedGroup[], Chosen<AttachedGroup>[]>()

function defaultsOf(groups: readonly AttachedGroup[]): Chosen<AttachedGroup>[] {
  const defaults = known.get(groups) ?? select(groups).chosen
  known.set(groups, defaults)
  return defaults
}

/** Where a size decides, any other price than the size's is refused. */
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
  priceRappen: number
  optionGroups: readonly ChoosableGroup[]
}

/** The least that it can cost, for the word "from" on a card. Sold-out options count, because they come back. */
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

/** Greedy: one group after the other takes its cheapest units. */
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

interface Measured {
  volumeMl: number | null
}

interface ChosenSize {
  group: { pricing: 'add' | 'base'; minUnits: number; maxUnits: number | null }
  option: Measured
}

/** Null: no drink. */
export function volumeOf(menuItem: Measured, chosen: readonly ChosenSize[]): number | null {
  const sizes = chosen.filter(({ group, option }) => option.volumeMl !== null && isSizeOf(menuItem, group))
  return sizes.at(-1)?.option.volumeMl ?? menuItem.volumeMl
}

/** The drink that comes with a plate says nothing about the plate. */
function isSizeOf({ volumeMl }: Measured, group: ChosenSize['group']): boolean {
  return isSize(group) && (group.pricing === 'base' || volumeMl !== null)
}
