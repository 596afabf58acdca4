import { type Language, languageFacts } from '@/lib/i18n/language'
import { labelled } from '@/lib/i18n/format'
import type { ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Declared } from '../declarations/diet-filter'
import type { Origin } from './item-fields'
import type { Allergen, DietaryTag } from '../limits'
import { allergensOf } from '../options/option-group'
import { type ChoosableGroup, type ChoosableOption, select } from '../options/selection'

interface Part {
  origins: readonly Origin[]
  productionMethods: readonly ProductionMethod[] | null
}

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

export function declaredIn(items: readonly WithOptions[]): DeclaredThings {
  // Thousands of menu items share a few lists of options.
  const lists = new Set(items.flatMap(({ optionGroups }) => optionGroups.map(({ options }) => options)))
  const parts = [...items, ...[...lists].flat()]
  return {
    ingredients: [...new Set(parts.flatMap(({ origins }) => origins.map(({ ingredient }) => ingredient)))],
    methods: [...new Set(parts.flatMap(({ productionMethods }) => productionMethods ?? []))],
  }
}

export function originsInWords(
  origins: readonly Origin[],
  { language, nameOf }: { language: Language; nameOf: (ingredient: string) => string },
): string {
  const countries = new Intl.DisplayNames(languageFacts[language].formats, { type: 'region' })
  return origins
    .map(({ ingredient, country }) => labelled(nameOf(ingredient), countries.of(country) ?? country, language))
    .join(', ')
}

interface DeclaredOption extends ChoosableOption {
  allergens: readonly Allergen[] | null
  allergensTakenAway: readonly Allergen[]
}

interface DeclaredItem {
  tags: readonly DietaryTag[]
  allergens: readonly Allergen[] | null
  optionGroups: readonly ChoosableGroup<DeclaredOption>[]
}

/** By the default choice: what the customer has to ask for, such as "without cheese", makes nothing safe. */
export function declaredOf({ tags, allergens, optionGroups }: DeclaredItem): Declared {
  const { chosen, problems } = select(optionGroups)
  const open = problems.flatMap((problem) => ('group' in problem ? problem.group.options : []))
  const contains = open.some((option) => option.allergens === null) ? null : allergensOf({ allergens }, chosen)
  const mayContain = new Set(open.flatMap((option) => option.allergens ?? []))
  return {
    ...(tags.length > 0 && { marks: tags.join(' ') }),
    ...(contains && { contains: contains.join(' ') }),
    ...(contains && mayContain.size > 0 && { mayContain: [...mayContain].join(' ') }),
  }
}
