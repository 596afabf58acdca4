import {
  defaultSelection,
  isAsked,
  select,
  type ChoosableGroup,
  type SelectedOption,
} from '@/lib/menu/options/selection'

/** How many of each option, by its id; what is not chosen is not in it. */
export type Units = ReadonlyMap<string, number>

export function selectedOf(units: Units): SelectedOption[] {
  return [...units].map(([optionId, quantity]) => ({ optionId, quantity }))
}

/** Of a group that takes one, the next choice replaces the last. */
export function takesOne({ maxUnits }: ChoosableGroup): boolean {
  return maxUnits === 1
}

/** What is chosen once there are so many of this option; a group that it brings along comes with its defaults. */
export function withUnits(groups: readonly ChoosableGroup[], units: Units, optionId: string, count: number): Units {
  const next = new Map(units)
  const group = groups.find(({ options }) => options.some(({ id }) => id === optionId))
  if (group && takesOne(group)) for (const { id } of group.options) next.delete(id)
  if (count > 0) next.set(optionId, count)
  else next.delete(optionId)
  return withConditions(groups, units, next)
}

export function withoutGroup(groups: readonly ChoosableGroup[], units: Units, { options }: ChoosableGroup): Units {
  const next = new Map(units)
  for (const { id } of options) next.delete(id)
  return withConditions(groups, units, next)
}

/** Without what the menu has no more, and without the answers to what is asked no more. */
export function possibleUnits(groups: readonly ChoosableGroup[], units: Units): Units {
  const { chosen } = select(groups, selectedOf(units))
  const asked = groups.filter((group) => isAsked(group, chosen))
  const ids = new Set(optionsOnOffer(asked).map(({ id }) => id))
  return new Map([...units].filter(([id]) => ids.has(id)))
}

/** What is off the menu stays visible, and can be neither chosen nor kept. */
export function optionsOnOffer<Group extends ChoosableGroup>(groups: readonly Group[]): Group['options'][number][] {
  return groups.flatMap(({ options }) => options.filter(({ available }) => available))
}

/** What of a group can still be added, for one option. */
export function mostOf({ maxUnits, maxEach, options }: ChoosableGroup, units: Units, optionId: string): number {
  const others = options.reduce((sum, { id }) => sum + (id === optionId ? 0 : (units.get(id) ?? 0)), 0)
  return Math.max(0, Math.min(maxEach, (maxUnits ?? Infinity) - others))
}

function withConditions(groups: readonly ChoosableGroup[], before: Units, chosen: Units): Units {
  const next = new Map(chosen)
  const chosenBefore = select(groups, selectedOf(before)).chosen
  const chosenNow = select(groups, selectedOf(chosen)).chosen
  for (const group of groups.filter(({ whenOptionId }) => whenOptionId !== null)) {
    const isNow = isAsked(group, chosenNow)
    if (!isNow) for (const { id } of group.options) next.delete(id)
    if (!isNow || isAsked(group, chosenBefore)) continue
    const defaults = defaultSelection([{ ...group, whenOptionId: null }])
    for (const { optionId } of defaults) next.set(optionId, 1)
  }
  return next
}
