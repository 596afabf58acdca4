import { sellingTimesColumns } from './selling-times-columns'
import { soldOutInstant } from './sold-out'
import type { MenuItemChanges } from './menu-item'

/** What the table keeps otherwise than it is said; undefined leaves a column as it is, or to its default. */
export function menuItemColumns(
  {
    allergens,
    productionMethods: methods,
    ingredientKinds,
    tags,
    soldOutUntil,
    sellingTimes,
    soldFrom,
    soldUntil,
    ...changes
  }: Omit<MenuItemChanges, 'optionGroups'>,
  now: Date,
) {
  return {
    ...changes,
    ...sellingTimesColumns({ sellingTimes, soldFrom, soldUntil }),
    soldOutUntil: soldOutUntil === undefined ? undefined : soldOutInstant(soldOutUntil, now),
    ...(allergens !== undefined && { allergensDeclared: allergens !== null, allergens: distinct(allergens ?? []) }),
    ...(methods !== undefined && { methodsDeclared: methods !== null, productionMethods: distinct(methods ?? []) }),
    ingredientKinds: ingredientKinds && distinct(ingredientKinds),
    tags: tags && distinct(tags),
  }
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
