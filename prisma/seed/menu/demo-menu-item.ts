import type { DemoText } from '../demo-text'
import type { Origin } from '@/lib/menu/origin'
import type { Allergen, DietaryTag, VatClass } from '@/lib/menu/limits'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { WeeklySpan } from '@/lib/shop/opening-hours'
import type { DemoAttachment } from '../options/demo-group'

/** A dish of the demo shop; `picture` names its files in prisma/seed/pictures/dishes. */
export interface DemoMenuItem {
  name: string
  picture: string
  priceRappen: number
  description: DemoText
  allergens: Allergen[]
  origins?: Origin[]
  /** As far as it does not follow from allergens and origins. */
  ingredientKinds?: IngredientKind[]
  /** Absent: none of them, which is stated as well. */
  productionMethods?: ProductionMethod[]
  volumeMl?: number
  tags?: DietaryTag[]
  vatClass?: VatClass
  minimumAge?: 16 | 18
  /** When it is sold; absent: always. */
  sellingTimes?: WeeklySpan[]
  /** What is asked with it, in order. */
  asks?: DemoAttachment[]
}
