import type { CalendarDay } from '@/lib/platform/values/time'

export const taxedClasses = ['reduced', 'standard'] as const
export type TaxedClass = (typeof taxedClasses)[number]

/** Until the next one of its class. */
export interface VatRate {
  vatClass: TaxedClass
  validFrom: CalendarDay
  perCent: number
}

/** The books have used them: they cannot change. */
export function begunRates(rates: readonly VatRate[], today: CalendarDay): VatRate[] {
  return rates.filter(({ validFrom }) => validFrom <= today)
}

export function futureRates(rates: readonly VatRate[], today: CalendarDay): VatRate[] {
  return rates.filter(({ validFrom }) => validFrom > today)
}

export function isOneRatePerDay(rates: readonly { vat_class: TaxedClass; valid_from: CalendarDay }[]): boolean {
  return new Set(rates.map((rate) => `${rate.vat_class} ${rate.valid_from}`)).size === rates.length
}

const written = /^CHE[-\s.]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?:\s+(MWST|TVA|IVA))?$/i
const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/** Null where the last digit is no valid check of the others, modulo 11 (eCH-0097). */
export function readVatNumber(text: string): string | null {
  const [, first = '', second = '', third = '', suffix] = written.exec(text.trim()) ?? []
  const digits = `${first}${second}${third}`.split('').map(Number)
  if (digits.length !== 9 || digits.at(-1) !== checkDigit(digits)) return null
  const number = `CHE-${first}.${second}.${third}`
  return suffix ? `${number} ${suffix.toUpperCase()}` : number
}

/** A result of 10 fits no digit: such numbers are not given out. */
function checkDigit(digits: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (11 - (sum % 11)) % 11
}
