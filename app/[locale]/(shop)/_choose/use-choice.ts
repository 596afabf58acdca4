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
import type { CartOption } from '@/app/_client/cart-entry'
import type { AskedGroup, AskedItem, AskedOption } from './asked-item'
import { selectedOf, withoutGroup, withUnits, type Units } from './choose-option'

export interface Choice {
  units: Units
  chosen: Chosen<AskedGroup>[]
  problems: SelectionProblem<AskedGroup>[]
  /** What is asked beside what is chosen, in order. */
  asked: AskedGroup[]
  /** Of one, with all that is chosen. */
  unitRappen: number
  setUnits: (optionId: string, count: number) => void
  chooseNone: (group: AskedGroup) => void
}

/** What of a menu item's options is chosen, and what that costs by the rule that the kitchen applies as well. */
export function useChoice(item: AskedItem, before?: readonly CartOption[]): Choice {
  const groups = item.optionGroups
  const [units, setUnits] = useState(() => firstUnits(groups, before))
  const { chosen, problems } = select(groups, selectedOf(units))
  return {
    units,
    chosen,
    problems,
    asked: groups.filter((group) => isAsked(group, chosen)),
    unitRappen: unitPrice(item, chosen).unitRappen,
    setUnits: (optionId, count) => setUnits((now) => withUnits(groups, now, optionId, count)),
    chooseNone: (group) => setUnits((now) => withoutGroup(groups, now, group)),
  }
}

/** What is off the menu stays visible, and can be neither chosen nor kept. */
export function optionsOnOffer(groups: readonly AskedGroup[]): AskedOption[] {
  return groups.flatMap(({ options }) => options.filter(({ available }) => available))
}

/** What was chosen before, as far as it is still there. */
function firstUnits(groups: readonly AskedGroup[], before?: readonly CartOption[]): Units {
  const options = optionsOnOffer(groups)
  const soldOut = new Set(options.filter((option) => option.soldOut).map(({ id }) => id))
  if (!before) return unitsOf(defaultSelection(groups).filter(({ optionId }) => !soldOut.has(optionId)))
  const known = new Set(options.map(({ id }) => id))
  const kept = before.filter(({ option_id }) => known.has(option_id))
  return unitsOf(kept.map(({ option_id, quantity }) => ({ optionId: option_id, quantity })))
}
