import { shopLanguage } from '@/lib/i18n/language'
import { db, type Tx } from '@/lib/platform/db'
import { attachedGroups } from './attached-groups'
import { optionGroupOf, wholeGroup } from './from-row'
import type { AttachedGroup, OptionGroup } from './option-group'

/** By name, in the language in which the owner writes. */
export async function listOptionGroups(now = new Date(), runner: Tx = db()): Promise<OptionGroup[]> {
  const records = await runner.optionGroup.findMany({ orderBy: { id: 'asc' }, include: wholeGroup })
  const groups = records.map((record) => optionGroupOf(record, now))
  return groups.toSorted((a, b) => a.name[shopLanguage].localeCompare(b.name[shopLanguage], shopLanguage))
}

export async function findOptionGroup(id: string, now = new Date(), runner: Tx = db()): Promise<OptionGroup | null> {
  const record = await runner.optionGroup.findUnique({ where: { id }, include: wholeGroup })
  return record && optionGroupOf(record, now)
}

/** The groups that each menu item asks for, in order; of some menu items alone if they are named. */
export async function listAttachedGroups(
  now = new Date(),
  { menuItemIds, runner = db() }: { menuItemIds?: readonly string[] | undefined; runner?: Tx } = {},
): Promise<ReadonlyMap<string, AttachedGroup[]>> {
  const wanted = menuItemIds && { menuItemId: { in: [...menuItemIds] } }
  const attachments = await runner.menuItemOptionGroup.findMany({
    where: wanted ?? {},
    select: { menuItemId: true, groupId: true, whenOptionId: true },
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
