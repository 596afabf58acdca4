import type { Category as CategoryRow, MenuItem as MenuItemRow } from '@/lib/generated/prisma/client'
import { storedNames } from '@/lib/i18n/name-in'
import { localizedOf } from '@/lib/i18n/localized'
import { fromDateColumn } from '@/lib/platform/values/time'
import type { WeeklySpan } from '@/lib/shop/hours/opening-hours'
import { type Focus, picturePath } from '@/lib/pictures/picture-path'
import { defaultPriceOf } from '../options/unit-price'
import { itemFields, valuesOfRow } from './item-fields'
import type { Category, MenuItem } from './menu-item'
import { type SellingTimes, soldWhen, spansInOrder } from '../availability/sold-when'
import type { AttachedGroup } from '../options/option-group'

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

interface ItemContext {
  category: Pick<Category, 'id' | 'name' | 'names' | keyof SellingTimes>
  optionGroups: AttachedGroup[] | undefined
  now: Date
}

// Field by field: a copy by `...row` costs six times as much, and after a change two thousand menu items are read.
export function menuItemOf(row: MenuItemRow, { category, optionGroups = [], now }: ItemContext): MenuItem {
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
    ...valuesOfRow(itemFields, row),
    currency: row.currency,
    priceRappen: defaultPriceOf(row.priceRappen, optionGroups),
    ...(optionGroups.length > 0 && { ownPriceRappen: row.priceRappen }),
    optionGroups,
    optionPrices: optionGroups.flatMap(({ itemPrices }) => itemPrices),
  }
}

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

export function picturesOf({
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
