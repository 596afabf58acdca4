import { addDays, calendarDayOf } from '@/lib/platform/values/time'
import {
  capacityOf,
  type Capacity,
  type Kitchenwork,
  type Load,
  noLoad,
  quarterMs,
  quarterOf,
  shareTaken,
  spread,
} from './load'
import { openUntil, spansOfDay, type ClosedDays, type OpenSpan, type WeeklySpan } from './opening-hours'

export interface Kitchen extends Capacity {
  hours: readonly WeeklySpan[]
  closures: readonly ClosedDays[]
  leadTimeMinutes: number
  deliveryExtraMinutes: number
  slotMinutes: number
  /** So long before the closing the last dish is begun. */
  lastPickupMinutes: number
  lastDeliveryMinutes: number
  /** Whether the first delivery of a day is at the opening, for which the kitchen is there before. */
  deliversAtOpening: boolean
  pausedUntil: Date | null
  extraLeadMinutes: number
  extraLeadUntil: Date | null
}

export interface SlotRequest {
  fulfilment: 'pickup' | 'delivery'
  now: Date
  /** What the kitchen has to do for it; absent: for a single dish. */
  points?: number
  /** Absent: nothing is ordered yet. */
  load?: Load
  /** What the kitchen takes with all that lies in it; absent: nobody has asked it, and the lead time holds. */
  learnedMinutes?: number
}

export interface Soonest {
  at: Date
  /** false: the kitchen takes nothing for at once, and this is the first slot with a place. */
  asSoonAsPossible: boolean
}

const minuteMs = 60_000
const daysAhead = 7

/** When the kitchen can do what is asked for, worked out once for all questions about it. */
export interface Times {
  soonest: Soonest | null
  isSlot: (at: Date) => boolean
  /** Those with a place. */
  freeSlots: () => Date[]
  /** How the order lies in the kitchen if it is promised for `at`; see `spread`. Null: there is no place. */
  placeAt: (at: Date) => number[] | null
}

export function timesOf(kitchen: Kitchen, request: SlotRequest): Times {
  const timetable = timetableOf(kitchen, request)
  const slots = slotsOf(kitchen, request, timetable)
  const wayMs = wayMinutes(kitchen, request) * minuteMs
  const dishes = { points: request.points ?? 1, isDelivery: request.fulfilment === 'delivery' }
  const placeAt = (at: number) => spread(dishes, quarterOf(at - wayMs), timetable.work)
  return {
    soonest: soonestOf(kitchen, request, { slots, placeAt, ...timetable }),
    isSlot: (at) => slots.includes(at.getTime()),
    freeSlots: () => slots.filter((at) => placeAt(at) !== null).map((at) => new Date(at)),
    placeAt: (at) => placeAt(at.getTime()),
  }
}

export function soonest(kitchen: Kitchen, request: SlotRequest): Soonest | null {
  return timesOf(kitchen, request).soonest
}

/** From the kitchen to the guest: the food is ready so much before the time that is promised. */
export function wayMinutes(
  { deliveryExtraMinutes }: Pick<Kitchen, 'deliveryExtraMinutes'>,
  { fulfilment }: Pick<SlotRequest, 'fulfilment'>,
): number {
  return fulfilment === 'delivery' ? deliveryExtraMinutes : 0
}

const slightlyLaterMs = 10 * minuteMs

/** At most ten minutes later and on the same day; where the kitchen is closed or paused, exactly the shown slot. */
export function isAsShown(shownAt: Date, { at, asSoonAsPossible }: Soonest): boolean {
  if (calendarDayOf(shownAt) !== calendarDayOf(at)) return false
  const laterMs = at.getTime() - shownAt.getTime()
  return asSoonAsPossible ? laterMs <= slightlyLaterMs : laterMs === 0
}

/** "As soon as possible" is offered only while this holds; slots can be ordered always. */
export function takesOrdersNow(kitchen: Kitchen, now: Date, fulfilment: SlotRequest['fulfilment'] = 'pickup'): boolean {
  if (isRunning(kitchen.pausedUntil, now)) return false
  const closes = openUntil(kitchen.hours, kitchen.closures, now)
  return closes !== null && now.getTime() <= lastBegin(kitchen, { fulfilment }, closes)
}

type Asked = Pick<SlotRequest, 'fulfilment' | 'now' | 'learnedMinutes'>

export function leadMinutes(kitchen: Kitchen, { fulfilment, now, learnedMinutes = 0 }: Asked): number {
  const extra = isRunning(kitchen.extraLeadUntil, now) ? kitchen.extraLeadMinutes : 0
  return Math.max(kitchen.leadTimeMinutes, learnedMinutes) + extra + wayMinutes(kitchen, { fulfilment })
}

export function isRunning(until: Date | null, now: Date): boolean {
  return until !== null && until > now
}

interface Timetable {
  /** Of the days ahead. */
  spans: OpenSpan[]
  /** Those that follow on each other as one. */
  open: OpenSpan[]
  work: Kitchenwork
}

