import { isDeepStrictEqual } from 'node:util'
import { mergedNames } from '@/lib/i18n/name-in'
import { insertAll, upsertAll } from '@/lib/platform/database/bulk'
import { Prisma, type Tx } from '@/lib/platform/database/db'
import { turns } from '@/lib/platform/process/scheduling'
import { columnsOf } from '../items/item-fields'
import { countVersions, placeAll } from '../edit-menu'
import { countGroupsWithPrices } from '../options/item-prices'
import type { CategoryEntry, GroupEntry, ItemEntry, OptionEntry } from './menu-file'
import type { WholeMenu } from './whole-menu'

interface Applied {
  before: WholeMenu
  after: WholeMenu
  now: Date
}

/** In as few statements as there are tables; what stays the same is not written. */
export async function applyMenu(tx: Tx, { before, after, now }: Applied): Promise<void> {
  const categories = await difference(before.categories, after.categories)
  const items = await difference(before.items.map(withOwn(before)), after.items.map(withOwn(after)))
  const groups = await difference(before.optionGroups.map(withoutOptions), after.optionGroups.map(withoutOptions))
  const options = await difference(before.optionGroups.flatMap(optionsOf), after.optionGroups.flatMap(optionsOf))
  const attached = withOtherGroups(before.items, items.written)
  await countGroupsWithPrices(tx, { menuItemId: { in: [...idsOf(attached), ...items.gone] } })
  // Takes their prices along.
  await tx.menuItemOptionGroup.deleteMany({ where: { menuItemId: { in: idsOf(attached) } } })
  await tx.optionSizePrice.deleteMany({ where: { optionId: { in: idsOf(options.written) } } })
  await tx.menuItem.deleteMany({ where: { id: { in: items.gone } } })
  await tx.option.deleteMany({ where: { id: { in: options.gone } } })
  await tx.optionGroup.deleteMany({ where: { id: { in: groups.gone } } })
  await giveUpNames(tx, 'category', [...idsOf(categories.renamed), ...categories.gone])
  await giveUpNames(tx, 'menu_item', idsOf(items.renamed))
  await upsertAll(
    tx,
    'category',
    categories.written.map((category) => ({ ...categoryRow(category), updatedAt: now })),
  )
  await upsertAll(
    tx,
    'option_group',
    groups.written.map((group) => ({ ...group, updatedAt: now })),
  )
  await upsertTapped(tx, 'option', before.optionGroups.flatMap(optionsOf), options.written.map(optionRow))
  await insertAll(tx, 'option_size_price', options.written.flatMap(sizePriceRows))
  // Last: what the kitchen taps of a dish that is written waits for the end.
  await upsertTapped(tx, 'menu_item', before.items, items.written.map(itemRow(now)))
  await insertAsked(tx, attached)
  await countGroupsWithPrices(tx, { menuItemId: { in: idsOf(attached) } })
  await countChanged(tx, { before, after })
  await tx.category.deleteMany({ where: { id: { in: categories.gone } } })
  await placeAll(tx, 'category', idsOf(after.categories))
  await placeAll(tx, 'menu_item', idsOf(after.items))
  await placeAll(
    tx,
    'option',
    after.optionGroups.flatMap((group) => idsOf(group.options)),
  )
}

interface Tapped {
  id: string
  available: boolean
}

/** What the kitchen has tapped since the menu was read stays where the file does not change it. */
async function upsertTapped(
  tx: Tx,
  table: 'option' | 'menu_item',
  before: readonly Tapped[],
  rows: readonly Tapped[],
): Promise<void> {
  const was = new Map(before.map(({ id, available }) => [id, available]))
  const isAsBefore = ({ id, available }: Tapped) => was.get(id) === available
  await upsertAll(tx, table, rows.filter(isAsBefore).map(untapped))
  await upsertAll(
    tx,
    table,
    rows.filter((row) => !isAsBefore(row)),
  )
}

function untapped<Row extends Tapped>({ available: _available, ...row }: Row) {
  return row
}

interface Difference<Entry> {
  written: Entry[]
  renamed: Entry[]
  gone: string[]
}

async function difference<Entry extends { id: string; name: unknown }>(
  before: readonly Entry[],
  after: readonly Entry[],
): Promise<Difference<Entry>> {
  const known = new Map(before.map((entry) => [entry.id, entry]))
  const wanted = new Set(idsOf(after))
  const found: Difference<Entry> = { written: [], renamed: [], gone: idsOf(before).filter((id) => !wanted.has(id)) }
  const turn = turns()
  for (const entry of after) {
    const old = known.get(entry.id)
    if (!isDeepStrictEqual(old, entry)) found.written.push(entry)
    if (old && !isDeepStrictEqual(old.name, entry.name)) found.renamed.push(entry)
    await turn()
  }
  return found
}

