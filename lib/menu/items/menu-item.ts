import type { MenuItem as MenuItemRow } from '@/lib/generated/prisma/client'
import type { Named, Names } from '@/lib/i18n/name-in'
import type { Localized } from '@/lib/i18n/localized'
import type { Focus } from '@/lib/pictures/picture-path'
import type { ItemValues } from './item-fields'
import type { AttachedGroup, OptionPrice, RequestedAttachment } from '../options/option-group'
import type { RequestedSoldOut } from '../availability/sold-out'
import type { SellingTimes, SoldWhen } from '../availability/sold-when'

export interface Category extends Named, SellingTimes, Focus {
  id: string
  image: string | null
  /** With the margins that were cut off; null: none were. */
  wholeImage: string | null
  position: number
  version: number
}

type StoredColumns = Omit<
  MenuItemRow,
  | 'names'
  | 'description'
  | 'pictureHash'
  | 'wholePictureHash'
  | 'allergensDeclared'
  | 'methodsDeclared'
  | keyof ItemValues
  | keyof SellingTimes
  | 'createdAt'
  | 'updatedAt'
>

export type DishMark = 'popular' | 'new'

/** `soldWhen` narrows its own selling times by those of its category. */
export interface MenuItem extends Omit<StoredColumns, 'priceRappen'>, Named, SellingTimes, ItemValues {
  /** With the default options. */
  priceRappen: number
  description: Localized
  category: Pick<Category, 'id' | 'name' | 'names'>
  image: string | null
  wholeImage: string | null
  soldOut: boolean
  soldWhen: SoldWhen
  /** Before anything is chosen; only where it has option groups. */
  ownPriceRappen?: number
  optionGroups: AttachedGroup[]
  /** Those that it has instead of the groups' own; the options of `optionGroups` have them. */
  optionPrices: readonly OptionPrice[]
  /** Only on pages for customers. */
  mark?: DishMark | undefined
}

export interface MenuCategory extends Category {
  items: MenuItem[]
}

export interface Menu {
  categories: MenuCategory[]
  /** Past their last day: off the menu, but their addresses still answer. */
  pastCategories: Category[]
}

export interface CategoryForm extends Partial<SellingTimes & Focus> {
  name: string
  /** Languages that are not named stay; an empty name removes it. */
  names?: Names
}

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
  | 'mark'
>

/** Absent fields and languages stay. */
export interface MenuItemChanges extends Partial<Stated> {
  description?: Partial<Localized>
  soldOutUntil?: RequestedSoldOut
  optionGroups?: readonly RequestedAttachment[]
  removeImage?: boolean | undefined
}
export type MenuItemForm = Omit<MenuItemChanges, 'removeImage'> & Pick<MenuItem, 'name' | 'priceRappen' | 'categoryId'>

export interface NewPlace {
  beforeId: string | null
}
