import type { ChoosableGroup, Chosen } from './selection'

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
