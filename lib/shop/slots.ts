import { addDays, calendarDayOf } from '@/lib/platform/time'
import { isOpenAt, spansOfDay, type ClosedDays, type WeeklySpan } from './opening-hours'

/** What of the shop's settings decides when food can be had. */
export interface Kitchen {
  hours: readonly WeeklySpan[]
  closures: readonly ClosedDays[]
  leadTimeMinutes: number
  /** On top of the lead time, for the way to the customer. */
  deliveryExtraMinutes: number
  slotMinutes: number
  /** Orders per slot; 0: no limit. */
  slotCapacity: number
  /** Null or past: not running. */
  pausedUntil: Date | null
  extraLeadMinutes: number
  extraLeadUntil: Date | null
}

export interface SlotRequest {
  fulfilment: 'pickup' | 'delivery'
  now: Date
}

export interface Soonest {
  at: Date
  /** false: the kitchen is closed or paused, and this is the first slot afterwards. */
  asSoonAsPossible: boolean
}

const minuteMs = 60_000
const daysAhead = 7

/** The times that a customer may choose. `taken` counts the orders already placed, by the slot's epoch milliseconds. */
export function freeSlots(kitchen: Kitchen, request: SlotRequest, taken: ReadonlyMap<number, number>): Date[] {
  return allSlots(kitchen, request).filter((at) => !isFull(kitchen, taken.get(at.getTime()) ?? 0))
}

/** Whether this instant is a slot at all; how many orders it has is another question: isFull. */
export function isSlot(kitchen: Kitchen, request: SlotRequest, at: Date): boolean {
  return allSlots(kitchen, request).some((slot) => slot.getTime() === at.getTime())
}

export function isFull({ slotCapacity }: Pick<Kitchen, 'slotCapacity'>, taken: number): boolean {
  return slotCapacity > 0 && taken >= slotCapacity
}

/**
 * When an order without a requested time is ready: at once while the kitchen takes orders, else at the next opening or
 * the end of the pause, however many orders that slot has. Null: there is no opening in the days that can be ordered
 * for.
 */
export function soonest(kitchen: Kitchen, request: SlotRequest): Soonest | null {
  if (takesOrdersNow(kitchen, request.now)) return { at: readyAt(kitchen, request), asSoonAsPossible: true }
  const first = allSlots(kitchen, request)[0]
  return first ? { at: first, asSoonAsPossible: false } : null
}

const slightlyLaterMs = 10 * minuteMs

/**
 * Whether an order without a requested time may be placed as what its customer was shown: at most ten minutes later and
 * not on another day; where the kitchen is closed or paused, for exactly the slot that he saw.
 */
export function isAsShown(shownAt: Date, { at, asSoonAsPossible }: Soonest): boolean {
  if (calendarDayOf(shownAt) !== calendarDayOf(at)) return false
  const laterMs = at.getTime() - shownAt.getTime()
  return asSoonAsPossible ? laterMs <= slightlyLaterMs : laterMs === 0
}

/** "As soon as possible" is offered only while this holds; slots can be ordered always. */
export function takesOrdersNow(kitchen: Kitchen, now: Date): boolean {
  return !isRunning(kitchen.pausedUntil, now) && isOpenAt(kitchen.hours, kitchen.closures, now)
}

/** Minutes from the order to the food. */
export function leadMinutes(kitchen: Kitchen, { fulfilment, now }: SlotRequest): number {
  const extra = isRunning(kitchen.extraLeadUntil, now) ? kitchen.extraLeadMinutes : 0
  return kitchen.leadTimeMinutes + extra + (fulfilment === 'delivery' ? kitchen.deliveryExtraMinutes : 0)
}

export function isRunning(until: Date | null, now: Date): boolean {
  return until !== null && until > now
}

function allSlots(kitchen: Kitchen, request: SlotRequest): Date[] {
  const from = readyAt(kitchen, request).getTime()
  const to = request.now.getTime() + daysAhead * 24 * 60 * minuteMs
  const today = calendarDayOf(request.now)
  const slots = new Set<number>()
  for (let days = -1; days <= daysAhead; days++) {
    for (const { opensAt, closesAt } of spansOfDay(kitchen.hours, kitchen.closures, addDays(today, days))) {
      // The grid begins at the opening, so that the next opening itself is a slot.
      for (let at = opensAt.getTime(); at < closesAt.getTime(); at += kitchen.slotMinutes * minuteMs) {
        if (at >= from && at <= to) slots.add(at)
      }
    }
  }
  return [...slots].toSorted((a, b) => a - b).map((at) => new Date(at))
}

// During a pause nothing is begun; whole minutes, because people read the time.
function readyAt(kitchen: Kitchen, request: SlotRequest): Date {
  const paused = isRunning(kitchen.pausedUntil, request.now)
  const begins = paused && kitchen.pausedUntil ? kitchen.pausedUntil.getTime() : request.now.getTime()
  return new Date((Math.ceil(begins / minuteMs) + leadMinutes(kitchen, request)) * minuteMs)
}
