import type { VatClass } from '@/lib/menu/limits'
import { calendarDayOf, type CalendarDay } from '@/lib/platform/values/time'
import { isLiableOn, type VatLiability } from '@/lib/platform/values/vat-liability'
import { taxedClasses, type TaxedClass, type VatRate } from '@/lib/shop/vat-rate'
import { grossByRate } from './chosen-option'

/** To the nearest Rappen. */
export function containedVat(grossRappen: number, perMille: number): number {
  return Math.round((grossRappen * perMille) / (1000 + perMille))
}

/**
 * Spread over the taxed rates by their share, what is let off over all; the largest takes the rest, of equal ones the
 * lowest rate.
 */
export function withFee(sums: Map<number, number>, feeRappen: number): Map<number, number> {
  const taxed = [...sums].filter(([rate, gross]) => rate > 0 && gross > 0)
  const bearing = taxed.length > 0 && feeRappen > 0 ? taxed : [...sums]
  const total = bearing.reduce((sum, [, gross]) => sum + gross, 0)
  if (feeRappen === 0 || total === 0) return sums
  const shares = bearing.map(([rate, gross]) => ({
    rate,
    gross,
    share: Math.floor((feeRappen * gross) / total),
  }))
  const left = feeRappen - shares.reduce((sum, { share }) => sum + share, 0)
  const largest = shares.toSorted((a, b) => b.gross - a.gross || a.rate - b.rate)[0]
  return new Map([
    ...sums,
    ...shares.map((part) => [part.rate, part.gross + part.share + (part === largest ? left : 0)] as const),
  ])
}

export interface VatSettings extends VatLiability {
  vatRates: readonly VatRate[]
}

export type RatesPerMille = Record<VatClass, number>

interface Supply {
  requestedFor: Date | null
  promisedFor: Date | null
  createdAt: Date
}

/** The rate is that of the day of the hand-over, as far as it is known (Art. 115 of the VAT Act). */
export function supplyDay({ promisedFor, requestedFor, createdAt }: Supply): CalendarDay {
  return calendarDayOf(promisedFor ?? requestedFor ?? createdAt)
}

/** Takeaway food is reduced, alcohol is not; a deposit is no consideration (Art. 18 para. 2 let. h). */
export function ratesOn(shop: VatSettings, day: CalendarDay): RatesPerMille {
  if (!isLiableOn(shop, day)) return { reduced: 0, standard: 0, none: 0 }
  const [reduced, standard] = taxedClasses.map((vatClass) => rateOn(shop.vatRates, vatClass, day))
  return { reduced: reduced ?? 0, standard: standard ?? 0, none: 0 }
}

function rateOn(rates: readonly VatRate[], vatClass: TaxedClass, day: CalendarDay): number {
  const ofClass = rates
    .filter((rate) => rate.vatClass === vatClass)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const rate = ofClass.findLast(({ validFrom }) => validFrom <= day) ?? ofClass[0]
  if (!rate) throw new Error(`there is no VAT rate for ${vatClass}`)
  return Math.round(rate.perCent * 10)
}

/** Of lines, options, the delivery fee and a partner's fees, which go with the food as the delivery does. */
export function grossOf({ lines, deliveryFeeRappen, feesRappen = 0 }: Omit<Taxed, 'refunds'>): Map<number, number> {
  const byRate = new Map<number, number>()
  for (const [rate, gross] of lines.flatMap((line) => [...grossByRate(line)])) {
    byRate.set(rate, (byRate.get(rate) ?? 0) + gross)
  }
  return withFee(byRate, deliveryFeeRappen + feesRappen)
}

/** What a refund takes from a line at one rate, or from the delivery fee, which has no position. */
export interface RefundShare {
  position: number | null
  /** 0: of the price alone, as where an amount is spread. */
  quantity: number
  vatPerMille: number
  grossRappen: number
}

/** The column is JSON, written by refundOrder alone. */
export function storedShares({ shares }: { shares: unknown }): RefundShare[] {
  return shares as RefundShare[]
}

export interface ContainedVat {
  perCent: number
  grossRappen: number
  taxRappen: number
}

interface Taxed {
  lines: readonly Parameters<typeof grossByRate>[0][]
  deliveryFeeRappen: number
  /** Less what is let off; absent: none. */
  feesRappen?: number
  /** Parts that were paid back: they are no longer contained. */
  refunds?: readonly { shares: unknown }[]
}

export function vatOf({ refunds = [], ...sold }: Taxed): ContainedVat[] {
  const byRate = grossOf(sold)
  const refunded = new Set<number>()
  for (const { vatPerMille, grossRappen } of refunds.flatMap(storedShares)) {
    byRate.set(vatPerMille, (byRate.get(vatPerMille) ?? 0) - grossRappen)
    refunded.add(vatPerMille)
  }
  if ([...byRate.keys()].every((rate) => rate === 0)) return []
  return [...byRate]
    .filter(([rate, gross]) => gross !== 0 || !refunded.has(rate))
    .toSorted(([a], [b]) => a - b)
    .map(([perMille, grossRappen]) => ({
      perCent: perMille / 10,
      grossRappen,
      taxRappen: containedVat(grossRappen, perMille),
    }))
}
