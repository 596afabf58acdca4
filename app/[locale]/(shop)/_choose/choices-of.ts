import type { CartOption } from '@/app/_client/cart-entry'
import type { Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import type { Choice } from '@/lib/orders/choice-lines'

/** For people who read this language: of an order, a quote or the cart. */
export function choicesOf(options: readonly CartOption[], language: Language): Choice[] {
  return options.map(({ quantity, is_only_one, group = '', group_en = '', is_ambiguous = false, ...option }) => ({
    name: nameIn(option, language),
    quantity,
    isOnlyOne: is_only_one,
    group: nameIn({ name: group, name_en: group_en }, language),
    isAmbiguous: is_ambiguous,
  }))
}

/** A name as the API answers it, a field for each language. */
export function nameIn({ name, name_en }: { name: string; name_en: string }, language: Language): string {
  return ownText({ de: name, en: name_en }, language)
}
