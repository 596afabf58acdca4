import type { Prisma } from '@/lib/generated/prisma/client'
import { shopLanguage } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { db, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'

export interface GroupUse {
  id: string
  name: string
}

/** The menu items that ask for each group, in the order of the menu. */
export async function listGroupUses(): Promise<ReadonlyMap<string, GroupUse[]>> {
  const attachments = await db().menuItemOptionGroup.findMany({
    select: { groupId: true, menuItem: { select: { id: true, name: true } } },
    orderBy: [{ menuItem: { position: 'asc' } }, { menuItemId: 'asc' }],
  })
  const uses = new Map<string, GroupUse[]>()
  for (const { groupId, menuItem } of attachments) uses.set(groupId, [...(uses.get(groupId) ?? []), menuItem])
  return uses
}

/** Refuses by whom the group is used: a menu item that asks for it would lose it without a word. */
export async function expectUnattached(tx: Tx, groupId: string): Promise<void> {
  refuseIfAny(await itemsWith(tx, { groupId }))
}

/** The same where another group is asked only if one of these options is chosen. */
export async function expectUnconditioned(tx: Tx, where: Prisma.MenuItemOptionGroupWhereInput): Promise<void> {
  refuseIfAny(await itemsWith(tx, where))
}

/** The same where prices of other groups hang on the options of this one. */
export async function expectNoSize(tx: Tx, groupId: string): Promise<void> {
  const priced = await tx.optionGroup.findMany({
    where: { options: { some: { sizePrices: { some: { size: { groupId } } } } } },
    select: { name: true },
  })
  refuseIfAny(priced.map(({ name }) => localizedOf(name)[shopLanguage]))
}

async function itemsWith(tx: Tx, where: Prisma.MenuItemOptionGroupWhereInput): Promise<string[]> {
  const attachments = await tx.menuItemOptionGroup.findMany({
    where,
    select: { menuItem: { select: { name: true } } },
    orderBy: [{ menuItem: { position: 'asc' } }, { menuItemId: 'asc' }],
  })
  return attachments.map(({ menuItem }) => menuItem.name)
}

const mostNamed = 10

function refuseIfAny(found: readonly string[]): void {
  if (found.length === 0) return
  const names = [...new Set(found)]
  const items = names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '')
  throw new Refusal('option_group_in_use', { values: { items } })
}
