import { authorOf, type Manager } from '@/lib/accounts/caller'
import { recordChanges } from '@/lib/platform/database/audit'
import { db, type Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { countVersions, editMenu } from '../edit-menu'
import type { PriceRule } from './changed-price'
import {
  type Changed,
  type ChangedGroup,
  type ChangedItem,
  pricesToChange,
  type PricesToChange,
} from './prices-to-change'

interface Seen {
  id: string
  version: number
}

export interface PriceChange extends PriceRule {
  menuItems: readonly Seen[]
  /** Groups whose own prices change as well. */
  optionGroups: readonly Seen[]
}

/** What would change, in the versions that the change must name. */
export async function previewPrices(_manager: Manager, change: PriceChange, now = new Date()): Promise<PricesToChange> {
  return pricesToChange(db(), { ...change, menuItemIds: idsOf(change.menuItems), now })
}

/** All or nothing. The versions keep a change that is sent twice from being made twice. */
export async function changePrices(manager: Manager, change: PriceChange, now = new Date()): Promise<PricesToChange> {
  return editMenu(
    async (tx) => {
      const found = await pricesToChange(tx, { ...change, menuItemIds: idsOf(change.menuItems), now })
      const groupIds = new Set(idsOf(change.optionGroups))
      const wanted = { ...found, optionGroups: found.optionGroups.filter(({ id }) => groupIds.has(id)) }
      expectUnmoved(change, wanted)
      expectInRange([...wanted.menuItems, ...wanted.optionGroups])
      // The dishes last: what the kitchen taps of them waits for the end.
      await recordPrices(tx, manager, wanted)
      await writeGroupPrices(tx, wanted.optionGroups)
      await writeItemPrices(tx, wanted.menuItems)
      await countRepriced(tx, wanted)
      return withVersionsNow(tx, wanted)
    },
    { timeoutMs: 30_000 },
  )
}

function idsOf(seen: readonly Seen[]): string[] {
  return seen.map(({ id }) => id)
}

function expectUnmoved(change: PriceChange, found: PricesToChange): void {
  const data = {
    menuItems: movedOf(change.menuItems, found.menuItems),
    optionGroups: movedOf(change.optionGroups, found.optionGroups),
  }
  if (data.menuItems.length + data.optionGroups.length > 0) throw new Refusal('changed_meanwhile', { data })
}

function movedOf(seen: readonly Seen[], found: readonly Changed[]) {
  const now = new Map(found.map((one) => [one.id, one]))
  return seen
    .filter(({ id, version }) => now.get(id)?.version !== version)
    .map(({ id }) => ({ id, name: now.get(id)?.name ?? '' }))
}

function expectInRange(all: readonly Changed[]): void {
  if (all.some(({ prices }) => prices.some(({ newPriceRappen }) => newPriceRappen === null)))
    throw new Refusal('invalid_fields', { fields: { percent: 'out_of_range' } })
}

interface Written {
  /** The menu item or the option group. */
  ownerId: string
  optionId: string | null
  sizeId: string | null
  rappen: number
}

function writtenOf(all: readonly Changed[], isWanted: (price: Changed['prices'][number]) => boolean = () => true) {
  const rows: Written[] = all.flatMap(({ id, prices }) =>
    prices.flatMap((price) =>
      isWanted(price) && price.newPriceRappen !== null && price.newPriceRappen !== price.oldPriceRappen
        ? [{ ownerId: id, optionId: price.optionId, sizeId: price.sizeId, rappen: price.newPriceRappen }]
        : [],
    ),
  )
  return {
    ownerIds: rows.map(({ ownerId }) => ownerId),
    optionIds: rows.map(({ optionId }) => optionId),
    sizeIds: rows.map(({ sizeId }) => sizeId),
    rappen: rows.map(({ rappen }) => rappen),
  }
}

// One statement for each table, because two thousand rows one by one would hold the menu's lock for seconds.
async function writeItemPrices(tx: Tx, items: readonly ChangedItem[]): Promise<void> {
  const own = writtenOf(items, ({ optionId }) => optionId === null)
  await tx.$executeRaw`
    update menu_item as row set price_rappen = changed.rappen, updated_at = now()
    from unnest(${own.ownerIds}::uuid[], ${own.rappen}::int[]) as changed (id, rappen)
    where row.id = changed.id`
  const ofOptions = writtenOf(items, ({ optionId }) => optionId !== null)
  await tx.$executeRaw`
    update menu_item_option_price as row set price_rappen = changed.rappen
    from unnest(${ofOptions.ownerIds}::uuid[], ${ofOptions.optionIds}::uuid[], ${ofOptions.rappen}::int[])
      as changed (menu_item_id, option_id, rappen)
    where row.menu_item_id = changed.menu_item_id and row.option_id = changed.option_id`
}

async function writeGroupPrices(tx: Tx, groups: readonly ChangedGroup[]): Promise<void> {
  const own = writtenOf(groups, ({ sizeId }) => sizeId === null)
  await tx.$executeRaw`
    update option as row set price_rappen = changed.rappen
    from unnest(${own.optionIds}::uuid[], ${own.rappen}::int[]) as changed (id, rappen)
    where row.id = changed.id`
  const bySize = writtenOf(groups, ({ sizeId }) => sizeId !== null)
  await tx.$executeRaw`
    update option_size_price as row set price_rappen = changed.rappen
    from unnest(${bySize.optionIds}::uuid[], ${bySize.sizeIds}::uuid[], ${bySize.rappen}::int[])
      as changed (option_id, size_id, rappen)
    where row.option_id = changed.option_id and row.size_id = changed.size_id`
}

/** A group shows what its options cost with a menu item too. */
async function countRepriced(tx: Tx, { menuItems, optionGroups }: PricesToChange): Promise<void> {
  await countVersions(tx, 'menu_item', writtenOf(menuItems).ownerIds)
  const optionIds = new Set(writtenOf([...menuItems, ...optionGroups]).optionIds.flatMap((id) => id ?? []))
  await tx.optionGroup.updateMany({
    where: { options: { some: { id: { in: [...optionIds] } } } },
    data: { version: { increment: 1 } },
  })
}

async function recordPrices(tx: Tx, manager: Manager, { menuItems, optionGroups }: PricesToChange): Promise<void> {
  await recordChanges(tx, [
    ...menuItems.map((item) => ({
      ...authorOf(manager),
      subject: 'menu_item',
      subjectId: item.id,
      before: recordedItem(item, 'oldPriceRappen'),
      after: recordedItem(item, 'newPriceRappen'),
    })),
    ...optionGroups.map((changed) => ({
      ...authorOf(manager),
      subject: 'option_group',
      subjectId: changed.id,
      before: { options: changed.group.options },
      after: { options: changedOptions(changed) },
    })),
  ])
}

function recordedItem({ prices, shownRappen }: ChangedItem, which: 'oldPriceRappen' | 'newPriceRappen') {
  const own = prices.find(({ optionId }) => optionId === null)
  const addedRappen = own ? (own[which] ?? 0) - own.oldPriceRappen : 0
  return {
    priceRappen: shownRappen + addedRappen,
    optionPrices: prices.flatMap((price) =>
      price.optionId === null ? [] : [{ optionId: price.optionId, priceRappen: price[which] }],
    ),
  }
}

function changedOptions({ group, prices }: ChangedGroup) {
  const priceOf = (optionId: string, sizeId: string | null) =>
    prices.find((price) => price.optionId === optionId && price.sizeId === sizeId)?.newPriceRappen
  return group.options.map((option) => ({
    ...option,
    priceRappen: priceOf(option.id, null),
    sizePrices: option.sizePrices.map(({ sizeId }) => ({ sizeId, priceRappen: priceOf(option.id, sizeId) })),
  }))
}

async function withVersionsNow(tx: Tx, { menuItems, optionGroups }: PricesToChange): Promise<PricesToChange> {
  const select = { id: true, version: true }
  const items = await tx.menuItem.findMany({ where: { id: { in: idsOf(menuItems) } }, select })
  const groups = await tx.optionGroup.findMany({ where: { id: { in: idsOf(optionGroups) } }, select })
  const now = new Map([...items, ...groups].map(({ id, version }) => [id, version]))
  const renewed = <One extends Seen>(one: One) => ({ ...one, version: now.get(one.id) ?? one.version })
  return { menuItems: menuItems.map(renewed), optionGroups: optionGroups.map(renewed) }
}
