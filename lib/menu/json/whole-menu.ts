import { createHash } from 'node:crypto'
import type { MenuItem as ItemRow, MenuItemOptionPrice } from '@/lib/generated/prisma/client'
import { localizedOf } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/text-fields'
import { shopLanguage } from '@/lib/i18n/language'
import { db, type Tx } from '@/lib/platform/database/db'
import { groupedBy } from '@/lib/platform/values/grouped-by'
import { fromRow } from '@/lib/platform/database/rows'
import { turns } from '@/lib/platform/process/scheduling'
import { isSetBySize } from './plan/merge'
import { sellingTimesOf } from '../items/from-row'
import { itemFields, valuesOfRow } from '../items/item-fields'
import { optionGroupOf, wholeGroup } from '../options/queries'
import type { OptionGroup } from '../options/option-group'
import { inOrder } from '../edit-menu'
import type { GroupEntry, ItemEntry, MenuFile, Reference } from './menu-file'

/** Also an item's own price where a size sets it. */
export interface WholeMenu extends MenuFile {
  ownRappen: ReadonlyMap<string, number>
}

export async function readWholeMenu(tx: Tx = db()): Promise<WholeMenu> {
  const categories = await tx.category.findMany({ orderBy: inOrder })
  const records = await tx.optionGroup.findMany({ orderBy: { id: 'asc' }, include: wholeGroup })
  const rows = await readItems(tx)
  const attachments = await readAttachments(tx)
  const itemPrices = await readItemPrices(tx)
  const groups = records.map((record) => optionGroupOf(record, new Date(0)))
  const optionGroups = groupEntries(groups)
  const categoryOf = new Map(categories.map(({ id, name }) => [id, { id, name }]))
  const named = namedIn(optionGroups)
  const attached = groupedBy(attachments, ({ menuItemId }) => menuItemId)
  const prices = groupedBy(itemPrices, ({ menuItemId }) => menuItemId)
  const groupOf = new Map(optionGroups.map((group) => [group.id, group]))
  const items: ItemEntry[] = []
  const turn = turns()
  for (const row of rows) {
    const category = categoryOf.get(row.categoryId)
    const asked = askedBy({ attached: attached.get(row.id), prices: prices.get(row.id) }, named)
    if (category) items.push(itemEntryOf(row, { category, asked, groupOf }))
    await turn()
  }
  return {
    categories: categories.map((row) => ({
      id: row.id,
      name: row.name,
      names: localizedOf(row.names),
      ...sellingTimesOf(row),
      picture: row.pictureHash,
      focusX: row.focusX,
      focusY: row.focusY,
    })),
    optionGroups,
    items,
    ownRappen: new Map(rows.map(({ id, priceRappen }) => [id, priceRappen])),
  }
}

/** Changes with everything that the file holds. */
export async function versionOf({ categories, optionGroups, items }: MenuFile): Promise<string> {
  const hash = createHash('sha256')
  const turn = turns()
  for (const entry of [...categories, ...optionGroups, ...items]) {
    hash.update(JSON.stringify(entry))
    await turn()
  }
  return hash.digest('base64url').slice(0, 22)
}

// One JSON text: Prisma would build thousands of records without yielding to other requests.

async function readItems(tx: Tx): Promise<ItemRow[]> {
  const [read] = await tx.$queryRaw<{ rows: object[] }[]>`
    select coalesce(json_agg(to_jsonb(m) || jsonb_build_object(
      'tags', coalesce(m.tags, '{}'), 'allergens', coalesce(m.allergens, '{}')
    ) order by m.position, m.created_at, m.id), '[]') as rows from menu_item m`
  const items: ItemRow[] = []
  const turn = turns()
  for (const row of read?.rows ?? []) {
    items.push(
      fromRow<ItemRow>(row, { soldOutUntil: true, soldFrom: true, soldUntil: true, createdAt: true, updatedAt: true }),
    )
    await turn()
  }
  return items
}

async function readAttachments(tx: Tx): Promise<AttachmentRow[]> {
  const [read] = await tx.$queryRaw<{ rows: AttachmentRow[] }[]>`
    select coalesce(json_agg(json_build_object('menuItemId', menu_item_id, 'groupId', group_id,
      'whenOptionId', when_option_id) order by position, group_id), '[]') as rows from menu_item_option_group`
  return read?.rows ?? []
}

async function readItemPrices(tx: Tx): Promise<MenuItemOptionPrice[]> {
  const [read] = await tx.$queryRaw<{ rows: MenuItemOptionPrice[] }[]>`
    select coalesce(json_agg(json_build_object('menuItemId', menu_item_id, 'groupId', group_id, 'optionId', option_id,
      'priceRappen', price_rappen) order by option_id), '[]') as rows from menu_item_option_price`
  return read?.rows ?? []
}

interface ItemContext {
  category: Reference
  asked: Pick<ItemEntry, 'optionGroups' | 'optionPrices'>
  groupOf: ReadonlyMap<string, GroupEntry>
}

function itemEntryOf(row: ItemRow, { category, asked, groupOf }: ItemContext): ItemEntry {
  return {
    id: row.id,
    name: row.name,
    names: localizedOf(row.names),
    category,
    priceRappen: isSetBySize(asked, groupOf) ? null : row.priceRappen,
    description: localizedOf(row.description),
    available: row.available,
    ...valuesOfRow(itemFields, row),
    ...sellingTimesOf(row),
    picture: row.pictureHash,
    focusX: row.focusX,
    focusY: row.focusY,
    ...asked,
  }
}

function groupEntries(groups: readonly OptionGroup[]): GroupEntry[] {
  const nameOf = new Map(groups.flatMap(({ options }) => options.map(({ id, name }) => [id, nameIn(name)])))
  return groups.map(({ version: _version, options, ...group }) => ({
    ...group,
    options: options.map(({ soldOut: _soldOut, soldOutUntil: _until, sizePrices, ...option }) => ({
      ...option,
      sizePrices: sizePrices
        .map(({ sizeId, priceRappen }) => ({ size: { id: sizeId, name: nameOf.get(sizeId) ?? '' }, priceRappen }))
        .toSorted((a, b) => (a.size.id < b.size.id ? -1 : 1)),
    })),
  }))
}

interface AttachmentRow {
  menuItemId: string
  groupId: string
  whenOptionId: string | null
}

function namedIn(groups: readonly GroupEntry[]): ReadonlyMap<string, Reference> {
  return new Map(
    groups.flatMap(({ id, name, options }) => [
      [id, { id, name: nameIn(name) }] as const,
      ...options.map((option) => [option.id, { id: option.id, name: nameIn(option.name) }] as const),
    ]),
  )
}

interface AskedRows {
  attached: readonly AttachmentRow[] | undefined
  prices: readonly MenuItemOptionPrice[] | undefined
}

function askedBy(
  { attached = [], prices = [] }: AskedRows,
  named: ReadonlyMap<string, Reference>,
): Pick<ItemEntry, 'optionGroups' | 'optionPrices'> {
  const reference = (id: string) => named.get(id) ?? { id, name: '' }
  return {
    optionGroups: attached.map(({ groupId, whenOptionId }) => ({
      id: groupId,
      name: reference(groupId).name,
      whenOption: named.get(whenOptionId ?? '') ?? null,
    })),
    optionPrices: prices.map(({ groupId, optionId, priceRappen }) => ({
      optionGroup: reference(groupId),
      option: reference(optionId),
      priceRappen,
    })),
  }
}

function nameIn(name: Parameters<typeof ownText>[0]): string {
  return ownText(name, shopLanguage)
}
