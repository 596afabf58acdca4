import { endOfBusinessDay } from '@/lib/shop/hours/opening-hours'

/** An instant beyond any wait, so that "until changed" needs no second column. */
const untilChanged = new Date('9999-12-31T00:00:00.000Z')

export type RequestedSoldOut = 'today' | 'until_changed' | Date | null

export type SoldOutReason = 'today' | 'until' | 'until_changed'

export function soldOutReason(soldOutUntil: Date | null, now: Date): SoldOutReason | null {
  if (soldOutUntil === null || soldOutUntil <= now) return null
  if (soldOutUntil.getTime() === untilChanged.getTime()) return 'until_changed'
  return soldOutUntil <= endOfBusinessDay(now) ? 'today' : 'until'
}

export interface Availability {
  available: boolean
  soldOutUntil?: RequestedSoldOut
  /** How many can be ordered from now on, today; null: they are not counted; absent: as it is. */
  portions?: number | null | undefined
}

/**
 * With a time it comes back by itself; without one, `available` decides and a sold-out time ends. "Not available until
 * eight" must not take it off the menu: it could not come back by itself.
 */
export function availabilityColumns(
  { available, soldOutUntil: wanted = null }: Omit<Partial<Availability>, 'portions'>,
  now: Date,
) {
  const soldOutUntil = soldOutInstant(wanted, now)
  const isOnlySoldOut = soldOutUntil !== null && !available
  return { soldOutUntil, ...(available !== undefined && !isOnlySoldOut && { available }) }
}

export function soldOutInstant(requested: RequestedSoldOut, now: Date): Date | null {
  if (requested === null) return null
  if (requested === 'today') return endOfBusinessDay(now)
  const until = requested === 'until_changed' ? untilChanged : requested
  return until > now ? until : null
}