/** As rows, because an entry also names what it refers to, and that another is renamed is no change of it. */
async function countChanged(tx: Tx, { before, after }: Omit<Applied, 'now'>): Promise<void> {
  const categories = await difference(before.categories.map(categoryRow), after.categories.map(categoryRow))
  const groups = await difference(before.optionGroups.map(formOfGroup), after.optionGroups.map(formOfGroup))
  const items = await difference(
    before.items.map(withOwn(before)).map(formOfItem),
    after.items.map(withOwn(after)).map(formOfItem),
  )
  await countVersions(tx, 'category', idsOf(categories.written))
  await countVersions(tx, 'option_group', idsOf(groups.written))
  await countVersions(tx, 'menu_item', idsOf(items.written))
}

function formOfGroup(group: GroupEntry) {
  const options = optionsOf(group)
  const rows = options.map(optionRow).map(untapped)
  return { ...withoutOptions(group), options: rows, sizePrices: options.flatMap(sizePriceRows) }
}

function formOfItem(item: PricedItem) {
  const row = untapped(itemRow(new Date(0))(item))
  return { ...row, optionGroups: attachmentRows(item), optionPrices: itemPriceRows(item) }
}

function withOtherGroups<Item extends ItemEntry>(before: readonly ItemEntry[], written: readonly Item[]): Item[] {
  const known = new Map(before.map((item) => [item.id, askedBy(item)]))
  const nothing = { optionGroups: [], optionPrices: [] }
  return written.filter((item) => !isDeepStrictEqual(known.get(item.id) ?? nothing, askedBy(item)))
}

function askedBy({ optionGroups, optionPrices }: ItemEntry): Pick<ItemEntry, 'optionGroups' | 'optionPrices'> {
  return { optionGroups, optionPrices }
}

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id)
}

/** Two entries that swap names would each meet the other's; an id is a free name. */
async function giveUpNames(tx: Tx, table: 'category' | 'menu_item', ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.$executeRaw`update ${Prisma.raw(table)} set name = id::text where id = any(${ids}::uuid[])`
}

function withoutOptions({ options: _options, ...group }: GroupEntry): Omit<GroupEntry, 'options'> {
  return group
}

type OptionOfGroup = OptionEntry & { groupId: string }

function optionsOf({ id: groupId, options }: GroupEntry): OptionOfGroup[] {
  return options.map((option) => ({ ...option, groupId }))
}

function optionRow({ sizePrices: _sizePrices, ...option }: OptionOfGroup) {
  return columnsOf(option)
}

function sizePriceRows({ id, sizePrices }: OptionEntry) {
  return sizePrices.map(({ size, priceRappen }) => ({ optionId: id, sizeId: size.id, priceRappen }))
}

function categoryRow({ picture, names, ...category }: CategoryEntry) {
  return { ...category, names: mergedNames({}, names), pictureHash: picture }
}

type PricedItem = ItemEntry & { ownRappen: number }

function withOwn({ ownRappen }: WholeMenu): (item: ItemEntry) => PricedItem {
  return (item) => ({ ...item, ownRappen: ownRappen.get(item.id) ?? 0 })
}

function itemRow(updatedAt: Date) {
  return ({
    optionGroups: _groups,
    optionPrices: _prices,
    names,
    category,
    picture,
    ownRappen,
    ...item
  }: PricedItem) => ({
    ...columnsOf(item),
    names: mergedNames({}, names),
    priceRappen: ownRappen,
    categoryId: category.id,
    pictureHash: picture,
    updatedAt,
  })
}

async function insertAsked(tx: Tx, items: readonly ItemEntry[]): Promise<void> {
  await insertAll(tx, 'menu_item_option_group', items.flatMap(attachmentRows))
  await insertAll(tx, 'menu_item_option_price', items.flatMap(itemPriceRows))
}

function attachmentRows({ id, optionGroups }: ItemEntry) {
  return optionGroups.map((group, position) => ({
    menuItemId: id,
    groupId: group.id,
    position,
    whenOptionId: group.whenOption?.id ?? null,
  }))
}

function itemPriceRows({ id, optionPrices }: ItemEntry) {
  return optionPrices.map(({ optionGroup, option, priceRappen }) => ({
    menuItemId: id,
    optionId: option.id,
    groupId: optionGroup.id,
    priceRappen,
  }))
}
