import type { Snapshot } from '@/lib/platform/database/db'
import { stepReasons } from '@/lib/orders/status'
import { compare, sumsOf, type Sum } from './sums/closed-sums'
import { byUnsold, byMinutes } from './sums/figures'
import type { Period } from './sums/period'

export interface UnsoldOrders {
  unacceptedOrders: number
  refusedOrders: number
  /** Of them those that the clock has rejected. */
  timedOutOrders: number
}

export async function countUnsold(reader: Snapshot, period: Period): Promise<UnsoldOrders> {
  const sums = await sumsOf<Unsold>(reader, byUnsold, period)
  const of = (wanted: (key: Unsold) => boolean) =>
    sums.filter(({ key }) => wanted(key)).reduce((orders, { count }) => orders + count, 0)
  return {
    unacceptedOrders: of(([status]) => status === 'received'),
    refusedOrders: of(([status]) => status !== 'received'),
    timedOutOrders: of(([, reason]) => reason === 'not_accepted'),
  }
}

export const refusedReasons = [...stepReasons, 'by_customer', 'by_shop'] as const
export type RefusedReason = (typeof refusedReasons)[number]

export interface RefusedOrders {
  status: 'rejected' | 'cancelled'
  reason: RefusedReason
  orders: number
}

type Unsold = [status: 'received', reason: null] | [status: RefusedOrders['status'], reason: RefusedReason]

export async function findRefusedOrders(reader: Snapshot, period: Period): Promise<RefusedOrders[]> {
  const sums = await sumsOf<Unsold>(reader, byUnsold, period)
  return sums
    .flatMap(({ key: [status, reason], count: orders }) => (status === 'received' ? [] : [{ status, reason, orders }]))
    .toSorted((a, b) => compare(a.status, b.status) || b.orders - a.orders || compare(a.reason, b.reason))
}

export interface Minutes {
  orders: number
  median: number | null
  /** Nine of ten were at least as quick. */
  ninetieth: number | null
}

export interface FlowTimes {
  toAccept: Minutes
  toReady: Minutes
}

type Step = 'accept' | 'ready'
/** In tenths, so that orders of years can be counted by it. */
type Waited = [step: Step, tenthsOfMinutes: number]
type Timed = Sum<[unknown, tenthsOfMinutes: number]>

/** Only orders for at once, and only steps of the same business day: later ones say nothing about the kitchen. */
export async function findFlowTimes(reader: Snapshot, period: Period): Promise<FlowTimes> {
  const sums = await sumsOf<Waited>(reader, byMinutes, period)
  const of = (wanted: Step) => minutesOf(sums.filter(({ key: [step] }) => step === wanted))
  return { toAccept: of('accept'), toReady: of('ready') }
}

/** Of keys that end with tenths of minutes. */
export function minutesOf(sums: readonly Timed[]): Minutes {
  const orders = sums.reduce((all, { count }) => all + count, 0)
  const sorted = sums.toSorted((a, b) => a.key[1] - b.key[1])
  const at = (part: number) => (orders === 0 ? null : Math.round(between(sorted, part * (orders - 1))) / 10)
  return { orders, median: at(0.5), ninetieth: at(0.9) }
}

/** Between two neighbours in proportion, as percentile_cont of SQL does. */
function between(sorted: readonly Timed[], place: number): number {
  const [low, high] = [tenthsAt(sorted, Math.floor(place)), tenthsAt(sorted, Math.ceil(place))]
  return low + (high - low) * (place - Math.floor(place))
}

function tenthsAt(sorted: readonly Timed[], place: number): number {
  let before = 0
  const found = sorted.find(({ count }) => (before += count) > place)
  return found?.key[1] ?? 0
}
