import type { MenuItem as MenuItemRow } from '@/lib/generated/prisma/client'
import type { Named, Names } from '@/lib/i18n/name-in'
import type { Localized } from '@/lib/i18n/localized'
import type { Focus } from '@/lib/pictures/focus'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Origin } from './origin'
import type { RequestedAttachment } from './options/attach-groups'
import type { AttachedGroup } from './options/option-group'
import type { RequestedSoldOut } from './sold-out'
import type { SellingTimes, SoldWhen } from './sold-when'
import type { Allergen, DietaryTag } from './limits'

export interface Category extends Named, SellingTimes, Focus {
  id: string
  /** Path on this host. */
  image: string | null
  /** The same with the margins that were taken away; null: it had none, or they stayed. */
  wholeImage: string | null
  position: number
  /** Grows with every change of name and picture. */
  version: number
}

type Kept = Omit<
  MenuItemRow,
  | 'names'
  | 'description'
  | 'pictureHash'
  | 'wholePictureHash'
  | 'allergensDeclared'
  | 'allergens'
  | 'origins'
  | 'tags'
  | 'ingredientKinds'
  | 'methodsDeclared'
  | 'productionMethods'
  | keyof SellingTimes
  | 'createdAt'
  | 'updatedAt'
>

/** Its selling times are its own, which narrow those of its category: `soldWhen` is what is left. */
export interface MenuItem extends Omit<Kept, 'priceRappen'>, Named, SellingTimes {
  /** With the default options. */
  priceRappen: number
  description: Localized
  category: Pick<Category, 'id' | 'name' | 'names'>
  /** Path on this host. */
  image: string | null
  /** The same with the margins that were taken away; null: it had none, or they stayed. */
  wholeImage: string | null
  /** Whether soldOutUntil lies ahead; it stays visible, but cannot be ordered. */
  soldOut: boolean
  soldWhen: SoldWhen
  /** Null: not stated; empty: none. */
  allergens: Allergen[] | null
  origins: Origin[]
  ingredientKinds: IngredientKind[]
  /** Null: not stated; empty: none of them. */
  productionMethods: ProductionMethod[] | null
  tags: DietaryTag[]
  /** Before anything is chosen, where something is asked; an option that sets the price takes its place. */
  ownPriceRappen?: number
  /** What is asked with it, in order. */
  optionGroups: AttachedGroup[]
}

export interface MenuCategory extends Category {
  items: MenuItem[]
}

export interface Menu {
  categories: MenuCategory[]
  /** Their last day is over: they are on the menu no longer, and are still asked for by their addresses. */
  pastCategories: Category[]
}

export interface CategoryForm extends Partial<SellingTimes & Focus> {
  name: string
  /** A language that is not named stays as it is; an empty name takes it away. */
  names?: Names
}

/** What is absent stays as it is. */
export interface CategoryChanges extends Partial<CategoryForm> {
  removeImage?: boolean | undefined
}

type Stated = Omit<
  MenuItem,
  | 'id'
  | 'description'
  | 'category'
  | 'image'
  | 'wholeImage'
  | 'soldOut'
  | 'soldOutUntil'
  | 'soldWhen'
  | 'position'
  | 'version'
  | 'ownPriceRappen'
  | 'optionGroups'
>

/** What is absent stays as it is, so does the description in a language that is not named. */
export interface MenuItemChanges extends Partial<Stated> {
  description?: Partial<Localized>
  soldOutUntil?: RequestedSoldOut
  optionGroups?: readonly RequestedAttachment[]
  removeImage?: boolean | undefined
}
export type MenuItemForm = Omit<MenuItemChanges, 'removeImage'> & Pick<MenuItem, 'name' | 'priceRappen' | 'categoryId'>

export interface Availability {
  available: boolean
  /** Absent: not sold out. */
  soldOutUntil?: RequestedSoldOut
}

export interface NewPlace {
  /** What it shall stand before; null: last. */
  beforeId: string | null
}
