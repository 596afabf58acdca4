import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { joinedReads } from '@/lib/platform/process/scheduling'
import type { EventType } from './event-types'

export interface FeedEvent {
  id: number
  type: EventType
  at: Date
  data: object
}

interface Asked {
  after?: number | undefined
  types?: readonly EventType[] | undefined
  limit: number
}

export interface FeedPage {
  events: FeedEvent[]
  /** The id to go on after; null: there is no more. */
  next: number | null
  /** Something between `after` and these may be gone, or `after` is of another history. */
  isCut: boolean
}

/** What has been committed by now is among them, and comes before everything that is committed later. */
export async function listEvents(_staff: Staff, { after = 0, types, limit }: Asked): Promise<FeedPage> {
  await placeEvents()
  const [found, { oldest, newest }] = await Promise.all([readEvents({ after, types, limit: limit + 1 }), findEnds()])
  const events = found.slice(0, limit)
  return {
    events,
    next: found.length > limit ? (events.at(-1)?.id ?? null) : null,
    isCut: after > newest || (after > 0 && after < oldest - 1),
  }
}

/** In raw SQL, because Prisma knows no function of PostgreSQL; one call for all who ask in the same moment. */
export const placeEvents = joinedReads(async () => {
  const { rows } = await pool().query<{ isDue: boolean }>(
    'select exists (select from event where position is null) as "isDue"',
  )
  if (rows[0]?.isDue) await pool().query('select place_events()')
}) as () => Promise<void>

export async function readEvents({ after, types, limit }: Asked & { after: number }): Promise<FeedEvent[]> {
  const rows = await db().event.findMany({
    where: { position: { gt: after }, ...(types && { type: { in: [...types] } }) },
    orderBy: { position: 'asc' },
    take: limit,
  })
  return rows.map(({ position, type, at, data }) => ({
    id: Number(position),
    // Triggers write no others: a test compares them with the list.
    type: type as EventType,
    at,
    data: Object(data) as object,
  }))
}

interface Ends {
  oldest: number
  newest: number
}

export async function findEnds(): Promise<Ends> {
  const { _min, _max } = await db().event.aggregate({ _min: { position: true }, _max: { position: true } })
  return { oldest: Number(_min.position ?? 0), newest: Number(_max.position ?? 0) }
}

const keptDays = 30
const portion = 500

/** In portions, so that no reader waits. The newest stays: positions count on from it. Deliveries go with their events. */
export async function forgetOldEvents(now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - keptDays * 86_400_000)
  const forget = () => db().$executeRaw`
    delete from event where id in (
      select id from event where at < ${since} and position < (select max(position) from event)
      order by position limit ${portion})`
  while ((await forget()) === portion);
  await db().webhookDelivery.deleteMany({ where: { createdAt: { lt: since } } })
}
