import { RequestedAttachment } from './option-group'
import { authorOf, type Manager } from '@/lib/accounts/caller'
import { recordChanges } from '@/lib/platform/database/audit'
import type { Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { countVersions, editMenu } from '../edit-menu'
import { mostGroupsOfItem } from '../limits'
import { optionGroups as groupsOfMenu } from './write-group'
import { expectUnconditioned } from './group-uses'
import { countGroupsWithPrices } from './item-prices'

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

export async function attachToItems(
  manager: Manager,
  groupId: string,
  { attach, attachCategories, detach }: AttachmentChanges,
  now = new Date(),
): Promise<AttachmentResult> {
  return editMenu(async (tx) => {
    await groupsOfMenu.existing(tx, groupId, now)
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
    await countVersions(
      tx,
      'menu_item',
      [...missing, ...leaving].map(({ id }) => id),
    )
    return { attached: missing.length, already: wanted.length - missing.length, detached: leaving.length }
  })
}

type Item = Awaited<ReturnType<typeof itemsWhere>>[number]

const attachedNow = {
  select: {
    groupId: true,
    whenOptionId: true,
    position: true,
    prices: { select: { optionId: true, priceRappen: true }, orderBy: { optionId: 'asc' as const } },
  },
  orderBy: [{ position: 'asc' as const }, { groupId: 'asc' as const }],
}

function itemsWhere(tx: Tx, where: NonNullable<Parameters<Tx['menuItem']['findMany']>[0]>['where']) {
  return tx.menuItem.findMany({ where, select: { id: true, optionGroups: attachedNow } })
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
  await countGroupsWithPrices(tx, { groupId, menuItemId })
  await tx.menuItemOptionGroup.deleteMany({ where: { groupId, menuItemId } })
}

async function recordAttachments(tx: Tx, manager: Manager, before: readonly Item[]): Promise<void> {
  const after = await itemsWhere(tx, { id: { in: before.map(({ id }) => id) } })
  const groupsAfter = new Map(after.map((item) => [item.id, recorded(item)]))
  const changes = before.map((item) => ({
    ...authorOf(manager),
    subject: 'menu_item',
    subjectId: item.id,
    before: recorded(item),
    after: groupsAfter.get(item.id) ?? null,
  }))
  await recordChanges(tx, changes)
}

function recorded({ optionGroups }: Item) {
  return {
    optionGroups: optionGroups.map(({ groupId, whenOptionId }) => ({ id: groupId, whenOptionId })),
    optionPrices: optionGroups.flatMap(({ prices }) => prices),
  }
}

function wrong(field: string, error: 'invalid' | 'out_of_range'): Refusal {
  return new Refusal('invalid_fields', { fields: { [field]: error } })
}

export async function attachGroups(
  tx: Tx,
  menuItemId: string,
  attachments: readonly RequestedAttachment[],
): Promise<void> {
  await expectPossible(tx, attachments)
  const before = await tx.menuItemOptionGroup.findMany({ where: { menuItemId }, orderBy: { position: 'asc' } })
  const wanted = attachments.map(({ id, whenOptionId }, position) => ({
    menuItemId,
    groupId: id,
    position,
    whenOptionId: whenOptionId ?? null,
  }))
  // Equal attachments are no change, so that the version does not grow.
  if (JSON.stringify(before.map(meaningOf)) === JSON.stringify(wanted.map(meaningOf))) return
  // One that stays keeps its row, and with it the prices of the menu item.
  const isKnown = ({ groupId }: { groupId: string }) => before.some((row) => row.groupId === groupId)
  const leaving = { menuItemId, groupId: { notIn: wanted.map(({ groupId }) => groupId) } }
  await countGroupsWithPrices(tx, leaving)
  await tx.menuItemOptionGroup.deleteMany({ where: leaving })
  for (const { groupId, ...data } of wanted.filter(isKnown))
    await tx.menuItemOptionGroup.update({ where: { menuItemId_groupId: { menuItemId, groupId } }, data })
  await tx.menuItemOptionGroup.createMany({ data: wanted.filter((row) => !isKnown(row)) })
}

function meaningOf({ groupId, whenOptionId }: { groupId: string; whenOptionId: string | null }) {
  return [groupId, whenOptionId]
}

/** Known groups; a condition is an option of another of them that is always asked. */
async function expectPossible(tx: Tx, attachments: readonly RequestedAttachment[]): Promise<void> {
  const ids = attachments.map(({ id }) => id)
  const groups = await tx.optionGroup.count({ where: { id: { in: ids } } })
  const conditions = attachments.flatMap(({ whenOptionId }) => whenOptionId ?? [])
  const options = await tx.option.findMany({ where: { id: { in: conditions } }, select: { id: true, groupId: true } })
  const groupOf = new Map(options.map((option) => [option.id, option.groupId]))
  const always = new Set(attachments.filter(({ whenOptionId }) => !whenOptionId).map(({ id }) => id))
  const areShallow = conditions.every((optionId) => always.has(groupOf.get(optionId) ?? ''))
  if (groups < ids.length || !areShallow) throw new Refusal('invalid_fields', { fields: { optionGroups: 'invalid' } })
}