function timetableOf(kitchen: Kitchen, request: SlotRequest): Timetable {
  const { fulfilment, now } = request
  const today = calendarDayOf(now)
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => addDays(today, index - 1))
  const spans = days.flatMap((day) => spansOfDay(kitchen.hours, kitchen.closures, day))
  const open = joined(spans)
  return {
    ...{ spans, open },
    work: {
      capacityIn: capacityOf(kitchen, { now, days: daysAhead }),
      load: request.load ?? noLoad,
      // Without what was learned: that counts what is before the order already, and its own dishes.
      earliest: quarterOf(readyAt(kitchen, { fulfilment, now }) - wayMinutes(kitchen, request) * minuteMs),
      isCooking: (quarter) =>
        open.some(({ opensAt, closesAt }) => opensAt.getTime() < quarter + quarterMs && quarter < closesAt.getTime()),
    },
  }
}

function joined(spans: readonly OpenSpan[]): OpenSpan[] {
  return spans
    .toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime())
    .reduce<OpenSpan[]>((all, span) => {
      const last = all.at(-1)
      if (!last || span.opensAt > last.closesAt) return [...all, span]
      const closesAt = last.closesAt > span.closesAt ? last.closesAt : span.closesAt
      return [...all.slice(0, -1), { ...last, closesAt }]
    }, [])
}

/** Epoch milliseconds, in order. */
function slotsOf(kitchen: Kitchen, request: SlotRequest, { spans, open }: Timetable): number[] {
  const [from, to] = [readyAt(kitchen, request), request.now.getTime() + daysAhead * 24 * 60 * minuteMs]
  const slots = new Set<number>()
  for (const { opensAt, closesAt } of spans) {
    const [first, last] = limitsOf(
      kitchen,
      request,
      open.find((span) => span.opensAt <= opensAt && closesAt <= span.closesAt),
    )
    // The grid begins at the opening, so that the next opening itself is a slot.
    for (let at = opensAt.getTime(); at < closesAt.getTime(); at += kitchen.slotMinutes * minuteMs)
      if (at >= Math.max(from, first) && at <= Math.min(to, last)) slots.add(at)
  }
  return [...slots].toSorted((a, b) => a - b)
}

/** Not after the last dish that is begun, nor a delivery before the kitchen can have cooked it. */
function limitsOf(kitchen: Kitchen, request: SlotRequest, span: OpenSpan | undefined): [first: number, last: number] {
  if (!span) return [Infinity, -Infinity]
  // Without what is added for tonight alone.
  const usualMs = (kitchen.leadTimeMinutes + wayMinutes(kitchen, request)) * minuteMs
  const isEarly = request.fulfilment === 'pickup' || kitchen.deliversAtOpening
  const last = lastBegin(kitchen, request, span.closesAt) + usualMs
  return [isEarly ? span.opensAt.getTime() : span.opensAt.getTime() + usualMs, last]
}

function lastBegin(kitchen: Kitchen, { fulfilment }: Pick<SlotRequest, 'fulfilment'>, closesAt: Date): number {
  const minutes = fulfilment === 'delivery' ? kitchen.lastDeliveryMinutes : kitchen.lastPickupMinutes
  return closesAt.getTime() - minutes * minuteMs
}

interface Places extends Timetable {
  slots: number[]
  placeAt: (at: number) => number[] | null
}

/**
 * At once while the kitchen takes orders for it, in the first quarter of an hour with a place; else in the first slot with
 * one. Who names no time is never refused for a full kitchen: if all seven days are full, the last slot. Null: no opening.
 */
function soonestOf(kitchen: Kitchen, request: SlotRequest, places: Places): Soonest | null {
  const { slots, placeAt } = places
  const atOnce = takesOrdersNow(kitchen, request.now, request.fulfilment)
    ? soonestAtOnce(kitchen, request, places)
    : null
  if (atOnce !== null) return { at: new Date(atOnce), asSoonAsPossible: true }
  const first = slots.find((at) => placeAt(at) !== null) ?? slots.at(-1)
  return first === undefined ? null : { at: new Date(first), asSoonAsPossible: false }
}

/** Null: no place until the last dish that is begun before the closing. */
function soonestAtOnce(kitchen: Kitchen, request: SlotRequest, { open, work, placeAt }: Places): number | null {
  const ready = readyAt(kitchen, request)
  const wayMs = wayMinutes(kitchen, request) * minuteMs
  const span = open.find(({ opensAt, closesAt }) => opensAt <= request.now && request.now < closesAt)
  if (!span) return null
  const last = lastBegin(kitchen, request, span.closesAt) + leadMinutes(kitchen, request) * minuteMs
  const first = quarterOf(ready - wayMs)
  for (let quarter = first, at = ready; at <= last; quarter += quarterMs, at = momentIn(quarter, work) + wayMs)
    if (placeAt(at)) return at
  return null
}

/** Who comes later into a quarter is promised later in it, so that they do not all stand there at once. */
function momentIn(quarter: number, work: Kitchenwork): number {
  const minutes = Math.floor((shareTaken(quarter, work) * quarterMs) / minuteMs)
  return quarter + Math.min(minutes * minuteMs, quarterMs - minuteMs)
}

// During a pause nothing is begun; whole minutes, because people read the time.
function readyAt(kitchen: Kitchen, asked: Asked): number {
  const { now } = asked
  const paused = isRunning(kitchen.pausedUntil, now)
  const begins = paused && kitchen.pausedUntil ? kitchen.pausedUntil.getTime() : now.getTime()
  return (Math.ceil(begins / minuteMs) + leadMinutes(kitchen, asked)) * minuteMs
}
