import { shopLanguage, type Language } from '@/lib/i18n/language'
import { localizedOf, type Localized } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/text-fields'
import type { VatClass } from '@/lib/menu/limits'
import type { Choice } from './choice-lines'

export interface ChosenOption {
  optionId: string
  groupId: string
  group: Localized
  name: Localized
  kitchenName: string
  quantity: number
  /** The one of its group that had to be chosen: tickets write no number before it. */
  isOnlyOne: boolean
  /** Another group of the dish offered the same: its group is named with it. */
  isAmbiguous: boolean
  /** What all its units add to one dish; 0 for a base option, whose price is that of the dish. */
  priceRappen: number
  vatPerMille: number
  /** null: stored before options had one; such an option keeps its rate. */
  vatClass: VatClass | null
  /** Years, where only this option is restricted; else 0. */
  minimumAge: number
}

export function choicesIn({ options }: { options: readonly ChosenOption[] }, language: Language): Choice[] {
  return options.map((option) => choiceOf(option, ownText(option.name, language), language))
}

export function kitchenChoices({ options }: { options: readonly ChosenOption[] }): Choice[] {
  return options.map((option) =>
    choiceOf(option, option.kitchenName || ownText(option.name, shopLanguage), shopLanguage),
  )
}

function choiceOf({ group, quantity, isOnlyOne, isAmbiguous }: ChosenOption, name: string, language: Language): Choice {
  return { name, group: ownText(group, language), quantity, isOnlyOne, isAmbiguous }
}

/** What an option of another VAT class adds is a share of its own. */
export function grossByRate(line: {
  quantity: number
  totalRappen: number
  vatPerMille: number
  options: unknown
}): Map<number, number> {
  const shares = new Map([[line.vatPerMille, line.totalRappen]])
  for (const { priceRappen, vatPerMille: rate } of storedOptions(line)) {
    const share = priceRappen * line.quantity
    if (share === 0 || rate === line.vatPerMille) continue
    shares.set(rate, (shares.get(rate) ?? 0) + share)
    shares.set(line.vatPerMille, (shares.get(line.vatPerMille) ?? 0) - share)
  }
  return shares
}

/** Older orders lack isAmbiguous, minimumAge, vatClass and the languages that were added since. */
export function storedOptions({ options }: { options: unknown }): ChosenOption[] {
  return (options as ChosenOption[]).map((option) => ({
    ...option,
    group: localizedOf(option.group),
    name: localizedOf(option.name),
    isAmbiguous: option.isAmbiguous ?? false,
    minimumAge: option.minimumAge ?? 0,
    vatClass: option.vatClass ?? null,
  }))
}
