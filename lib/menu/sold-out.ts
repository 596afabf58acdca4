import { endOfBusinessDay } from '@/lib/shop/opening-hours'

/** Kept as an instant so that "until changed" needs no second column: nobody will wait for it. */
const untilChanged = new Date('9999-12-31T00:00:00.000Z')

/** `today`: until the business day ends; null: not sold out. */
export type RequestedSoldOut = 'today' | 'until_changed' | Date | null

export type SoldOutReason = 'today' | 'until' | 'until_changed'

/** Null while the menu item can be had. */
export function soldOutReason(soldOutUntil: Date | null, now: Date): SoldOutReason | null {
  if (soldOutUntil === null || soldOutUntil <= now) return null
  if (soldOutUntil.getTime() === untilChanged.getTime()) return 'until_changed'
  return soldOutUntil <= endOfBusinessDay(now) ? 'today' : 'until'
}

/** The instant that is kept; null for none and for the past. */
export function soldOutInstant(requested: RequestedSoldOut, now: Date): Date | null {
  if (requested === null) return null
  if (requested === 'today') return endOfBusinessDay(now)
  const until = requested === 'until_changed' ? untilChanged : requested
  return until > now ? until : null
}
