import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

/** What the questions about a dish say, in the page of a dish as in the sheet. */
export function chooseWords({ choose, menu }: Pick<Texts, 'choose' | 'menu'>, phone: string) {
  const { allergens, noAllergens, allergenNames, minimumAge, soldOut } = menu
  const allergensUnknown = fill(menu.allergensUnknown, { phone })
  return { ...choose, allergens, noAllergens, allergensUnknown, allergenNames, minimumAge, soldOut }
}

export type ChooseWords = ReturnType<typeof chooseWords>
