import type { DemoText } from '../demo-text'
import type { Origin } from '@/lib/menu/origin'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Allergen, VatClass } from '@/lib/menu/limits'

export interface DemoOption {
  name: DemoText
  kitchenName?: string
  priceRappen?: number
  isDefault?: boolean
  allergens?: Allergen[]
  allergensTakenAway?: Allergen[]
  origins?: Origin[]
  ingredientKinds?: IngredientKind[]
  productionMethods?: ProductionMethod[]
  volumeMl?: number
  vatClass?: VatClass
  minimumAge?: 16 | 18
  /** What it costs beside an option of another group. */
  bySize?: { size: DemoOption; priceRappen: number }
}

/** A group of the demo shop: each has defaults that cost nothing more, so that a dish costs what its name says. */
export interface DemoGroup {
  name: DemoText
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
  /** Asked only if this option of another of its groups is chosen. */
  when?: DemoOption
}

export const exactlyOne = { minUnits: 1, maxUnits: 1 }

/** What is called the same in every language. */
export function everywhere(name: string): DemoText {
  return { de: name, en: name }
}
