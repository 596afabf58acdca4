import { ingredientName } from '@/lib/i18n/ingredients'
import { shopLanguage } from '@/lib/i18n/language'
import { calendarDayOf } from '@/lib/platform/values/time'
import { alcoholOf } from '@/lib/shop/alcohol/alcohol-of'
import {
  type IngredientKind,
  isOneOf,
  kindsWithMethods,
  kindsWithOrigin,
  type ProductionMethod,
} from '@/lib/shop/ingredient-kinds'
import type { Origin } from '../items/item-fields'
import type { Allergen, VatClass } from '../limits'

export const declarations = ['allergens', 'origins', 'methods', 'volume', 'age'] as const
export type Declaration = (typeof declarations)[number]

export interface Declared {
  /** Of the dish and its category, or of an option and its group. */
  named?: { name: string; category: string }

  /** Null: not stated; an empty list is a statement. */
  allergens: readonly Allergen[] | null
  origins: readonly Origin[]
  ingredientKinds: readonly IngredientKind[]
  productionMethods: readonly ProductionMethod[] | null
  originRequired?: boolean
  volumeMl?: number | null
  vatClass?: VatClass | null
  minimumAge?: number
  optionGroups?: readonly SizedGroup[]
}

interface SizedGroup {
  pricing: 'add' | 'base'
  options: readonly { volumeMl: number | null }[]
}

/** A duty from this day on (LGV, transition of two years from 1 July 2025). */
export const methodsCountFrom = '2027-07-01'

export function doMethodsCount(now: Date): boolean {
  return calendarDayOf(now) >= methodsCountFrom
}

export function openDeclarations(item: Declared): Declaration[] {
  const kinds = [...kindsOf(item)]
  const isOpen: Record<Declaration, boolean> = {
    allergens: item.allergens === null,
    origins:
      (item.originRequired === true || kinds.some((kind) => isOneOf(kindsWithOrigin, kind))) &&
      item.origins.length === 0,
    methods: item.productionMethods === null && kinds.some((kind) => isOneOf(kindsWithMethods, kind)),
    volume: kinds.includes('drink') && !hasVolume(item),
    age: item.minimumAge === 0 && isAlcohol(item, kinds),
  }
  return declarations.filter((declaration) => isOpen[declaration])
}

/** What keeps an item off the menu of a shop that sells only declared ones. */
export function missingDeclarations(item: Declared, now: Date): Declaration[] {
  return openDeclarations(item).filter(
    (declaration) =>
      declaration === 'allergens' || declaration === 'origins' || (declaration === 'methods' && doMethodsCount(now)),
  )
}

function isAlcohol({ named, vatClass }: Declared, kinds: readonly IngredientKind[]): boolean {
  if (kinds.includes('alcohol') || vatClass === 'standard') return true
  return named !== undefined && !kinds.includes('alcohol_free') && alcoholOf(named) !== null
}

function hasVolume({ volumeMl, optionGroups = [] }: Declared): boolean {
  if (typeof volumeMl === 'number') return true
  return optionGroups.some((group) => group.pricing === 'base' && group.options.every((size) => size.volumeMl !== null))
}

interface Stated {
  allergens: readonly Allergen[] | null
  origins: readonly Origin[]
  ingredientKinds: readonly IngredientKind[]
}

const kindOfIngredient = new Map<string, IngredientKind>([
  ['rind', 'beef'],
  ['rindfleisch', 'beef'],
  ['kalb', 'beef'],
  ['kalbfleisch', 'beef'],
  ['schwein', 'pork'],
  ['schweinefleisch', 'pork'],
  ['schinken', 'pork'],
  ['speck', 'pork'],
  ['salami', 'pork'],
  ['poulet', 'poultry'],
  ['huhn', 'poultry'],
  ['hähnchen', 'poultry'],
  ['truthahn', 'poultry'],
  ['trute', 'poultry'],
  ['ente', 'poultry'],
  ['froschschenkel', 'frogs_legs'],
  ['stopfleber', 'foie_gras'],
])

/** A dish with the allergen eggs has eggs in it, one with beef from Brazil beef. */
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
  return kindOfIngredient.get(ingredientName(ingredient, shopLanguage).trim().toLowerCase())
}
