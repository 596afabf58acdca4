import type { Localized } from '@/lib/i18n/localized'
import type { Names } from '@/lib/i18n/name-in'
import type { Origin } from '@/lib/menu/items/item-fields'
import type { Allergen, DietaryTag, VatClass } from '@/lib/menu/limits'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { WeeklySpan } from '@/lib/shop/hours/opening-hours'

/** `picture` names its files in prisma/seed/pictures/dishes. */
export interface DemoMenuItem {
  name: string
  /** Where it is called otherwise: the name is the German one. */
  names?: Omit<Names, 'de'>
  picture: string
  priceRappen: number
  description: Localized
  allergens: Allergen[]
  origins?: Origin[]
  /** As far as it does not follow from allergens and origins. */
  ingredientKinds?: IngredientKind[]
  /** Absent: none, which is a statement as well. */
  productionMethods?: ProductionMethod[]
  volumeMl?: number
  /** Absent: one dish, or none for a drink. */
  points?: number
  tags?: DietaryTag[]
  vatClass?: VatClass
  minimumAge?: 16 | 18
  /** Absent: always. */
  sellingTimes?: WeeklySpan[]
  asks?: DemoAttachment[]
}

/** The country where the animal was raised or caught, or the bread was baked. */
export function from(country: string, ...ingredients: string[]): Origin[] {
  return ingredients.map((ingredient) => ({ ingredient, country }))
}

export interface DemoOption {
  name: Localized
  kitchenName?: string
  priceRappen?: number
  isDefault?: boolean
  allergens?: Allergen[]
  allergensTakenAway?: Allergen[]
  origins?: Origin[]
  ingredientKinds?: IngredientKind[]
  productionMethods?: ProductionMethod[]
  volumeMl?: number
  points?: number
  vatClass?: VatClass
  minimumAge?: 16 | 18
  bySize?: { size: DemoOption; priceRappen: number }
}

/** Each has free defaults, so that a dish costs what its name says. */
export interface DemoGroup {
  name: Localized
  note: string
  pricing?: 'base'
  minUnits?: number
  maxUnits?: number
  maxEach?: number
  freeUnits?: number
  options: DemoOption[]
}

export interface DemoAttachment {
  group: DemoGroup
  /** Only if this option of another group is chosen. */
  when?: DemoOption
}

export const exactlyOne = { minUnits: 1, maxUnits: 1 }

export function everywhere(name: string): Localized {
  return { de: name, en: name, fr: name, it: name }
}
