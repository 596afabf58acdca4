import { cartOption, groupNamesOf, type CartOption } from '@/app/_client/cart-entry'
import { asAnswered } from '@/app/api/v1/http/wire'
import type { MenuItem } from '@/lib/menu/menu-item'
import { answeredText, inFurtherLanguages } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/own-text'
import { shopLanguage } from '@/lib/i18n/language'
import { ambiguousGroups } from '@/lib/menu/options/wrong-fields'
import type { AttachedGroup } from '@/lib/menu/options/option-group'
import { optionView } from '@/lib/menu/options/schema'
import { isAsked, select, type Chosen } from '@/lib/menu/options/selection'
import { isSize } from '@/lib/menu/options/unit-price'
import { leastPriceOf } from './least-price'

export interface WaysToChoose {
  /** Null: it costs what stands there. */
  fromRappen: number | null
  mustChoose: boolean
  /** What one tap chooses; null: there is nothing to choose, or something must be. */
  defaults: CartOption[] | null
}

/** How a card sells a menu item about which something is asked; its questions come when somebody answers them. */
export function waysToChoose(item: MenuItem): WaysToChoose {
  const { priceRappen, optionGroups } = item
  const { chosen, problems } = select(optionGroups)
  const lowest = leastPriceOf(item)
  const isRequired = optionGroups.some((group) => group.minUnits > 0 && isAsked(group, chosen))
  const mustChoose = isRequired || problems.length > 0
  return {
    fromRappen: lowest === priceRappen ? null : lowest,
    mustChoose,
    defaults: optionGroups.length > 0 && !mustChoose ? defaultsOf(optionGroups, chosen) : null,
  }
}

const named = optionView.pick({ name: true, name_en: true }).extend(inFurtherLanguages('name', answeredText()))

function defaultsOf(groups: AttachedGroup[], chosen: Chosen<AttachedGroup>[]): CartOption[] {
  const ambiguous = ambiguousGroups(groups, ({ name }) => ownText(name, shopLanguage))
  return chosen.map(({ group, option, units }) => {
    return cartOption({
      option_id: option.id,
      ...asAnswered(named, option),
      quantity: units,
      is_only_one: isSize(group),
      ...groupNamesOf(asAnswered(named, group)),
      is_ambiguous: ambiguous.has(group.id),
    })
  })
}
