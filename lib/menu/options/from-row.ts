import type { Option as OptionRow, OptionGroup as OptionGroupRow, Prisma } from '@/lib/generated/prisma/client'
import { localizedOf } from '@/lib/i18n/localized'
import { optionFields, valuesOfRow } from '@/lib/menu/item-fields'
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
    priceRappen: row.priceRappen,
    sizePrices: row.sizePrices.map(({ sizeId, priceRappen }) => ({ sizeId, priceRappen })),
    available: row.available,
    soldOut: row.soldOutUntil !== null && row.soldOutUntil > now,
    soldOutUntil: row.soldOutUntil,
    vatClass: row.vatClass,
    ...valuesOfRow(optionFields, row),
  }
}
