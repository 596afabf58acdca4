import { type Language, shopLanguage } from './language'
import { texts, type Texts } from './texts'

export type AllergenNames = Texts['menu']['allergenNames']

/** Official languages of Switzerland. */
const official: readonly string[] = ['de', 'fr', 'it', 'rm']

/** Beside names in a foreign language the law wants an official one; null: this one is. */
export function officialAllergenNames(language: Language): AllergenNames | null {
  return official.includes(language) ? null : texts(shopLanguage).shop.menu.allergenNames
}
