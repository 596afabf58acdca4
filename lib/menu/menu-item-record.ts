import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import { expectVersion, type Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu } from './edit-menu'
import { columnsOf } from './item-fields'
import type { MenuItem, MenuItemChanges } from './menu-item'
import { categoryOf, menuItemOf } from './from-row'
import { listAttachedGroups } from './options/queries'
import { sellingTimesColumns } from './selling-times'
import { soldOutInstant } from './sold-out'

export async function existingMenuItem(tx: Tx, id: string, now: Date): Promise<MenuItem> {
  const item = await tx.menuItem.findUnique({ where: { id }, include: { category: true } })
  if (!item) throw new Refusal('not_found')
  const attached = await listAttachedGroups(now, { menuItemIds: [id], runner: tx })
  return menuItemOf(item, { category: categoryOf(item.category), optionGroups: attached.get(id), now })
}

const notInTheForm = ['position', 'available', 'soldOut', 'soldOutUntil']

export async function expectedMenuItem(
  tx: Tx,
  { id, now, expectedVersions }: Expected & { id: string; now: Date },
): Promise<MenuItem> {
  const item = await existingMenuItem(tx, id, now)
  await expectVersion(tx, item, { subject: 'menu_item', subjectId: id, apartFrom: notInTheForm, expectedVersions })
  return item
}

export async function changeMenuItem(
  caller: BoardCaller,
  { id, now, expectedVersions }: Expected & { id: string; now: Date },
  work: (tx: Tx, before: MenuItem) => Promise<void>,
): Promise<MenuItem> {
  return editMenu(async (tx) => {
    const before = await expectedMenuItem(tx, { id, now, expectedVersions })
    await work(tx, before)
    const after = await existingMenuItem(tx, id, now)
    await recordMenuItem(tx, caller, { before, after })
    return after
  })
}

interface BeforeAndAfter {
  before: MenuItem | null
  after: MenuItem | null
}

export async function recordMenuItem(tx: Tx, caller: BoardCaller, { before, after }: BeforeAndAfter): Promise<void> {
  await recordChange(tx, {
    ...authorOf(caller),
    subject: 'menu_item',
    subjectId: (after ?? before)?.id ?? '',
    before: before && recorded(before),
    after: after && recorded(after),
  })
}

/** Groups and categories have histories of their own; of the two prices people know the one. */
function recorded({ soldWhen: _soldWhen, ownPriceRappen: _ownPriceRappen, ...item }: MenuItem) {
  return { ...item, optionGroups: item.optionGroups.map(({ id, whenOptionId }) => ({ id, whenOptionId })) }
}

export async function expectCategory(tx: Tx, id: string): Promise<void> {
  const category = await tx.category.findUnique({ where: { id }, select: { id: true } })
  if (!category) throw new Refusal('invalid_fields', { fields: { categoryId: 'category_unknown' } })
}

export function menuItemColumns(
  {
    soldOutUntil,
    sellingTimes,
    soldFrom,
    soldUntil,
    ...changes
  }: Omit<MenuItemChanges, 'optionGroups' | 'optionPrices'>,
  now: Date,
) {
  return {
    ...columnsOf(changes),
    ...sellingTimesColumns({ sellingTimes, soldFrom, soldUntil }),
    soldOutUntil: soldOutUntil === undefined ? undefined : soldOutInstant(soldOutUntil, now),
  }
}
