import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { officialAllergenNames } from '@/lib/i18n/official-allergen-names'
import type { DeclaredNames } from './declared-names'
import type { Texts } from '@/lib/i18n/texts'

/** What the questions about a dish say, in the page of a dish as in the sheet. */
export function chooseWords(
  { choose, menu }: Pick<Texts, 'choose' | 'menu'>,
  { phone, language, names }: { phone: string; language: Language; names: DeclaredNames },
) {
  const { allergens, noAllergens, allergenNames, minimumAge, soldOut, origins, methods, volume } = menu
  const allergensUnknown = fill(menu.allergensUnknown, { phone })
  const officialNames = officialAllergenNames(language)
  return {
    ...choose,
    ...{ language, allergens, noAllergens, allergensUnknown, allergenNames, officialNames },
    ...{ ...names, origins, methods, volume, minimumAge, soldOut },
  }
}

export type ChooseWords = ReturnType<typeof chooseWords>
