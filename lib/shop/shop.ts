import type { DeliveryZone, Shop as ShopRow } from '@/lib/generated/prisma/client'
import type { Language } from '@/lib/i18n/language'
import type { Localized } from '@/lib/i18n/localized'
import type { PaymentOffer } from '@/lib/platform/payment-offer'
import type { VatLiability } from '@/lib/platform/values/vat-liability'
import type { ShopStatement } from './ingredient-kinds'
import { type ClosedDays, type WeeklySpan, isOpenAt, nextOpening, openUntil } from './hours/opening-hours'
import type { CapacityHours } from './hours/load'
import { takesOrdersNow } from './hours/slots'
import type { VatRate } from './vat-rate'

export type { DeliveryZone }

export interface Closure extends ClosedDays {
  note: Localized
}

export interface Shop
  extends
    Omit<ShopRow, 'id' | 'headerNote' | 'languages' | 'statements' | 'updatedAt' | 'vatLiableFrom' | 'capacityHours'>,
    VatLiability {
  languages: Language[]
  statements: readonly ShopStatement[]
  headerNote: Localized
  capacityHours: readonly CapacityHours[]
  deliveryMinimumRappen: number | null
  /** What is offered beside cash; null: nothing. */
  online: PaymentOffer | null
  hours: readonly WeeklySpan[]
  officeHours: readonly WeeklySpan[]
  closures: readonly Closure[]
  zones: readonly DeliveryZone[]
  vatRates: readonly VatRate[]
}

export interface ShopAt extends Shop {
  openNow: boolean
  takesOrdersNow: boolean
  openUntil: Date | null
  nextOpening: Date | null
}

type Settable = Omit<
  Shop,
  | 'currency'
  | 'deliveryMinimumRappen'
  | 'online'
  | 'openedAt'
  | 'learnsSince'
  | 'setupSettled'
  | 'pausedUntil'
  | 'kitchenPercent'
  | 'kitchenPercentUntil'
  | 'extraLeadMinutes'
  | 'extraLeadUntil'
  | 'version'
>

/** Absent fields and languages stay; lists are replaced as a whole. */
export interface ShopChanges extends Partial<Omit<Settable, 'headerNote' | 'closures'>> {
  headerNote?: Partial<Localized>
  closures?: readonly ClosureChange[]
}

export interface ClosureChange extends ClosedDays {
  note?: Partial<Localized> | undefined
}

/** What the shop's own words may promise: delivery only where it serves a postcode. */
export function offerOf({ zones }: Pick<Shop, 'zones'>): 'pickup' | 'delivery' {
  return zones.length > 0 ? 'delivery' : 'pickup'
}

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
