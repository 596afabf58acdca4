import { useState } from 'react'
import {
  defaultSelection,
  isAsked,
  select,
  unitsOf,
  type Chosen,
  type SelectionProblem,
} from '@/lib/menu/options/selection'
import { unitPrice } from '@/lib/menu/options/unit-price'
import { namesOf, type CartOption } from '@/app/_client/cart-entry'
import type { TextFields } from '@/lib/i18n/text-fields'
import type { AskedGroup, AskedItem } from './asked-item'
import { optionsOnOffer, possibleUnits, selectedOf, withoutGroup, withUnits, type Units } from './choose-option'

export interface Choice {
  units: Units
  chosen: Chosen<AskedGroup>[]
  problems: SelectionProblem<AskedGroup>[]
  /** What is asked beside what is chosen, in order. */
  asked: AskedGroup[]
  /** What was chosen and is not on the menu any more. */
  gone: NamedOption[]
  /** Of one, with all that is chosen. */
  unitRappen: number
  setUnits: (optionId: string, count: number) => void
  chooseNone: (group: AskedGroup) => void
}

/** What of a menu item's options is chosen, and what that costs by the rule that the kitchen applies as well. */
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

/** What was chosen before, whether it is still there or not. */
function firstUnits(groups: readonly AskedGroup[], before?: readonly CartOption[]): Units {
  if (before) return unitsOf(before.map(({ option_id, quantity }) => ({ optionId: option_id, quantity })))
  const options = optionsOnOffer(groups)
  const soldOut = new Set(options.filter((option) => option.soldOut).map(({ id }) => id))
  return unitsOf(defaultSelection(groups).filter(({ optionId }) => !soldOut.has(optionId)))
}

type NamedOption = Pick<CartOption, 'option_id'> & TextFields<'name'>

function namedOptions({ options }: AskedGroup): NamedOption[] {
  return options.map((option) => ({ option_id: option.id, ...namesOf(option) }))
}

function goneOptions(
  wanted: Units,
  { groups, names }: { groups: readonly AskedGroup[]; names: readonly NamedOption[] },
): NamedOption[] {
  const left = new Set(optionsOnOffer(groups).map(({ id }) => id))
  const nameOf = new Map(names.map((named) => [named.option_id, named]))
  return [...wanted.keys()].flatMap((id) => (left.has(id) ? [] : (nameOf.get(id) ?? [])))
}
