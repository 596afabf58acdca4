import type { Prisma, MenuItemOptionGroup } from '@/lib/generated/prisma/client'
import { shopLanguage } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import type { Tx } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { groupedBy } from '@/lib/platform/values/grouped-by'
import { Refusal } from '@/lib/platform/refusal'
import type { AttachedGroup, OptionGroup, OptionPrice } from './option-group'
import { withItemPrices } from './unit-price'

const mostNamed = 10

export interface GroupUse {
  count: number
  names: string[]
}

/** Groups that no menu item asks for are absent. Counted by PostgreSQL, because a group may be asked for by two thousand. */
export async function listGroupUses(groupIds: readonly string[]): Promise<ReadonlyMap<string, GroupUse>> {
  const { rows } = await pool().query<GroupUse & { id: string }>(
    `select a.group_id as id, count(*)::int as count,
      (array_agg(m.name order by m.position, m.created_at, m.id))[1:$2] as names
    from menu_item_option_group a join menu_item m on m.id = a.menu_item_id
    where a.group_id = any($1::uuid[]) group by a.group_id`,
    [groupIds, mostNamed],
  )
  return new Map(rows.map(({ id, ...use }) => [id, use]))
}

/** Refused with the names: a menu item would lose the group without notice. */
export async function expectUnattached(tx: Tx, groupId: string): Promise<void> {
  refuseIfAny(await itemsWith(tx, { groupId }))
}

export async function expectUnconditioned(tx: Tx, where: Prisma.MenuItemOptionGroupWhereInput): Promise<void> {
  refuseIfAny(await itemsWith(tx, where))
}

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

function refuseIfAny(found: readonly string[]): void {
  if (found.length === 0) return
  const names = [...new Set(found)]
  const items = names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '')
  throw new Refusal('option_group_in_use', { values: { items } })
}

export interface Attachment extends Pick<MenuItemOptionGroup, 'menuItemId' | 'groupId' | 'whenOptionId'> {
  prices: OptionPrice[]
}

/** Equal attachments share one list, so that readers of two thousand dishes visit each list once. */
export function attachedGroups(
  attachments: readonly Attachment[],
  groups: readonly OptionGroup[],
): ReadonlyMap<string, AttachedGroup[]> {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const groupOf = once(keyOf, ({ groupId, whenOptionId, prices }: Attachment): AttachedGroup | undefined => {
    const group = byId.get(groupId)
    const options = group && (prices.length > 0 ? withItemPrices(group.options, prices) : group.options)
    return group && options && { ...group, options, whenOptionId, itemPrices: prices }
  })
  const listOf = once(
    (own: readonly Attachment[]) => own.map(keyOf).join(),
    (own) => own.flatMap((attachment) => groupOf(attachment) ?? []),
  )
  const byMenuItem = groupedBy(attachments, ({ menuItemId }) => menuItemId)
  return new Map([...byMenuItem].map(([menuItemId, own]) => [menuItemId, listOf(own)]))
}

function keyOf({ groupId, whenOptionId, prices }: Attachment): string {
  const own = prices.map(({ optionId, priceRappen }) => `${optionId} ${priceRappen}`)
  return [groupId, whenOptionId, ...own].join(' ')
}

function once<Input, Made>(key: (input: Input) => string, make: (input: Input) => Made): (input: Input) => Made {
  const known = new Map<string, Made>()
  return (input) => {
    const made = known.get(key(input)) ?? make(input)
    known.set(key(input), made)
    return made
  }
}
