import { fill } from '@/lib/i18n/fill'
import { ingredientName } from '@/lib/i18n/ingredients'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { DeclaredThings } from '@/lib/menu/items/facts-of'
import type { ProductionMethod } from '@/lib/shop/ingredient-kinds'

export function chooseWords(
  { choose, menu }: Pick<Texts, 'choose' | 'menu'>,
  { phone, language, names }: { phone: string; language: Language; names: DeclaredNames },
) {
  const { allergens, noAllergens, allergenNames, minimumAge, soldOut, origins, methods, volume, tagNames, goesWith } =
    menu
  const allergensUnknown = fill(menu.allergensUnknown, { phone })
  return {
    ...choose,
    ...{ language, allergens, noAllergens, allergensUnknown, allergenNames },
    ...{ ...names, origins, methods, volume, minimumAge, soldOut, tagNames, goesWith },
  }
}

export type ChooseWords = ReturnType<typeof chooseWords>

/** Only the names of origins and methods that the menu uses reach the browser. */
interface DeclaredNames {
  ingredientNames: Record<string, string>
  methodNames: Partial<Record<ProductionMethod, string>>
}

export function declaredNames(
  { ingredients, methods }: DeclaredThings,
  { menu }: Texts,
  language: Language,
): DeclaredNames {
  const translated = ingredients.map((ingredient) => [ingredient, ingredientName(ingredient, language)] as const)
  return {
    ingredientNames: Object.fromEntries(translated.filter(([ingredient, name]) => ingredient !== name)),
    methodNames: Object.fromEntries(methods.map((method) => [method, menu.methodNames[method]])),
  }
}
