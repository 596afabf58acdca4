import { addDays, calendarDayOf } from '@/lib/platform/values/time'
import { isOpenAt, spansOfDay, type ClosedDays, type WeeklySpan } from './opening-hours'

export interface Kitchen {
  hours: readonly WeeklySpan[]
  closures: readonly ClosedDays[]
  leadTimeMinutes: number
  deliveryExtraMinutes: number
  slotMinutes: number
  /** Orders per slot; 0: no limit. */
  slotCapacity: number
  pausedUntil: Date | null
  extraLeadMinutes: number
  extraLeadUntil: Date | null
}

/** Nothing else of the shop: a page hands it to the browser. */
export function kitchenOf({ hours, closures, slotMinutes, slotCapacity, pausedUntil, ...shop }: Kitchen): Kitchen {
  const { leadTimeMinutes, deliveryExtraMinutes, extraLeadMinutes, extraLeadUntil } = shop
  return {
    ...{ hours, closures, slotMinutes, slotCapacity, pausedUntil },
    ...{ leadTimeMinutes, deliveryExtraMinutes, extraLeadMinutes, extraLeadUntil },
  }
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

/** `taken` counts orders by the slot's epoch milliseconds. */
export function freeSlots(kitchen: Kitchen, request: SlotRequest, taken: ReadonlyMap<number, number>): Date[] {
  return allSlots(kitchen, request).filter((at) => !isFull(kitchen, taken.get(at.getTime()) ?? 0))
}

export function isSlot(kitchen: Kitchen, request: SlotRequest, at: Date): boolean {
  return allSlots(kitchen, request).some((slot) => slot.getTime() === at.getTime())
}

export function isFull({ slotCapacity }: Pick<Kitchen, 'slotCapacity'>, taken: number): boolean {
  return slotCapacity > 0 && taken >= slotCapacity
}

/** At once while the kitchen takes orders, else the first slot, full or not. Null: no opening in seven days. */
export function soonest(kitchen: Kitchen, { fulfilment, now }: SlotRequest): Soonest | null {
  if (takesOrdersNow(kitchen, now)) return { at: readyAt(kitchen, { fulfilment, now }), asSoonAsPossible: true }
  const first = allSlots(kitchen, { fulfilment, now })[0]
  return first ? { at: first, asSoonAsPossible: false } : null
}

const slightlyLaterMs = 10 * minuteMs

/** At most ten minutes later and on the same day; where the kitchen is closed or paused, exactly the shown slot. */
export function isAsShown(shownAt: Date, { at, asSoonAsPossible }: Soonest): boolean {
  if (calendarDayOf(shownAt) !== calendarDayOf(at)) return false
  const laterMs = at.getTime() - shownAt.getTime()
  return asSoonAsPossible ? laterMs <= slightlyLaterMs : laterMs === 0
}

/** "As soon as possible" is offered only while this holds; slots can be ordered always. */
export function takesOrdersNow(kitchen: Kitchen, now: Date): boolean {
  return !isRunning(kitchen.pausedUntil, now) && isOpenAt(kitchen.hours, kitchen.closures, now)
}

export function leadMinutes(kitchen: Kitchen, { fulfilment, now }: SlotRequest): number {
  const extra = isRunning(kitchen.extraLeadUntil, now) ? kitchen.extraLeadMinutes : 0
  return kitchen.leadTimeMinutes + extra + (fulfilment === 'delivery' ? kitchen.deliveryExtraMinutes : 0)
}

export function isRunning(until: Date | null, now: Date): boolean {
  return until !== null && until > now
}

function allSlots(kitchen: Kitchen, { fulfilment, now }: SlotRequest): Date[] {
  const from = readyAt(kitchen, { fulfilment, now }).getTime()
  const to = now.getTime() + daysAhead * 24 * 60 * minuteMs
  const today = calendarDayOf(now)
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
function readyAt(kitchen: Kitchen, { fulfilment, now }: SlotRequest): Date {
  const paused = isRunning(kitchen.pausedUntil, now)
  const begins = paused && kitchen.pausedUntil ? kitchen.pausedUntil.getTime() : now.getTime()
  return new Date((Math.ceil(begins / minuteMs) + leadMinutes(kitchen, { fulfilment, now })) * minuteMs)
}
