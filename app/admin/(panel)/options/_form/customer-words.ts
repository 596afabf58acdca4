import { chooseWords, type ChooseWords } from '@/app/[locale]/(shop)/_choose/choose-words'
import type { Language } from '@/lib/i18n/language'
import { texts, type Texts } from '@/lib/i18n/texts'
import { currentShop } from '@/lib/shop/queries'

export interface CustomerWords {
  choose: ChooseWords
  island: Texts['island']
}

export async function customerWords(): Promise<Partial<Record<Language, CustomerWords>>> {
  const { phone, languages } = await currentShop()
  const entries = languages.map((language) => {
    const { shop } = texts(language)
    // Unsaved text has no translation.
    const names = { ingredientNames: {}, methodNames: shop.menu.methodNames }
    return [language, { choose: chooseWords(shop, { phone, language, names }), island: shop.island }]
  })
  return Object.fromEntries(entries) as Partial<Record<Language, CustomerWords>>
}
