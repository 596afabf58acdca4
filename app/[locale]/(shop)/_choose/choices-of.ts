import type { CartOption } from '@/app/_client/cart-entry'
import type { Language } from '@/lib/i18n/language'
import { textIn, type TextFields } from '@/lib/i18n/text-fields'
import type { Choice } from '@/lib/orders/choice-lines'

/** For people who read this language: of an order, a quote or the cart. */
export function choicesOf(options: readonly CartOption[], language: Language): Choice[] {
  return options.map((option) => ({
    name: nameIn(option, language),
    quantity: option.quantity,
    isOnlyOne: option.is_only_one,
    group: textIn('group', option, language),
    isAmbiguous: option.is_ambiguous ?? false,
  }))
}

/** A name as the API answers it, a field for each language. */
export function nameIn(named: TextFields<'name'>, language: Language): string {
  return textIn('name', named, language)
}
