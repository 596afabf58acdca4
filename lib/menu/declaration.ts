import { calendarDayOf } from '@/lib/platform/time'
import {
  isOneOf,
  kindsWithMethods,
  kindsWithOrigin,
  type IngredientKind,
  type ProductionMethod,
} from '@/lib/shop/ingredient-kinds'
import { kindsOf } from './kinds-of'
import type { Origin } from './origin'
import type { Allergen, VatClass } from './limits'

/** What may be missing, in the order in which it counts. */
export const declarations = ['allergens', 'origins', 'methods', 'volume', 'age'] as const
export type Declaration = (typeof declarations)[number]

/** A menu item or an option, with what it says of itself. */
export interface Declared {
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

/** The first day on which a production method has to be said (LGV, transition of two years from 1 July 2025). */
export const methodsCountFrom = '2027-07-01'

export function doMethodsCount(now: Date): boolean {
  return calendarDayOf(now) >= methodsCountFrom
}

/** What the law wants to be said and nobody has said yet, whether it counts today or later. */
export function openDeclarations(item: Declared): Declaration[] {
  const kinds = [...kindsOf(item)]
  const isOpen: Record<Declaration, boolean> = {
    allergens: item.allergens === null,
    origins:
      (item.originRequired === true || kinds.some((kind) => isOneOf(kindsWithOrigin, kind))) &&
      item.origins.length === 0,
    methods: item.productionMethods === null && kinds.some((kind) => isOneOf(kindsWithMethods, kind)),
    volume: kinds.includes('drink') && !hasVolume(item),
    age: (kinds.includes('alcohol') || item.vatClass === 'standard') && item.minimumAge === 0,
  }
  return declarations.filter((declaration) => isOpen[declaration])
}

/** What of it keeps a menu item off the menu, where only declared ones are sold. */
export function missingDeclarations(item: Declared, now: Date): Declaration[] {
  return openDeclarations(item).filter(
    (declaration) =>
      declaration === 'allergens' || declaration === 'origins' || (declaration === 'methods' && doMethodsCount(now)),
  )
}

function hasVolume({ volumeMl, optionGroups = [] }: Declared): boolean {
  if (typeof volumeMl === 'number') return true
  return optionGroups.some((group) => group.pricing === 'base' && group.options.every((size) => size.volumeMl !== null))
}
