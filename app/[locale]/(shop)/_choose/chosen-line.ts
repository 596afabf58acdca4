import {
  cartOption,
  groupNamesOf,
  namesOf,
  type CartChoice,
  type CartItem,
  type CartOption,
} from '@/app/_client/cart/cart-entry'
import { ambiguousGroups } from '@/lib/menu/options/wrong-fields'
import { isSize, volumeOf } from '@/lib/menu/options/unit-price'
import type { AskedItem } from './asked-item'
import type { Choice } from './use-choice'

export interface ChosenLine extends CartChoice {
  item: CartItem
}

export function chosenLine(asked: AskedItem, choice: Pick<Choice, 'chosen' | 'unitRappen'>, note: string): ChosenLine {
  const { id, name, image, optionGroups } = asked
  const volumeMl = volumeOf(asked, choice.chosen)
  return {
    item: {
      id,
      name,
      image,
      priceRappen: choice.unitRappen,
      minimumAge: minimumAgeOf(asked, choice),
      ...(volumeMl !== null && { volumeMl }),
    },
    // A dish without options stays the same line as in carts stored before options existed.
    ...(optionGroups.length > 0 && { options: cartOptions(asked, choice) }),
    ...(note && { note }),
  }
}

export function minimumAgeOf({ minimumAge }: AskedItem, { chosen }: Pick<Choice, 'chosen'>): number {
  return Math.max(minimumAge, ...chosen.map(({ option }) => option.minimumAge))
}

function cartOptions({ optionGroups }: AskedItem, { chosen }: Pick<Choice, 'chosen'>): CartOption[] {
  const ambiguous = ambiguousGroups(optionGroups, ({ name }) => name)
  return chosen.map(({ group, option, units }) =>
    cartOption({
      optionId: option.id,
      ...namesOf(option),
      quantity: units,
      isOnlyOne: isSize(group),
      ...groupNamesOf(group),
      isAmbiguous: ambiguous.has(group.id),
    }),
  )
}
