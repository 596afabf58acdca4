import type { Option as OptionRow, OptionGroup as OptionGroupRow, Prisma } from '@/lib/generated/prisma/client'
import { localizedOf } from '@/lib/i18n/localized'
import type { Origin } from '@/lib/menu/origin'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Allergen } from '@/lib/menu/limits'
import type { Option, OptionGroup, SizePrice } from './option-group'

export interface OptionGroupRecord extends OptionGroupRow {
  options: (OptionRow & { sizePrices: SizePrice[] })[]
}

/** What Prisma is asked for with a group. */
export const wholeGroup = {
  options: { orderBy: [{ position: 'asc' }, { id: 'asc' }], include: { sizePrices: true } },
} satisfies Prisma.OptionGroupInclude

export function optionGroupOf(record: OptionGroupRecord, now: Date): OptionGroup {
  const { id, name, note, pricing, minUnits, maxUnits, maxEach, freeUnits, version, options } = record
  return {
    id,
    name: localizedOf(name),
    note,
    pricing,
    minUnits,
    maxUnits,
    maxEach,
    freeUnits,
    version,
    options: options.map((option) => optionOf(option, now)),
  }
}

function optionOf(row: OptionGroupRecord['options'][number], now: Date): Option {
  return {
    id: row.id,
    name: localizedOf(row.name),
    kitchenName: row.kitchenName,
    priceRappen: row.priceRappen,
    sizePrices: row.sizePrices.map(({ sizeId, priceRappen }) => ({ sizeId, priceRappen })),
    isDefault: row.isDefault,
    available: row.available,
    soldOut: row.soldOutUntil !== null && row.soldOutUntil > now,
    soldOutUntil: row.soldOutUntil,
    // Checks in the database keep these columns to the lists of vocabulary.ts and ingredient-kinds.ts.
    allergens: row.allergensDeclared ? (row.allergens as Allergen[]) : null,
    allergensTakenAway: row.allergensTakenAway as Allergen[],
    origins: row.origins as Origin[],
    vatClass: row.vatClass,
    minimumAge: row.minimumAge,
    ingredientKinds: row.ingredientKinds as IngredientKind[],
    productionMethods: row.methodsDeclared ? (row.productionMethods as ProductionMethod[]) : null,
    volumeMl: row.volumeMl,
  }
}
