import { addDays, calendarDayOf, instantOn, weekdayOf } from '@/lib/platform/values/time'
import { closesMinute, opensMinute, type WeeklySpan } from './opening-hours'

/** What a quarter of an hour holds, or what of it is taken; Infinity: no limit. */
export interface Work {
  points: number
  orders: number
  deliveries: number
}

/** By the epoch milliseconds at which a quarter begins. */
export type Load = ReadonlyMap<number, Work>

/** Hours of the week in which the kitchen is another one; 0: no limit. */
export interface CapacityHours extends WeeklySpan {
  points: number
  orders: number
}

/** Of a quarter of an hour; 0: no limit. */
export interface Capacity {
  quarterPoints: number
  slotCapacity: number
  quarterDeliveries: number
  capacityHours: readonly CapacityHours[]
  /** Of these numbers, until then: a colleague is ill, or one more has come. */
  kitchenPercent: number
  kitchenPercentUntil: Date | null
}

/** What an order asks of the kitchen. */
export interface Dishes {
  points: number
  isDelivery: boolean
}

export const quarterMs = 15 * 60_000
export const noLoad: Load = new Map()

export function quarterOf(at: number): number {
  return Math.floor(at / quarterMs) * quarterMs
}

/** Reads the clock of Zurich once for all quarters of the days ahead. */
export function capacityOf(kitchen: Capacity, { now, days }: { now: Date; days: number }): (quarter: number) => Work {
  const today = calendarDayOf(now)
  const special =
    kitchen.capacityHours.length === 0 ? [] : daysFrom(-1, days).flatMap((day) => spansOn(addDays(today, day)))
  return (quarter) => {
    const hours = special.find(({ from, to }) => from <= quarter && quarter < to)?.hours
    const points = sized(kitchen, hours?.points ?? kitchen.quarterPoints, quarter)
    const orders = sized(kitchen, hours?.orders ?? kitchen.slotCapacity, quarter)
    return { points, orders, deliveries: sized(kitchen, kitchen.quarterDeliveries, quarter) }
  }

  function spansOn(day: string) {
    return kitchen.capacityHours
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map((hours) => {
        return {
          hours,
          from: instantOn(day, opensMinute(hours)).getTime(),
          to: instantOn(day, closesMinute(hours)).getTime(),
        }
      })
  }
}

/** Whether the owner has said how much the kitchen does, at some hour at least. */
export function hasLimits({ quarterPoints, slotCapacity, capacityHours }: Capacity): boolean {
  return [{ points: quarterPoints, orders: slotCapacity }, ...capacityHours].some(
    ({ points, orders }) => points > 0 || orders > 0,
  )
}

/** Never smaller than one, so that a small kitchen is still one. */
function sized({ kitchenPercent, kitchenPercentUntil }: Capacity, limit: number, quarter: number): number {
  if (limit === 0) return Infinity
  if (kitchenPercentUntil === null || quarter >= kitchenPercentUntil.getTime()) return limit
  return Math.max(1, Math.round((limit * kitchenPercent) / 100))
}

function daysFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export interface Kitchenwork {
  capacityIn: (quarter: number) => Work
  load: Load
  /** Nothing is cooked before it, and only while this holds. */
  earliest: number
  isCooking: (quarter: number) => boolean
}

/**
 * Points in the order's quarter and in those before it, the last one first; null: it has no place there. Only an order
 * that is larger than a quarter is begun in an earlier one.
 */
export function spread({ points, isDelivery }: Dishes, quarter: number, work: Kitchenwork): number[] | null {
  const room = roomIn(quarter, work)
  if (room.orders < 1 || (isDelivery && room.deliveries < 1)) return null
  if (points <= room.points) return [points]
  if (points <= work.capacityIn(quarter).points || room.points < 1) return null
  const parts: number[] = []
  let left = points
  for (let at = quarter; left > 0; at -= quarterMs) {
    if (at < work.earliest || !work.isCooking(at)) return null
    const part = Math.min(left, roomIn(at, work).points)
    parts.push(part)
    left -= part
  }
  return parts
}

function roomIn(quarter: number, { capacityIn, load }: Kitchenwork): Work {
  const [limit, taken] = [capacityIn(quarter), load.get(quarter)]
  if (!taken) return limit
  return {
    points: Math.max(0, limit.points - taken.points),
    orders: limit.orders - taken.orders,
    deliveries: limit.deliveries - taken.deliveries,
  }
}

/** How much of the quarter is taken, 0 to 1: a promise in it lies as far behind its beginning. */
export function shareTaken(quarter: number, { capacityIn, load }: Pick<Kitchenwork, 'capacityIn' | 'load'>): number {
  const [limit, taken] = [capacityIn(quarter), load.get(quarter)]
  if (!taken) return 0
  return Math.min(1, Math.max(taken.points / limit.points, taken.orders / limit.orders))
}

/** The same work with other points in all: what goes is taken from the beginning, what comes is done at the end. */
export function resized(parts: readonly number[], points: number): number[] {
  const more = points - sum(parts)
  if (more >= 0) return [(parts[0] ?? 0) + more, ...parts.slice(1)]
  const kept: number[] = []
  let left = points
  for (const part of parts) {
    kept.push(Math.min(part, left))
    left -= kept.at(-1) ?? 0
    if (left <= 0) break
  }
  return kept
}

export function sum(parts: readonly number[]): number {
  return parts.reduce((all, part) => all + part, 0)
}
