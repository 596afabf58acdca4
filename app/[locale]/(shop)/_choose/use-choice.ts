import { useState } from 'react'
import { type CartOption, namesOf } from '@/app/_client/cart/cart-entry'
import type { TextFields } from '@/lib/i18n/text-fields'
import {
  type ChoosableGroup,
  type Chosen,
  defaultSelection,
  isAsked,
  select,
  type SelectedOption,
  type SelectionProblem,
  unitsOf,
} from '@/lib/menu/options/selection'
import { unitPrice } from '@/lib/menu/options/unit-price'
import type { AskedGroup, AskedItem } from './asked-item'

export interface Choice {
  units: Units
  chosen: Chosen<AskedGroup>[]
  problems: SelectionProblem<AskedGroup>[]
  asked: AskedGroup[]
  gone: NamedOption[]
  /** For one unit with all options. */
  unitRappen: number
  setUnits: (optionId: string, count: number) => void
  chooseNone: (group: AskedGroup) => void
}

/** Priced by the same rule that the server applies. */
export function useChoice(item: AskedItem, before?: readonly CartOption[]): Choice {
  const groups = item.optionGroups
  const [first] = useState(groups)
  const [wanted, setWanted] = useState(() => firstUnits(groups, before))
  const units = possibleUnits(groups, wanted)
  const { chosen, problems } = select(groups, selectedOf(units))
  return {
    units,
    chosen,
    problems,
    asked: groups.filter((group) => isAsked(group, chosen)),
    gone: goneOptions(wanted, { groups, names: [...(before ?? []), ...first.flatMap(namedOptions)] }),
    unitRappen: unitPrice(item, chosen).unitRappen,
    setUnits: (optionId, count) => setWanted((now) => withUnits(groups, now, optionId, count)),
    chooseNone: (group) => setWanted((now) => withoutGroup(groups, now, group)),
  }
}

/** Earlier choices, also those that are gone from the menu. */
function firstUnits(groups: readonly AskedGroup[], before?: readonly CartOption[]): Units {
  if (before) return unitsOf(before.map(({ optionId, quantity }) => ({ optionId, quantity })))
  const options = optionsOnOffer(groups)
  const soldOut = new Set(options.filter((option) => option.soldOut).map(({ id }) => id))
  return unitsOf(defaultSelection(groups).filter(({ optionId }) => !soldOut.has(optionId)))
}

type NamedOption = Pick<CartOption, 'optionId'> & TextFields<'name'>

function namedOptions({ options }: AskedGroup): NamedOption[] {
  return options.map((option) => ({ optionId: option.id, ...namesOf(option) }))
}

function goneOptions(
  wanted: Units,
  { groups, names }: { groups: readonly AskedGroup[]; names: readonly NamedOption[] },
): NamedOption[] {
  const left = new Set(optionsOnOffer(groups).map(({ id }) => id))
  const nameOf = new Map(names.map((named) => [named.optionId, named]))
  return [...wanted.keys()].flatMap((id) => (left.has(id) ? [] : (nameOf.get(id) ?? [])))
}

/** Units by option id; absent for none. */
export type Units = ReadonlyMap<string, number>

function selectedOf(units: Units): SelectedOption[] {
  return [...units].map(([optionId, quantity]) => ({ optionId, quantity }))
}

/** In such a group the next choice replaces the last. */
export function takesOne({ maxUnits }: ChoosableGroup): boolean {
  return maxUnits === 1
}

/** The choice after setting an option's units; a group that it opens comes with its defaults. */
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

/** Without options that are gone, and without answers to questions that no longer apply. */
export function possibleUnits(groups: readonly ChoosableGroup[], units: Units): Units {
  const { chosen } = select(groups, selectedOf(units))
  const asked = groups.filter((group) => isAsked(group, chosen))
  const ids = new Set(optionsOnOffer(asked).map(({ id }) => id))
  return new Map([...units].filter(([id]) => ids.has(id)))
}

/** An option off the menu stays visible, but cannot be chosen or kept. */
function optionsOnOffer<Group extends ChoosableGroup>(groups: readonly Group[]): Group['options'][number][] {
  return groups.flatMap(({ options }) => options.filter(({ available }) => available))
}

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
