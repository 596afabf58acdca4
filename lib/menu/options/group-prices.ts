import { authorOf, type Manager } from '@/lib/accounts/caller'
import { findLastChange, recordChanges } from '@/lib/platform/database/audit'
import { db, type Tx } from '@/lib/platform/database/db'
import { type Expected, isExpected } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { countVersions, editMenu } from '../edit-menu'
import { changeItemPrices, invalidPrices, type ItemPriceChange } from './item-prices'
import type { ItemPrice, OptionPrice } from './option-group'

/** Of one group, with all menu items that have prices of their own. */
export interface GroupPrices {
  id: string
  version: number
  prices: ItemPrice[]
}

const byItem = [{ menuItemId: 'asc' as const }, { optionId: 'asc' as const }]
const itemPrice = { menuItemId: true, optionId: true, priceRappen: true }

export async function findGroupPrices(id: string, runner: Tx = db()): Promise<GroupPrices | null> {
  const group = await runner.optionGroup.findUnique({ where: { id }, select: { id: true, version: true } })
  if (!group) return null
  const prices = await runner.menuItemOptionPrice.findMany({
    where: { groupId: id },
    select: itemPrice,
    orderBy: byItem,
  })
  return { ...group, prices }
}

/** Those that are not named stay. */
export async function setGroupPrices(
  manager: Manager,
  id: string,
  { prices, expectedVersions }: Expected & { prices: readonly ItemPriceChange[] },
): Promise<GroupPrices> {
  return editMenu(async (tx) => {
    await expectPrices(tx, id, { expectedVersions })
    const ofGroup = await tx.option.count({
      where: { groupId: id, id: { in: prices.map(({ optionId }) => optionId) } },
    })
    if (ofGroup < new Set(prices.map(({ optionId }) => optionId)).size) throw invalidPrices('prices')
    const menuItemIds = [...new Set(prices.map(({ menuItemId }) => menuItemId))]
    const before = await pricesByItem(tx, menuItemIds)
    await countVersions(tx, 'menu_item', await changeItemPrices(tx, prices, 'prices'))
    const after = await pricesByItem(tx, menuItemIds)
    const changes = menuItemIds.map((subjectId) => ({
      ...authorOf(manager),
      subject: 'menu_item',
      subjectId,
      before: { optionPrices: before.get(subjectId) ?? [] },
      after: { optionPrices: after.get(subjectId) ?? [] },
    }))
    await recordChanges(tx, changes)
    return existingPrices(tx, id)
  })
}

async function existingPrices(tx: Tx, id: string): Promise<GroupPrices> {
  const prices = await findGroupPrices(id, tx)
  if (!prices) throw new Refusal('not_found')
  return prices
}

async function expectPrices(tx: Tx, id: string, expected: Expected): Promise<void> {
  const current = await existingPrices(tx, id)
  if (isExpected(current, expected)) return
  const asking = await tx.menuItemOptionGroup.findMany({ where: { groupId: id }, select: { menuItemId: true } })
  const lastChange = await findLastChange(tx, {
    subject: 'menu_item',
    subjectId: { in: asking.map(({ menuItemId }) => menuItemId) },
    among: ['optionPrices'],
  })
  throw new Refusal('changed_meanwhile', { data: { ...current, ...lastChange } })
}

async function pricesByItem(tx: Tx, menuItemIds: readonly string[]): Promise<ReadonlyMap<string, OptionPrice[]>> {
  const rows = await tx.menuItemOptionPrice.findMany({
    where: { menuItemId: { in: [...menuItemIds] } },
    select: itemPrice,
    orderBy: byItem,
  })
  const found = new Map<string, OptionPrice[]>()
  for (const { menuItemId, ...price } of rows) found.set(menuItemId, [...(found.get(menuItemId) ?? []), price])
  return found
}
