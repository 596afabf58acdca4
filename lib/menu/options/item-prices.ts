import type { Prisma, Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { countVersions } from '../edit-menu'
import type { OptionPrice } from './option-group'

export interface ItemPriceChange {
  menuItemId: string
  optionId: string
  /** Null: again that of the group. */
  priceRappen: number | null
}

export async function replaceItemPrices(tx: Tx, menuItemId: string, prices: readonly OptionPrice[]): Promise<void> {
  const before = await tx.menuItemOptionPrice.findMany({ where: { menuItemId } })
  const wanted = new Set(prices.map(({ optionId }) => optionId))
  const gone = before.filter(({ optionId }) => !wanted.has(optionId))
  const changes = [
    ...prices.map((price) => ({ ...price, menuItemId })),
    ...gone.map(({ optionId }) => ({ menuItemId, optionId, priceRappen: null })),
  ]
  await changeItemPrices(tx, changes, 'optionPrices')
}

/** The prices of menu items stand in the form of the group too. Asked before they go. */
export async function countGroupsWithPrices(tx: Tx, prices: Prisma.MenuItemOptionPriceWhereInput): Promise<void> {
  await tx.optionGroup.updateMany({
    where: { menuItems: { some: { prices: { some: prices } } } },
    data: { version: { increment: 1 } },
  })
}

/** Refuses options that their menu item does not ask for. Equal prices are no change, so that no version grows. The
 * groups are counted here; the menu items, by whose form it may be, are returned. */
export async function changeItemPrices(
  tx: Tx,
  changes: readonly ItemPriceChange[],
  field: 'optionPrices' | 'prices',
): Promise<string[]> {
  const groupOf = await groupsOf(tx, changes)
  if (!(await areAsked(tx, changes, groupOf))) throw invalidPrices(field)
  const menuItemIds = [...new Set(changes.map(({ menuItemId }) => menuItemId))]
  const before = await tx.menuItemOptionPrice.findMany({ where: { menuItemId: { in: menuItemIds } } })
  const known = new Map(before.map((row) => [keyOf(row), row.priceRappen]))
  const changed = changes.filter((change) => (known.get(keyOf(change)) ?? null) !== change.priceRappen)
  for (const menuItemId of menuItemIds) {
    const optionIds = changed.filter((change) => change.menuItemId === menuItemId).map(({ optionId }) => optionId)
    if (optionIds.length > 0)
      await tx.menuItemOptionPrice.deleteMany({ where: { menuItemId, optionId: { in: optionIds } } })
  }
  await tx.menuItemOptionPrice.createMany({
    data: changed.flatMap(({ menuItemId, optionId, priceRappen }) =>
      priceRappen === null ? [] : [{ menuItemId, optionId, priceRappen, groupId: groupOf.get(optionId) ?? '' }],
    ),
  })
  const groupIds = changed.flatMap(({ optionId }) => groupOf.get(optionId) ?? [])
  await countVersions(tx, 'option_group', groupIds)
  return changed.map(({ menuItemId }) => menuItemId)
}

async function groupsOf(tx: Tx, changes: readonly ItemPriceChange[]): Promise<ReadonlyMap<string, string>> {
  const options = await tx.option.findMany({
    where: { id: { in: changes.map(({ optionId }) => optionId) } },
    select: { id: true, groupId: true },
  })
  return new Map(options.map(({ id, groupId }) => [id, groupId]))
}

async function areAsked(
  tx: Tx,
  changes: readonly ItemPriceChange[],
  groupOf: ReadonlyMap<string, string>,
): Promise<boolean> {
  const attachments = await tx.menuItemOptionGroup.findMany({
    where: { menuItemId: { in: changes.map(({ menuItemId }) => menuItemId) } },
    select: { menuItemId: true, groupId: true },
  })
  const asked = new Set(attachments.map(({ menuItemId, groupId }) => `${menuItemId} ${groupId}`))
  return changes.every(({ menuItemId, optionId }) => asked.has(`${menuItemId} ${groupOf.get(optionId)}`))
}

export function invalidPrices(field: 'optionPrices' | 'prices'): Refusal {
  return new Refusal('invalid_fields', { fields: { [field]: 'invalid' } })
}

function keyOf({ menuItemId, optionId }: Pick<ItemPriceChange, 'menuItemId' | 'optionId'>): string {
  return `${menuItemId} ${optionId}`
}
