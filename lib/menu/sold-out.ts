import { endOfBusinessDay } from '@/lib/shop/opening-hours'

/** Kept as an instant so that "until changed" needs no second column: nobody will wait for it. */
export const untilChanged = '9999-12-31T00:00:00.000Z'

export type SoldOutReason = 'today' | 'until' | 'until_changed'

/** Null while the dish can be had. */
export function soldOutReason(soldOutUntil: string | null, now: Date): SoldOutReason | null {
  if (soldOutUntil === null || Date.parse(soldOutUntil) <= now.getTime()) return null
  if (soldOutUntil === untilChanged) return 'until_changed'
  return Date.parse(soldOutUntil) <= endOfBusinessDay(now).getTime() ? 'today' : 'until'
}
