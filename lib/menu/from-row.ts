import type { Category as CategoryRow, MenuItem as MenuItemRow } from '@/lib/generated/prisma/client'
import { storedNames } from '@/lib/i18n/name-in'
import { localizedOf } from '@/lib/i18n/localized'
import { fromDateColumn } from '@/lib/platform/time'
import type { WeeklySpan } from '@/lib/shop/opening-hours'
import type { Focus } from '@/lib/pictures/focus'
import { picturePath } from '@/lib/pictures/picture-path'
import { defaultPriceOf } from '@/lib/menu/options/unit-price'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Category, MenuItem } from './menu-item'
import type { Origin } from './origin'
import { soldWhen, spansInOrder, type SellingTimes } from './sold-when'
import type { AttachedGroup } from './options/option-group'
import type { Allergen, DietaryTag } from './limits'

export function categoryOf({ id, name, position, version, focusX, focusY, ...row }: CategoryRow): Category {
  return {
    id,
    name,
    names: storedNames(row.names),
    ...picturesOf({ ...row, focusX, focusY }),
    focusX,
    focusY,
    position,
    version,
    ...sellingTimesOf(row),
  }
}

interface Around {
  category: Pick<Category, 'id' | 'name' | 'names' | keyof SellingTimes>
  optionGroups: AttachedGroup[] | undefined
  now: Date
}

// Field by field: a copy with `...kept` costs six times as much, and after a change two thousand menu items are read.
export function menuItemOf(row: MenuItemRow, { category, optionGroups = [], now }: Around): MenuItem {
  const own = sellingTimesOf(row)
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name,
    names: storedNames(row.names),
    description: localizedOf(row.description),
    category: { id: category.id, name: category.name, names: category.names },
    ...picturesOf(row),
    focusX: row.focusX,
    focusY: row.focusY,
    position: row.position,
    version: row.version,
    available: row.available,
    soldOutUntil: row.soldOutUntil,
    soldOut: row.soldOutUntil !== null && row.soldOutUntil > now,
    ...own,
    soldWhen: soldWhen(category, own),
    // Checks in the database keep these columns to the lists of vocabulary.ts and ingredient-kinds.ts.
    allergens: row.allergensDeclared ? (row.allergens as Allergen[]) : null,
    origins: row.origins as Origin[],
    originRequired: row.originRequired,
    ingredientKinds: row.ingredientKinds as IngredientKind[],
    productionMethods: row.methodsDeclared ? (row.productionMethods as ProductionMethod[]) : null,
    tags: row.tags as DietaryTag[],
    vatClass: row.vatClass,
    minimumAge: row.minimumAge,
    volumeMl: row.volumeMl,
    currency: row.currency,
    priceRappen: defaultPriceOf(row.priceRappen, optionGroups),
    ...(optionGroups.length > 0 && { ownPriceRappen: row.priceRappen }),
    optionGroups,
  }
}

/** Checks in the database keep the columns to this. */
export function sellingTimesOf({
  sellingTimes,
  soldFrom,
  soldUntil,
}: Pick<MenuItemRow, keyof SellingTimes>): SellingTimes {
  return {
    sellingTimes: spansInOrder(sellingTimes as unknown as WeeklySpan[]),
    soldFrom: soldFrom && fromDateColumn(soldFrom),
    soldUntil: soldUntil && fromDateColumn(soldUntil),
  }
}

type Pictured = Pick<MenuItemRow, 'pictureHash' | 'wholePictureHash' | keyof Focus>

function picturesOf({
  pictureHash,
  wholePictureHash,
  focusX,
  focusY,
}: Pictured): Pick<Category, 'image' | 'wholeImage'> {
  return {
    image: pictureHash && picturePath(pictureHash, 640, { focusX, focusY }),
    wholeImage: wholePictureHash && picturePath(wholePictureHash, 640),
  }
}
