import type { DeliveryZone, Shop as ShopRow } from '@/lib/generated/prisma/client'
import type { ClosedDays, WeeklySpan } from './opening-hours'

export type { DeliveryZone }

export interface Closure extends ClosedDays {
  noteDe: string
  noteEn: string
}

/** Everything the owner has set: the same for everybody and at every hour. */
export interface Shop extends Omit<ShopRow, 'id' | 'updatedAt'> {
  /** The smallest of the zones; null where none is served. */
  deliveryMinimumRappen: number | null
  /** When the kitchen takes orders. */
  hours: readonly WeeklySpan[]
  officeHours: readonly WeeklySpan[]
  closures: readonly Closure[]
  zones: readonly DeliveryZone[]
}

/** With what the clock makes of it: true for one instant only. */
export interface ShopAt extends Shop {
  openNow: boolean
  /** Open and not paused: an order is begun at once. */
  takesOrdersNow: boolean
  openUntil: Date | null
  nextOpening: Date | null
}

type Settable = Omit<Shop, 'currency' | 'deliveryMinimumRappen' | 'pausedUntil' | 'extraLeadMinutes' | 'extraLeadUntil'>

/** What is absent stays as it is; lists are replaced as a whole. */
export type ShopChanges = Partial<Settable>
