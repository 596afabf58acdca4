import type { Localized } from '@/lib/i18n/localized'
import type { Origin } from '@/lib/menu/origin'
import type { Allergen, DietaryTag, VatClass } from '@/lib/menu/vocabulary'

/** A dish of the demo shop; `picture` names a file in prisma/seed/pictures/dishes. */
export interface DemoMenuItem {
  name: string
  picture: string
  priceRappen: number
  description: Localized
  allergens: Allergen[]
  origins?: Origin[]
  tags?: DietaryTag[]
  vatClass?: VatClass
  minimumAge?: 16 | 18
}

/** The country stands for where the animal was raised or caught, and where the bread was baked. */
export function from(country: string, ...ingredients: string[]): Origin[] {
  return ingredients.map((ingredient) => ({ ingredient, country }))
}
