import type { Category as CategoryRow, MenuItem as MenuItemRow } from '@/lib/generated/prisma/client'
import { localizedOf } from '@/lib/i18n/localized'
import { picturePath } from '@/lib/pictures/picture-path'
import type { Category, MenuItem } from './menu-item'
import type { Origin } from './origin'
import { defaultPriceOf } from './options/default-price'
import type { AttachedGroup } from './options/option-group'
import type { Allergen, DietaryTag } from './vocabulary'

export function categoryOf({ id, name, pictureHash, position, version }: CategoryRow): Category {
  return { id, name, image: pathOf(pictureHash), position, version }
}

interface Around {
  category: Pick<Category, 'id' | 'name'>
  optionGroups: AttachedGroup[] | undefined
  now: Date
}

export function menuItemOf(row: MenuItemRow, { category, optionGroups = [], now }: Around): MenuItem {
  const { pictureHash, allergensDeclared, createdAt: _createdAt, updatedAt: _updatedAt, ...kept } = row
  return {
    ...kept,
    description: localizedOf(row.description),
    category: { id: category.id, name: category.name },
    image: pathOf(pictureHash),
    soldOut: row.soldOutUntil !== null && row.soldOutUntil > now,
    // Checks in the database keep these columns to the lists of vocabulary.ts.
    allergens: allergensDeclared ? (row.allergens as Allergen[]) : null,
    origins: row.origins as Origin[],
    tags: row.tags as DietaryTag[],
    priceRappen: defaultPriceOf(row.priceRappen, optionGroups),
    ownPriceRappen: row.priceRappen,
    optionGroups,
  }
}

function pathOf(pictureHash: string | null): string | null {
  return pictureHash && picturePath(pictureHash, 640)
}
