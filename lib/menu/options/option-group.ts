import type { Option as OptionRow, OptionGroup as OptionGroupRow } from '@/lib/generated/prisma/client'
import type { Localized } from '@/lib/i18n/localized'
import type { Origin } from '@/lib/menu/origin'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Allergen } from '@/lib/menu/limits'

/** What an option costs beside a size, instead of its own price. */
export interface SizePrice {
  /** An option of a group of which exactly one is chosen. */
  sizeId: string
  priceRappen: number
}

type KeptOfOption = Omit<
  OptionRow,
  | 'groupId'
  | 'position'
  | 'name'
  | 'allergensDeclared'
  | 'allergens'
  | 'allergensTakenAway'
  | 'origins'
  | 'ingredientKinds'
  | 'methodsDeclared'
  | 'productionMethods'
>

export interface Option extends KeptOfOption {
  name: Localized
  /** Whether soldOutUntil lies ahead; it stays visible, but cannot be chosen. */
  soldOut: boolean
  /** Null: not stated; empty: none. */
  allergens: Allergen[] | null
  /** What the dish is without once this is chosen. */
  allergensTakenAway: Allergen[]
  origins: Origin[]
  ingredientKinds: IngredientKind[]
  /** Null: not stated; empty: none of them. */
  productionMethods: ProductionMethod[] | null
  sizePrices: SizePrice[]
}

type KeptOfGroup = Omit<OptionGroupRow, 'name' | 'createdAt' | 'updatedAt'>

/** Sizes, extras or other choices, shared by any number of menu items; the options in order. */
export interface OptionGroup extends KeptOfGroup {
  name: Localized
  options: Option[]
}

/** A group as a menu item asks for it. */
export interface AttachedGroup extends OptionGroup {
  /** Asked only if this option of another group is chosen; null: always. */
  whenOptionId: string | null
}

interface Part {
  /** Null: not declared. */
  allergens: readonly Allergen[] | null
}

interface ChosenPart {
  option: Part & { allergensTakenAway: readonly Allergen[] }
}

/**
 * What the dish contains as it was chosen; null as soon as one part of it is not declared. "Without cheese" takes away
 * what the dish has of itself, never what another chosen option brings.
 */
export function allergensOf(menuItem: Part, chosen: readonly ChosenPart[]): Allergen[] | null {
  const parts = [menuItem.allergens, ...chosen.map(({ option }) => option.allergens)]
  if (parts.some((part) => part === null)) return null
  const takenAway = new Set(chosen.flatMap(({ option }) => option.allergensTakenAway))
  const own = (menuItem.allergens ?? []).filter((allergen) => !takenAway.has(allergen))
  return [...new Set([...own, ...chosen.flatMap(({ option }) => option.allergens ?? [])])]
}
