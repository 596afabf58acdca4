import type { Prisma } from '@/lib/platform/db'
import { picturePath } from '@/lib/pictures/picture-path'
import { toFrancs } from '@/lib/platform/money'
import type { CategoryView, MenuItemView, Origin } from './schema'
import type { Allergen, DietaryTag } from './vocabulary'

export type CategoryRow = Prisma.CategoryGetPayload<object>
export type MenuItemRow = Prisma.MenuItemGetPayload<object>

export function viewOfCategory({ id, name, pictureHash, position }: CategoryRow): CategoryView {
  return { id, name, image: pathOf(pictureHash), position }
}

export function viewOfMenuItem(item: MenuItemRow, category: { id: string; name: string }, now: Date): MenuItemView {
  return {
    id: item.id,
    name: item.name,
    price: toFrancs(item.priceRappen),
    currency: item.currency,
    category: { id: category.id, name: category.name },
    category_id: category.id,
    description: item.description,
    image: pathOf(item.pictureHash),
    available: item.available,
    sold_out: item.soldOutUntil !== null && item.soldOutUntil > now,
    sold_out_until: item.soldOutUntil?.toISOString() ?? null,
    // Checks in the database keep these columns to the lists of schema.ts.
    allergens: item.allergensDeclared ? (item.allergens as Allergen[]) : null,
    origins: item.origins as Origin[],
    origin_required: item.originRequired,
    tags: item.tags as DietaryTag[],
    vat_class: item.vatClass,
    minimum_age: item.minimumAge,
    description_en: item.descriptionEn,
    position: item.position,
  }
}

function pathOf(pictureHash: string | null): string | null {
  return pictureHash && picturePath(pictureHash, 640)
}
