import type { PoolClient } from 'pg'
import type { Tx } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import {
  capacityOf,
  quarterMs,
  quarterOf,
  resized,
  sum,
  type Capacity,
  type Load,
  type Work,
} from '@/lib/shop/hours/load'
import { learnedMinutes, nothingLearned, type PreparationTimes } from '@/lib/shop/hours/preparation-time'
import { leadMinutes, timesOf, wayMinutes, type Kitchen, type SlotRequest } from '@/lib/shop/hours/slots'
import { zonedParts } from '@/lib/platform/values/time'
import type { OrderRecord } from './order'
import { listed, type OrderStatus } from './status'

/** What lies before an order that is asked for now. */
export interface KitchenState {
  load: Load
  /** Orders that are not ready, by the moment at which they have to be, in epoch milliseconds; not what was forgotten. */
  waiting: { readyAt: number; orders: number; points: number }[]
  /** Absent: not asked for. Empty unless the owner has it learn. */
  learned?: PreparationTimes
}

export const emptyKitchen: KitchenState = { load: new Map(), waiting: [] }

const notReady: readonly OrderStatus[] = ['awaiting_payment', 'received', 'accepted', 'preparing']

interface StateRow {
  quarters: ({ at: number } & Work)[]
  waiting: KitchenState['waiting']
}

/** Prepared, because every open checkout asks it; by indexes, however many orders are stored. */
export async function findKitchenState(now: Date): Promise<KitchenState> {
  const values = [new Date(quarterOf(now.getTime()))]
  const { rows } = await pool().query<StateRow>({ name: 'kitchen-state', text: kitchenState, values })
  return stateOf(rows[0])
}

function stateOf({ quarters, waiting }: StateRow = { quarters: [], waiting: [] }): KitchenState {
  return { waiting, load: new Map(quarters.map(({ at, ...work }) => [at, work])) }
}

