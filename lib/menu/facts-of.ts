import { languageFacts, type Language } from '@/lib/i18n/language'
import type { ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Origin } from './item-fields'

interface Part {
  origins: readonly Origin[]
  productionMethods: readonly ProductionMethod[] | null
}

/** Where what is in the dish comes from and how it was made: its own, and that of what is chosen with it. */
export function factsOf(menuItem: Part, chosen: readonly { option: Part }[] = []) {
  const parts = [menuItem, ...chosen.map(({ option }) => option)]
  const origins = parts.flatMap((part) => part.origins)
  const isFirst = (origin: Origin, place: number) =>
    origins.findIndex(({ ingredient, country }) => ingredient === origin.ingredient && country === origin.country) ===
    place
  return {
    origins: origins.filter(isFirst),
    methods: [...new Set(parts.flatMap((part) => part.productionMethods ?? []))],
  }
}

interface WithOptions extends Part {
  optionGroups: readonly { options: readonly Part[] }[]
}

export interface DeclaredThings {
  ingredients: string[]
  methods: ProductionMethod[]
}

/** Every ingredient with an origin and every method of a menu, once. */
export function declaredIn(items: readonly WithOptions[]): DeclaredThings {
  // Thousands of menu items share a few lists of options.
  const lists = new Set(items.flatMap(({ optionGroups }) => optionGroups.map(({ options }) => options)))
  const parts = [...items, ...[...lists].flat()]
  return {
    ingredients: [...new Set(parts.flatMap(({ origins }) => origins.map(({ ingredient }) => ingredient)))],
    methods: [...new Set(parts.flatMap(({ productionMethods }) => productionMethods ?? []))],
  }
}

/** "Beef: Switzerland, bread: France" */
export function originsInWords(
  origins: readonly Origin[],
  { language, nameOf }: { language: Language; nameOf: (ingredient: string) => string },
): string {
  const countries = new Intl.DisplayNames(languageFacts[language].formats, { type: 'region' })
  return origins
    .map(({ ingredient, country }) => `${nameOf(ingredient)}: ${countries.of(country) ?? country}`)
    .join(', ')
}
