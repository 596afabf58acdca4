import type { OptionGroup as OptionGroupRow, Option as OptionRow, Prisma } from '@/lib/generated/prisma/client'
import { shopLanguage } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { optionFields, valuesOfRow } from '@/lib/menu/items/item-fields'
import { db, type Tx } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { attachedGroups } from './group-uses'
import type { AttachedGroup, Option, OptionGroup, SizePrice } from './option-group'

/** By name, in the shop's language. */
export async function listOptionGroups(now = new Date(), runner: Tx = db()): Promise<OptionGroup[]> {
  const records = await runner.optionGroup.findMany({ orderBy: { id: 'asc' }, include: wholeGroup })
  const groups = records.map((record) => optionGroupOf(record, now))
  return groups.toSorted((a, b) => a.name[shopLanguage].localeCompare(b.name[shopLanguage], shopLanguage))
}

export async function findOptionGroup(id: string, now = new Date(), runner: Tx = db()): Promise<OptionGroup | null> {
  const record = await runner.optionGroup.findUnique({ where: { id }, include: wholeGroup })
  return record && optionGroupOf(record, now)
}

/** In order; of all menu items unless some are named. */
export async function listAttachedGroups(
  now = new Date(),
  { menuItemIds, runner = db() }: { menuItemIds?: readonly string[] | undefined; runner?: Tx } = {},
): Promise<ReadonlyMap<string, AttachedGroup[]>> {
  const wanted = menuItemIds && { menuItemId: { in: [...menuItemIds] } }
  const attachments = await runner.menuItemOptionGroup.findMany({
    where: wanted ?? {},
    select: {
      menuItemId: true,
      groupId: true,
      whenOptionId: true,
      prices: { select: { optionId: true, priceRappen: true }, orderBy: { optionId: 'asc' } },
    },
    orderBy: [{ position: 'asc' }, { groupId: 'asc' }],
  })
  if (attachments.length === 0) return new Map()
  const records = await runner.optionGroup.findMany({
    where: { menuItems: { some: wanted ?? {} } },
    include: wholeGroup,
  })
  return attachedGroups(
    attachments,
    records.map((record) => optionGroupOf(record, now)),
  )
}

export interface AskingItem {
  id: string
  name: string
  category: { id: string; name: string }
  optionGroups: { id: string }[]
}

interface Row extends Omit<AskingItem, 'category' | 'optionGroups'> {
  categoryId: string
  categoryName: string
  groupIds: string[]
}

/** One statement: with relations Prisma reads each attachment as a row. */
export async function listAskingItems(): Promise<AskingItem[]> {
  const { rows } = await pool().query<Row>(`
    select m.id, m.name, c.id as "categoryId", c.name as "categoryName",
      array(select a.group_id from menu_item_option_group a where a.menu_item_id = m.id
        order by a.position, a.group_id) as "groupIds"
    from menu_item m join category c on c.id = m.category_id order by m.position, m.created_at, m.id`)
  return rows.map(({ id, name, categoryId, categoryName, groupIds }) => ({
    id,
    name,
    category: { id: categoryId, name: categoryName },
    optionGroups: groupIds.map((groupId) => ({ id: groupId })),
  }))
}

export interface OptionGroupRecord extends OptionGroupRow {
  options: (OptionRow & { sizePrices: SizePrice[] })[]
}

export const wholeGroup = {
  options: { orderBy: [{ position: 'asc' }, { id: 'asc' }], include: { sizePrices: true } },
} satisfies Prisma.OptionGroupInclude

export function optionGroupOf(record: OptionGroupRecord, now: Date): OptionGroup {
  const { createdAt: _createdAt, updatedAt: _updatedAt, name, options, ...group } = record
  return { ...group, name: localizedOf(name), options: options.map((option) => optionOf(option, now)) }
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
