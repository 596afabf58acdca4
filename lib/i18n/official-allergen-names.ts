import type { Language } from './language'
import { shopLanguage } from './language'
import { texts, type Texts } from './texts'

export type AllergenNames = Texts['menu']['allergenNames']

/** The languages of the shop that are one of the country's. */
const official: readonly string[] = ['de', 'fr', 'it', 'rm']

/** What stands beside the names in a foreign language, because the law wants an official one; null: this one is. */
export function officialAllergenNames(language: Language): AllergenNames | null {
  return official.includes(language) ? null : texts(shopLanguage).shop.menu.allergenNames
}