const epochMs = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`

const kitchenState = `
  select
    (select coalesce(json_agg(json_build_object('at', ${epochMs('at')}, 'points', points, 'orders', orders,
      'deliveries', deliveries)), '[]') from kitchen_quarter where at >= $1) as quarters,
    (select coalesce(json_agg(json_build_object('readyAt', ${epochMs('at')}, 'orders', orders,
      'points', points)), '[]') from (
      select kitchen_at as at, count(*) as orders, sum((select sum(part) from unnest(load) part)) as points from orders
      where status in (${listed(notReady)}) and kitchen_at > $1::timestamptz - interval '3 hours' group by 1) as waiting) as waiting`

/** That are not ready yet, and have to be until an order that is promised for then. */
export function ordersBefore(
  { waiting }: KitchenState,
  { at, fulfilment }: Pick<SlotRequest, 'fulfilment'> & { at: Date },
  shop: Kitchen,
): number {
  const readyAt = at.getTime() - wayMinutes(shop, { fulfilment }) * 60_000
  return waiting.reduce((count, one) => count + (one.readyAt <= readyAt ? one.orders : 0), 0)
}

/** Before that, a chosen time is nothing that the kitchen works on: `byPreparation` counts it so, too. */
export const beginsBeforeMs = 60 * 60_000

/** How long the kitchen takes for an order of so many points, with what lies in it now. */
export function learnedMinutesOf(
  { learned = nothingLearned, waiting }: KitchenState,
  { points, now, shop: { leadTimeMinutes } }: { points: number; now: Date; shop: Pick<Kitchen, 'leadTimeMinutes'> },
): number {
  if (learned.size === 0) return leadTimeMinutes
  const begun = waiting.filter(({ readyAt }) => readyAt <= now.getTime() + beginsBeforeMs)
  const all = points + sum(begun.map((one) => one.points))
  const { weekday, minute } = zonedParts(now)
  return learnedMinutes(learned, { weekday, hour: Math.floor(minute / 60), points: all, leadTimeMinutes })
}

/** As if the order were not there: its own place is free for it, and it does not wait for itself. */
export function stateWithout({ load, waiting, ...state }: KitchenState, order: InKitchen): KitchenState {
  const readyAt = order.kitchenAt?.getTime()
  const others = waiting.map((one) =>
    one.readyAt === readyAt ? { ...one, orders: one.orders - 1, points: one.points - sum(order.load) } : one,
  )
  return { ...state, load: loadWithout(load, order), waiting: others }
}

function loadWithout(load: Load, order: InKitchen): Load {
  const others = new Map(load)
  for (const { at, ...own } of workOf(order)) {
    const all = others.get(at)
    if (!all) continue
    const { points, orders, deliveries } = all
    others.set(at, {
      points: points - own.points,
      orders: orders - own.orders,
      deliveries: deliveries - own.deliveries,
    })
  }
  return others
}

/** What a partner's courier fetches takes no driver of ours. */
export type InKitchen = Pick<OrderRecord, 'kitchenAt' | 'load' | 'fulfilment'> & { courier?: unknown }

/** As `kitchen_work()` in PostgreSQL says it; a test compares the two. */
export function workOf({ kitchenAt, load, fulfilment, courier }: InKitchen): ({ at: number } & Work)[] {
  if (!kitchenAt) return []
  const quarter = quarterOf(kitchenAt.getTime())
  const isOurs = fulfilment === 'delivery' && !courier
  return load.map((points, index) => {
    const orders = index === 0 ? 1 : 0
    return { at: quarter - index * quarterMs, points, orders, deliveries: isOurs ? orders : 0 }
  })
}

/** Work that has to fit into a quarter; null: no limit. */
export interface Claim extends Work {
  at: Date
  mostPoints: number | null
  mostOrders: number | null
  mostDeliveries: number | null
}

export function claimsOf(order: InKitchen, kitchen: Capacity): Claim[] {
  const work = workOf(order)
  if (!order.kitchenAt) return []
  const capacityIn = capacityOf(kitchen, { now: order.kitchenAt, days: 1 })
  return work.map(({ at, ...taken }) => {
    const { points, orders, deliveries } = capacityIn(at)
    const most = { mostPoints: limit(points), mostOrders: limit(orders), mostDeliveries: limit(deliveries) }
    return { at: new Date(at), ...taken, ...most }
  })
}

function limit(most: number): number | null {
  return most === Infinity ? null : most
}

/** Locks the quarters of `$claims` in the order of time; fewer rows than claims: one of them is full, or has no row yet. */
export const claimed = (claims: string) => `
    select k.at from kitchen_quarter k
    join jsonb_to_recordset(${claims}) as c(at timestamptz, points integer, orders integer, deliveries integer,
      "mostPoints" integer, "mostOrders" integer, "mostDeliveries" integer) on c.at = k.at
    where (c.points = 0 or k.points + c.points <= c."mostPoints" or c."mostPoints" is null)
      and (c.orders = 0 or k.orders + c.orders <= c."mostOrders" or c."mostOrders" is null)
      and (c.deliveries = 0 or k.deliveries + c.deliveries <= c."mostDeliveries" or c."mostDeliveries" is null)
    order by k.at for update of k`

export async function openQuarters(
  runner: Pick<PoolClient, 'query'>,
  claims: readonly Pick<Claim, 'at'>[],
): Promise<void> {
  const values = [claims.map(({ at }) => at)]
  await runner.query({
    name: 'open-quarters',
    text: 'insert into kitchen_quarter (at) select unnest($1::timestamptz[]) order by 1 on conflict do nothing',
    values,
  })
}

/** Moves the place of an order that has one: until the transaction ends, no other gets it. False: it is full. */
export async function claimInstead(tx: Tx, order: InKitchen, claims: readonly Claim[]): Promise<boolean> {
  const own = workOf(order)
  const quarters = [...new Set([...claims.map(({ at }) => at.getTime()), ...own.map(({ at }) => at)])]
  const all = quarters.toSorted((a, b) => a - b).map((at) => new Date(at))
  await tx.$executeRaw`insert into kitchen_quarter (at) select unnest(${all}::timestamptz[]) on conflict do nothing`
  // Its own quarters are locked with the others, and in the order of time, because the trigger will write them.
  await tx.$queryRaw`select at from kitchen_quarter where at = any (${all}) order by at for update`
  const rows = await tx.kitchenQuarter.findMany({ where: { at: { in: all } } })
  const load = loadWithout(new Map(rows.map(({ at, ...work }) => [at.getTime(), work])), order)
  return claims.every((claim) => fits(claim, load.get(claim.at.getTime())))
}

const mostTries = 5

/**
 * The first time for an order whose promise is over, behind what others were promised, with its place moved there. Where
 * the kitchen takes no orders any more, as if it had been empty.
 */
export async function promiseAnew(
  tx: Tx,
  order: OrderRecord,
  { shop, now, learned }: { shop: Kitchen; now: Date; learned: PreparationTimes },
): Promise<NewPromise> {
  const { fulfilment } = order
  const points = pointsOf(order.lines)
  const wayMs = wayMinutes(shop, { fulfilment }) * 60_000
  const emptyAt = new Date(now.getTime() + leadMinutes(shop, { fulfilment, now }) * 60_000)
  let promise = { at: emptyAt, kitchenAt: new Date(emptyAt.getTime() - wayMs), load: [points] }
  for (let tries = 0; tries < mostTries; tries += 1) {
    const state = stateWithout({ ...(await findState(tx, now)), learned }, order)
    const minutes = learnedMinutesOf(state, { points, now, shop })
    const { soonest, placeAt } = timesOf(shop, { fulfilment, now, points, load: state.load, learnedMinutes: minutes })
    if (!soonest?.asSoonAsPossible) return promise
    const kitchenAt = new Date(soonest.at.getTime() - wayMs)
    promise = { at: soonest.at, kitchenAt, load: placeAt(soonest.at) ?? [points] }
    if (await claimInstead(tx, order, claimsOf({ ...promise, fulfilment }, shop))) return promise
  }
  return promise
}

interface NewPromise extends Pick<OrderRecord, 'load'> {
  at: Date
  kitchenAt: Date
}

async function findState(tx: Tx, now: Date): Promise<KitchenState> {
  const [row] = await tx.$queryRawUnsafe<StateRow[]>(kitchenState, new Date(quarterOf(now.getTime())))
  return stateOf(row)
}

function fits(claim: Claim, taken: Work = { points: 0, orders: 0, deliveries: 0 }): boolean {
  const { points, orders, deliveries, mostPoints, mostOrders, mostDeliveries } = claim
  const isWithin = (own: number, others: number, most: number | null) =>
    own === 0 || most === null || own + others <= most
  return (
    isWithin(points, taken.points, mostPoints) &&
    isWithin(orders, taken.orders, mostOrders) &&
    isWithin(deliveries, taken.deliveries, mostDeliveries)
  )
}

export function pointsOf(lines: readonly { points: number; quantity: number }[]): number {
  return sum(lines.map(({ points, quantity }) => points * quantity))
}

type Promised = Pick<OrderRecord, 'kitchenAt' | 'load' | 'lines' | 'promisedFor' | 'requestedFor' | 'quotedFor'>

/** The place of an order moves with its promise and is as large as its dishes; what the staff decide is never refused. */
export function movedInKitchen(before: Promised, after: Promised): Pick<OrderRecord, 'kitchenAt' | 'load'> {
  const [from, to] = [promiseOf(before), promiseOf(after)]
  if (!before.kitchenAt || !from || !to) return { kitchenAt: before.kitchenAt, load: before.load }
  return {
    kitchenAt: new Date(before.kitchenAt.getTime() + to.getTime() - from.getTime()),
    load: resized(before.load, pointsOf(after.lines)),
  }
}

export function promiseOf({
  promisedFor,
  requestedFor,
  quotedFor,
}: Omit<Promised, 'kitchenAt' | 'load' | 'lines'>): Date | null {
  return promisedFor ?? requestedFor ?? quotedFor
}
