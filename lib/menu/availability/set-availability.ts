import { authorOf, type BoardCaller, type Manager } from '@/lib/accounts/caller'
import { recordChange, recordChanges } from '@/lib/platform/database/audit'
import { Prisma, transaction, type Tx } from '@/lib/platform/database/db'
import type { Expected } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { menuItems } from '../items/change-menu-item'
import type { MenuItem } from '../items/menu-item'
import type { Option, OptionGroup } from '../options/option-group'
import { optionGroups } from '../options/write-group'
import { countPortions, endEmptyCounts, lockCounts, readPortionsLeft } from './portions'
import { type Availability, availabilityColumns } from './sold-out'

// The kitchen taps these all evening, so they lock their own rows and not the menu: an import or a change of prices has
// that for many seconds.

interface Counted {
  /** Null: not counted today. */
  portionsLeft: number | null
}

export function setAvailability(
  caller: BoardCaller,
  id: string,
  { expectedVersions, ...availability }: Availability & Expected,
  now = new Date(),
): Promise<MenuItem & Counted> {
  return transaction(async (tx) => {
    await lockRows(tx, 'menu_item', [id])
    const before = await menuItems.expected(tx, { id, now, expectedVersions })
    const counted = await findCounted(tx, id, now)
    await write(tx, 'menu_item', { ids: [id], availability, now })
    const after = { ...(await menuItems.existing(tx, id, now)), ...(await findCounted(tx, id, now)) }
    const [was, is] = [tapped({ ...before, ...counted }), tapped(after)]
    await recordChange(tx, { ...authorOf(caller), subject: 'menu_item', subjectId: id, before: was, after: is })
    return after
  })
}

function tapped({ available, soldOut, soldOutUntil, portionsLeft }: MenuItem & Counted) {
  return { available, soldOut, soldOutUntil, portionsLeft }
}

async function findCounted(tx: Tx, id: string, now: Date): Promise<Counted> {
  return { portionsLeft: (await readPortionsLeft(tx, now)).get(id) ?? null }
}

interface Writing {
  ids: readonly string[]
  availability: Partial<Availability>
  now: Date
}

async function write(tx: Tx, table: 'menu_item' | 'option', { ids, availability, now }: Writing): Promise<void> {
  const { portions, ...state } = availability
  const data = availabilityColumns(state, now)
  if (portions === undefined && data.soldOutUntil === null) await endEmptyCounts(tx, ids, now)
  const rows = { where: { id: { in: [...ids] } }, data }
  await (table === 'option' ? tx.option.updateMany(rows) : tx.menuItem.updateMany(rows))
  // After the row, because none left sells it out.
  if (portions !== undefined) await countPortions(tx, ids, { portionsLeft: portions, now })
}

/** An option is a part of its group, which has the history. */
export function setOptionAvailability(
  caller: BoardCaller,
  id: string,
  availability: Availability,
  now = new Date(),
): Promise<Omit<OptionGroup, 'options'> & { options: (Option & Counted)[] }> {
  return transaction(async (tx) => {
    await lockRows(tx, 'option', [id])
    const found = await tx.option.findUnique({ where: { id }, select: { groupId: true } })
    if (!found) throw new Refusal('not_found')
    const before = await findCountedGroup(tx, found.groupId, now)
    await write(tx, 'option', { ids: [id], availability, now })
    const after = await findCountedGroup(tx, found.groupId, now)
    const own = after.options.find((option) => option.id === id)
    // What others have changed in the group meanwhile has an entry of its own.
    const options = before.options.map((option) => (option.id === id && own ? own : option))
    const group = { subject: 'option_group', subjectId: found.groupId }
    await recordChange(tx, { ...authorOf(caller), ...group, before: { options: before.options }, after: { options } })
    return after
  })
}

async function findCountedGroup(tx: Tx, id: string, now: Date) {
  const group = await optionGroups.existing(tx, id, now)
  const left = await readPortionsLeft(tx, now)
  return {
    ...group,
    options: group.options.map((option) => ({ ...option, portionsLeft: left.get(option.id) ?? null })),
  }
}

/** All or nothing; the rules of a single one. */
export async function setAvailabilityOfMany(
  manager: Manager,
  { menuItemIds, ...availability }: Partial<Availability> & { menuItemIds: readonly string[] },
  now = new Date(),
): Promise<{ menuItems: number }> {
  return transaction(async (tx) => {
    await lockRows(tx, 'menu_item', menuItemIds)
    const before = await availabilityOf(tx, menuItemIds, now)
    if (before.size < menuItemIds.length) throw new Refusal('invalid_fields', { fields: { menuItemIds: 'invalid' } })
    await write(tx, 'menu_item', { ids: menuItemIds, availability, now })
    const after = await availabilityOf(tx, menuItemIds, now)
    await recordChanges(
      tx,
      [...before].map(([subjectId, was]) => ({
        ...authorOf(manager),
        subject: 'menu_item',
        subjectId,
        before: was,
        after: after.get(subjectId) ?? null,
      })),
    )
    return { menuItems: before.size }
  })
}

async function availabilityOf(tx: Tx, ids: readonly string[], now: Date) {
  const rows = await tx.menuItem.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, available: true, soldOutUntil: true },
  })
  const left = await readPortionsLeft(tx, now)
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, portionsLeft: left.get(id) ?? null }]))
}

/** In one order, so that two who tap the same dishes do not wait for each other. */
async function lockRows(tx: Tx, table: 'menu_item' | 'option', ids: readonly string[]): Promise<void> {
  await lockCounts(tx, ids)
  await tx.$executeRaw`
    select from ${Prisma.raw(table)} where id = any(${[...ids]}::uuid[]) order by id for no key update`
}
