import { db, type Tx } from '@/lib/platform/database/db'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'

/** By the id of the menu item or option; what is not counted today is missing. */
export type PortionsLeft = ReadonlyMap<string, number>

const isAnythingCounted = oncePerGeneration(async () => (await db().portionCount.findFirst()) !== null)

/** Asked for every quote: no query in a shop that counts nothing. */
export async function findPortionsLeft(now: Date): Promise<PortionsLeft> {
  return (await isAnythingCounted()) ? readPortionsLeft(db(), now) : new Map()
}

export async function readPortionsLeft(tx: Tx, now: Date): Promise<PortionsLeft> {
  const counts = await tx.portionCount.findMany({ where: { businessDay: dayOf(now) } })
  // Below zero took what was put into the kitchen again.
  return new Map(counts.map(({ subjectId, portionsLeft }) => [subjectId, Math.max(0, portionsLeft)]))
}

/**
 * What can be ordered from now on: a cook says what is there, not what there was this morning. It ends with the business
 * day; null ends it at once. A trigger sells out what none is left of.
 */
export async function countPortions(
  tx: Tx,
  subjectIds: readonly string[],
  { portionsLeft, now }: { portionsLeft: number | null; now: Date },
): Promise<void> {
  const businessDay = dayOf(now)
  await tx.portionCount.deleteMany({ where: { businessDay: { lt: businessDay } } })
  if (portionsLeft === null) {
    await tx.portionCount.deleteMany({ where: { businessDay, subjectId: { in: [...subjectIds] } } })
    return
  }
  // One statement for thousands; a row that orders wait for has to stay the same row.
  await tx.$executeRaw`
    insert into portion_count (business_day, subject_id, portions_left)
    select ${businessDay}::date, subject_id, ${portionsLeft}::int from unnest(${[...subjectIds]}::uuid[]) subject_id
    on conflict (business_day, subject_id) do update set portions_left = excluded.portions_left`
}

/** Before the rows of the menu, as an order does. */
export async function lockCounts(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    select from portion_count where subject_id = any(${[...subjectIds]}::uuid[])
    order by subject_id, business_day for no key update`
}

/** Who puts on sale what none was left of has found more. */
export async function endEmptyCounts(tx: Tx, subjectIds: readonly string[], now: Date): Promise<void> {
  const where = { businessDay: dayOf(now), subjectId: { in: [...subjectIds] }, portionsLeft: { lte: 0 } }
  await tx.portionCount.deleteMany({ where })
}

function dayOf(now: Date): Date {
  return new Date(businessDayOf(now))
}
