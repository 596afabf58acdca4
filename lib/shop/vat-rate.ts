import type { CalendarDay } from '@/lib/platform/time'

/** What is taxed at all; `none` of the menu's classes needs no rate. */
export const taxedClasses = ['reduced', 'standard'] as const
export type TaxedClass = (typeof taxedClasses)[number]

/** Holds from this day on, until the next one of its class. */
export interface VatRate {
  vatClass: TaxedClass
  validFrom: CalendarDay
  perCent: number
}

/** The rates that the books know already: nobody changes them any more. */
export function begunRates(rates: readonly VatRate[], today: CalendarDay): VatRate[] {
  return rates.filter(({ validFrom }) => validFrom <= today)
}

export function futureRates(rates: readonly VatRate[], today: CalendarDay): VatRate[] {
  return rates.filter(({ validFrom }) => validFrom > today)
}

export function isOneRatePerDay(rates: readonly { vat_class: TaxedClass; valid_from: CalendarDay }[]): boolean {
  return new Set(rates.map((rate) => `${rate.vat_class} ${rate.valid_from}`)).size === rates.length
}
