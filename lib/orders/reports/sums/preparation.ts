import type { Manager } from '@/lib/accounts/caller'
import { snapshot, type Snapshot } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { recurringWarning } from '@/lib/platform/process/log'
import { addDays, type CalendarDay } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import {
  boundedMinutes,
  hourOf,
  type HourOfWeek,
  type PreparationStep,
  nothingLearned,
  preparationTimes,
  type PreparationTimes,
  type Prepared,
} from '@/lib/shop/hours/preparation-time'
import type { Shop } from '@/lib/shop/shop'
import { sumsOf } from './closed-sums'
import { byPreparation } from './figures'

export type Learning = Pick<Shop, 'learnsLeadTime' | 'learnsSince'>

const days = 8 * 7
const retryMs = 5 * 60_000

const warn = recurringWarning('could not learn from the orders of the last weeks: the lead time holds')

/** Nothing, unless the owner has it learn. */
export async function findPreparationTimes(shop: Learning, now: Date): Promise<PreparationTimes> {
  return shop.learnsLeadTime ? oncePerDay(shop, businessDayOf(now)) : nothingLearned
}

interface Read {
  term: string
  until: number
  times: Promise<PreparationTimes>
}

let latest: Read | undefined

/**
 * Of whole business days, so that each process says the same all day, after a restart too, and no quote asks the history
 * but the first. What cannot be read stops no order.
 */
function oncePerDay({ learnsSince }: Learning, day: CalendarDay): Promise<PreparationTimes> {
  const term = `${day} ${learnsSince?.getTime()}`
  if (latest?.term === term && Date.now() < latest.until) return latest.times
  const read: Read = { term, until: Infinity, times: Promise.resolve(nothingLearned) }
  read.times = learnUntil(day).catch((error: unknown) => {
    warn(error)
    read.until = Date.now() + retryMs
    return nothingLearned
  })
  latest = read
  return read.times
}

/** From the eight weeks before the business day. */
export async function learnUntil(day: CalendarDay): Promise<PreparationTimes> {
  const prepared = await snapshot((reader) => findPrepared(reader, day))
  return preparationTimes([...prepared, ...(await findOfDemo())])
}

type Key = [weekday: number, hour: number, points: number, minutes: number]

async function findPrepared(reader: Snapshot, day: CalendarDay): Promise<Prepared[]> {
  const period = { from: addDays(day, -days), to: addDays(day, -1) }
  const sums = await sumsOf<Key>(reader, byPreparation, period)
  return sums.map(({ key, count }) => preparedOf(key, count))
}

function preparedOf([weekday, hour, points, minutes]: Key, orders: number): Prepared {
  return { weekday, hour, points, minutes, orders }
}

/** What the demo has brought instead of orders, which would stand in its books. */
async function findOfDemo(): Promise<Prepared[]> {
  const { rows } = await pool().query<{ facts: [...Key, orders: number][] }>(
    `select facts from demo_row where kind = 'kitchen_history'`,
  )
  return rows.flatMap(({ facts }) =>
    facts.map(([weekday, hour, points, minutes, orders]) => preparedOf([weekday, hour, points, minutes], orders)),
  )
}

/** Hours of the week in which orders took longer than the owner's lead time. */
export interface LearnedHours {
  /** Those that took longest, in the order of the week. */
  hours: (HourOfWeek & PreparationStep)[]
  isOfDemo: boolean
}

const mostHours = 8

export async function findLearnedHours(
  _manager: Manager,
  { leadTimeMinutes }: Pick<Shop, 'leadTimeMinutes'>,
  now = new Date(),
): Promise<LearnedHours> {
  const [learned, ofDemo] = await Promise.all([learnUntil(businessDayOf(now)), findOfDemo()])
  const longer = [...learned]
    .flatMap(([key, steps]) => steps.map((step) => ({ key, ...step, minutes: boundedMinutes(step, leadTimeMinutes) })))
    .filter(({ minutes }) => minutes > leadTimeMinutes)
    .toSorted((a, b) => b.minutes - a.minutes || b.orders - a.orders)
    .slice(0, mostHours)
    .toSorted((a, b) => a.key - b.key || a.points - b.points)
  return { hours: longer.map(({ key, ...step }) => ({ ...step, ...hourOf(key) })), isOfDemo: ofDemo.length > 0 }
}
