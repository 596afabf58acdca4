import type { Manager } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu } from '../edit-menu'
import { mostGroupsOfItem } from '../limits'
import { existingGroup } from './group-record'
import { expectUnconditioned } from './group-uses'

export interface AttachmentChanges {
  attach: readonly string[]
  attachCategories: readonly string[]
  detach: readonly string[]
}

export interface AttachmentResult {
  attached: number
  already: number
  detached: number
}

/** Has many menu items ask for a group, after their other groups, and others no longer; all of it or nothing. */
export async function attachToItems(
  manager: Manager,
  groupId: string,
  { attach, attachCategories, detach }: AttachmentChanges,
  now = new Date(),
): Promise<AttachmentResult> {
  return editMenu(async (tx) => {
    await existingGroup(tx, groupId, now)
    const wanted = await itemsWhere(tx, {
      OR: [{ id: { in: [...attach] } }, { categoryId: { in: [...attachCategories] } }],
    })
    if (attach.some((id) => !wanted.some((item) => item.id === id.toLowerCase()))) throw wrong('attach', 'invalid')
    const missing = wanted.filter((item) => !asksFor(item, groupId))
    if (missing.some(({ optionGroups }) => optionGroups.length >= mostGroupsOfItem))
      throw wrong('attach', 'out_of_range')
    const wantedIds = new Set(wanted.map(({ id }) => id))
    const leaving = (await itemsWhere(tx, { id: { in: [...detach] } })).filter(
      (item) => asksFor(item, groupId) && !wantedIds.has(item.id),
    )
    await addAttachments(tx, groupId, missing)
    await takeAttachments(tx, groupId, leaving)
    await recordAttachments(tx, manager, [...missing, ...leaving])
    return { attached: missing.length, already: wanted.length - missing.length, detached: leaving.length }
  })
}

type Item = Awaited<ReturnType<typeof itemsWhere>>[number]

const attachments = {
  select: { groupId: true, whenOptionId: true, position: true },
  orderBy: [{ position: 'asc' as const }, { groupId: 'asc' as const }],
}

function itemsWhere(tx: Tx, where: NonNullable<Parameters<Tx['menuItem']['findMany']>[0]>['where']) {
  return tx.menuItem.findMany({ where, select: { id: true, optionGroups: attachments } })
}

function asksFor({ optionGroups }: Item, wanted: string): boolean {
  return optionGroups.some(({ groupId }) => groupId === wanted)
}

async function addAttachments(tx: Tx, groupId: string, items: readonly Item[]): Promise<void> {
  const data = items.map(({ id, optionGroups }) => ({
    menuItemId: id,
    groupId,
    position: Math.max(-1, ...optionGroups.map(({ position }) => position)) + 1,
  }))
  await tx.menuItemOptionGroup.createMany({ data })
}

async function takeAttachments(tx: Tx, groupId: string, items: readonly Item[]): Promise<void> {
  const menuItemId = { in: items.map(({ id }) => id) }
  await expectUnconditioned(tx, { menuItemId, whenOption: { groupId } })
  await tx.menuItemOptionGroup.deleteMany({ where: { groupId, menuItemId } })
}

async function recordAttachments(tx: Tx, { userId }: Manager, before: readonly Item[]): Promise<void> {
  const after = await itemsWhere(tx, { id: { in: before.map(({ id }) => id) } })
  const groupsAfter = new Map(after.map((item) => [item.id, recorded(item)]))
  for (const item of before)
    await recordChange(tx, {
      byUserId: userId,
      subject: 'menu_item',
      subjectId: item.id,
      before: recorded(item),
      after: groupsAfter.get(item.id) ?? null,
    })
}

function recorded({ optionGroups }: Item) {
  return { optionGroups: optionGroups.map(({ groupId, whenOptionId }) => ({ id: groupId, whenOptionId })) }
}

function wrong(field: string, error: 'invalid' | 'out_of_range'): Refusal {
  return new Refusal('invalid_fields', { fields: { [field]: error } })
}
