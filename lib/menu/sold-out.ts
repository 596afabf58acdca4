import { endOfBusinessDay } from '@/lib/shop/opening-hours'

/** Kept as an instant so that "until changed" needs no second column: nobody will wait for it. */
export const untilChanged = '9999-12-31T00:00:00.000Z'

export type SoldOutReason = 'today' | 'until' | 'until_changed'

/** Null while the menu item can be had. */
export function soldOutReason(soldOutUntil: string | null, now: Date): SoldOutReason | null {
  if (soldOutUntil === null || Date.parse(soldOutUntil) <= now.getTime()) return null
  if (soldOutUntil === untilChanged) return 'until_changed'
  return Date.parse(soldOutUntil) <= endOfBusinessDay(now).getTime() ? 'today' : 'until'
}

/** `today`, `until_changed` or an ISO instant as the instant that is kept; null for none and for the past. */
export function soldOutInstant(requested: string | null, now: Date): Date | null {
  if (requested === null) return null
  if (requested === 'today') return endOfBusinessDay(now)
  const until = new Date(requested === 'until_changed' ? untilChanged : requested)
  return until > now ? until : null
}
