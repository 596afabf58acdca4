import type { OptionGroup as OptionGroupRow, Option as OptionRow } from '@/lib/generated/prisma/client'
import type { Localized } from '@/lib/i18n/localized'
import type { OptionValues } from '@/lib/menu/items/item-fields'
import type { Allergen } from '@/lib/menu/limits'

export interface SizePrice {
  /** Of a group of which exactly one option is chosen. */
  sizeId: string
  priceRappen: number
}

type StoredOption = Omit<
  OptionRow,
  'groupId' | 'position' | 'name' | 'allergensDeclared' | 'methodsDeclared' | keyof OptionValues
>

export interface Option extends StoredOption, OptionValues {
  name: Localized
  soldOut: boolean
  sizePrices: SizePrice[]
}

type StoredGroup = Omit<OptionGroupRow, 'name' | 'createdAt' | 'updatedAt'>

export interface OptionGroup extends StoredGroup {
  name: Localized
  options: Option[]
}

export interface AttachedGroup extends OptionGroup {
  /** Asked only if this option of another group is chosen; null: always. */
  whenOptionId: string | null
  /** Those of the menu item, which its options have already. */
  itemPrices: readonly OptionPrice[]
}

/** What an option costs with one menu item. */
export interface OptionPrice {
  optionId: string
  priceRappen: number
}

export interface ItemPrice extends OptionPrice {
  menuItemId: string
}

interface Part {
  allergens: readonly Allergen[] | null
}

interface ChosenPart {
  option: Part & { allergensTakenAway: readonly Allergen[] }
}

/** Null as soon as one part is not declared. "Without cheese" removes only what the dish has of itself. */
export function allergensOf(menuItem: Part, chosen: readonly ChosenPart[]): Allergen[] | null {
  const parts = [menuItem.allergens, ...chosen.map(({ option }) => option.allergens)]
  if (parts.some((part) => part === null)) return null
  const takenAway = new Set(chosen.flatMap(({ option }) => option.allergensTakenAway))
  const own = (menuItem.allergens ?? []).filter((allergen) => !takenAway.has(allergen))
  return [...new Set([...own, ...chosen.flatMap(({ option }) => option.allergens ?? [])])]
}

export interface RequestedAttachment {
  id: string
  whenOptionId?: string | null | undefined
}
