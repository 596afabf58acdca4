import { chooseWords, type ChooseWords } from '@/app/[locale]/(shop)/_choose/choose-words'
import type { Language } from '@/lib/i18n/language'
import { texts, type Texts } from '@/lib/i18n/texts'
import { currentShop } from '@/lib/shop/queries'

/** What the guest's own questions say in a language; the preview shows them in each that is offered. */
export interface GuestWords {
  choose: ChooseWords
  island: Texts['island']
}

export async function guestWords(): Promise<Partial<Record<Language, GuestWords>>> {
  const { phone, languages } = await currentShop()
  const entries = languages.map((language) => {
    const { shop } = texts(language)
    // What is typed at this moment nobody has translated.
    const names = { ingredientNames: {}, methodNames: shop.menu.methodNames }
    return [language, { choose: chooseWords(shop, { phone, language, names }), island: shop.island }]
  })
  return Object.fromEntries(entries) as Partial<Record<Language, GuestWords>>
}
