import type { MenuItemChanges } from './form-schema'
import { soldOutInstant } from './sold-out'

/** The form's fields as the table's columns; undefined leaves a column as it is, or to its default. */
export function menuItemColumns(changes: MenuItemChanges, now: Date) {
  const { allergens, sold_out_until } = changes
  return {
    name: changes.name,
    priceRappen: changes.price,
    categoryId: changes.category_id,
    description: changes.description,
    descriptionEn: changes.description_en,
    available: changes.available,
    soldOutUntil: sold_out_until === undefined ? undefined : soldOutInstant(sold_out_until, now),
    ...(allergens !== undefined && { allergensDeclared: allergens !== null, allergens: distinct(allergens ?? []) }),
    origins: changes.origins,
    originRequired: changes.origin_required,
    tags: changes.tags && distinct(changes.tags),
    vatClass: changes.vat_class,
    minimumAge: changes.minimum_age,
  }
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
