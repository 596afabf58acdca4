import type { DeliveryZone, Shop as ShopRow } from '@/lib/generated/prisma/client'
import type { Language } from '@/lib/i18n/language'
import type { Localized } from '@/lib/i18n/localized'
import type { VatLiability } from '@/lib/platform/vat-liability'
import type { ShopStatement } from './ingredient-kinds'
import { type ClosedDays, type WeeklySpan, isOpenAt, nextOpening, openUntil } from './opening-hours'
import { takesOrdersNow } from './slots'
import type { VatRate } from './vat-rate'

export type { DeliveryZone }

export interface Closure extends ClosedDays {
  note: Localized
}

/** Everything the owner has set: the same for everybody and at every hour. */
export interface Shop
  extends
    Omit<ShopRow, 'id' | 'headerNote' | 'languages' | 'statements' | 'updatedAt' | 'vatLiableFrom'>,
    VatLiability {
  /** In which guests are spoken to, the default first. */
  languages: Language[]
  /** What holds for all dishes that do not say otherwise. */
  statements: readonly ShopStatement[]
  /** Shown beside the contact data in the header. */
  headerNote: Localized
  /** The smallest of the zones; null where none is served. */
  deliveryMinimumRappen: number | null
  /** When the kitchen takes orders. */
  hours: readonly WeeklySpan[]
  officeHours: readonly WeeklySpan[]
  closures: readonly Closure[]
  zones: readonly DeliveryZone[]
  /** By day, the earliest first; those that have begun among them. */
  vatRates: readonly VatRate[]
}

/** With what the clock makes of it: true for one instant only. */
export interface ShopAt extends Shop {
  openNow: boolean
  /** Open and not paused: an order is begun at once. */
  takesOrdersNow: boolean
  openUntil: Date | null
  nextOpening: Date | null
}

type Settable = Omit<
  Shop,
  | 'currency'
  | 'deliveryMinimumRappen'
  | 'openedAt'
  | 'setupSettled'
  | 'pausedUntil'
  | 'extraLeadMinutes'
  | 'extraLeadUntil'
  | 'version'
>

/** What is absent stays as it is, so does a note in a language that is not named; lists are replaced as a whole. */
export interface ShopChanges extends Partial<Omit<Settable, 'headerNote' | 'closures'>> {
  headerNote?: Partial<Localized>
  closures?: readonly ClosureChange[]
}

export interface ClosureChange extends ClosedDays {
  note?: Partial<Localized> | undefined
}

/** The settings with what the clock makes of them: true for this instant only. */
export function shopAt(shop: Shop, now: Date): ShopAt {
  const { hours, closures } = shop
  return {
    ...shop,
    openNow: isOpenAt(hours, closures, now),
    takesOrdersNow: takesOrdersNow(shop, now),
    openUntil: openUntil(hours, closures, now),
    nextOpening: nextOpening(hours, closures, now),
  }
}
