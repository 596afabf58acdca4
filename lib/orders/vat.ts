import type { VatClass } from '@/lib/menu/limits'
import { calendarDayOf, type CalendarDay } from '@/lib/platform/time'
import { isLiableOn, type VatLiability } from '@/lib/platform/vat-liability'
import { taxedClasses, type TaxedClass, type VatRate } from '@/lib/shop/vat-rate'
import { grossByRate } from './chosen-option'

/** The tax inside a price that includes it, to the nearest Rappen. */
export function vatInside(grossRappen: number, perMille: number): number {
  return Math.round((grossRappen * perMille) / (1000 + perMille))
}

/**
 * A delivery fee is taxed like the food that it brings, so that it is spread over the rates by their share; what is not
 * taxed bears none of it. Takes and gives sums by rate; nothing is lost to rounding, the largest sum takes the remainder,
 * of equal ones that with the lowest rate.
 */
export function withFee(sums: Map<number, number>, feeRappen: number): Map<number, number> {
  const taxed = [...sums].filter(([rate, gross]) => rate > 0 && gross > 0)
  const bearing = taxed.length > 0 ? taxed : [...sums]
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

/** What the shop has set about VAT. */
export interface VatSettings extends VatLiability {
  vatRates: readonly VatRate[]
}

export type RatesPerMille = Record<VatClass, number>

interface Supply {
  requestedFor: Date | null
  promisedFor: Date | null
  createdAt: Date
}

/** The day that decides about the rate (Art. 115 of the VAT Act): when the food is handed over, as far as it is known. */
export function supplyDay({ promisedFor, requestedFor, createdAt }: Supply): CalendarDay {
  return calendarDayOf(promisedFor ?? requestedFor ?? createdAt)
}

/**
 * Food that is taken away or delivered is reduced, alcohol is not. A deposit is no consideration where it is stated
 * apart and given back (Art. 18 para. 2 let. h). Of a shop that is not liable on this day nothing is taxed.
 */
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

/** What the total of an order contains of each rate, the lowest rate first. */
export interface ContainedVat {
  perCent: number
  grossRappen: number
  taxRappen: number
}

/** An order, or a receipt of one. */
interface Taxed {
  lines: readonly Parameters<typeof grossByRate>[0][]
  deliveryFeeRappen: number
}

/** Nothing where nothing is taxed: a shop that is not liable to VAT says no word of it. */
export function vatOf({ lines, deliveryFeeRappen }: Taxed): ContainedVat[] {
  const byRate = new Map<number, number>()
  for (const [rate, gross] of lines.flatMap((line) => [...grossByRate(line)])) {
    byRate.set(rate, (byRate.get(rate) ?? 0) + gross)
  }
  if ([...byRate.keys()].every((rate) => rate === 0)) return []
  return [...withFee(byRate, deliveryFeeRappen)]
    .toSorted(([a], [b]) => a - b)
    .map(([perMille, grossRappen]) => ({
      perCent: perMille / 10,
      grossRappen,
      taxRappen: vatInside(grossRappen, perMille),
    }))
}
