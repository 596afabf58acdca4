import { ingredientName } from '@/lib/i18n/ingredients'
import { shopLanguage } from '@/lib/i18n/language'
import type { IngredientKind } from '@/lib/shop/ingredient-kinds'
import type { Origin } from './origin'
import type { Allergen } from './limits'

interface Stated {
  allergens: readonly Allergen[] | null
  origins: readonly Origin[]
  ingredientKinds: readonly IngredientKind[]
}

/** By their names in the shop's language, as owners write them beside a country. */
const kindOfIngredient: Record<string, IngredientKind> = {
  Rind: 'beef',
  Rindfleisch: 'beef',
  Kalb: 'beef',
  Kalbfleisch: 'beef',
  Schwein: 'pork',
  Schweinefleisch: 'pork',
  Schinken: 'pork',
  Speck: 'pork',
  Salami: 'pork',
  Poulet: 'poultry',
  Huhn: 'poultry',
  Hähnchen: 'poultry',
  Truthahn: 'poultry',
  Trute: 'poultry',
  Ente: 'poultry',
  Froschschenkel: 'frogs_legs',
  Stopfleber: 'foie_gras',
}

/** What is stated, and what follows from it: a dish with the allergen eggs has eggs in it, one with beef from Brazil beef. */
export function kindsOf({ allergens, origins, ingredientKinds }: Stated): Set<IngredientKind> {
  const kinds = new Set(ingredientKinds)
  if (allergens?.includes('eggs')) kinds.add('eggs')
  if (allergens?.includes('milk')) kinds.add('milk')
  for (const { ingredient } of origins) {
    const kind = kindOfOrigin(ingredient)
    if (kind) kinds.add(kind)
  }
  return kinds
}

export function kindOfOrigin(ingredient: string): IngredientKind | undefined {
  const known = ingredientName(ingredient, shopLanguage).trim().toLowerCase()
  return Object.entries(kindOfIngredient).find(([name]) => name.toLowerCase() === known)?.[1]
}
