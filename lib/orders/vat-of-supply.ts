import { calendarDayOf, type CalendarDay } from '@/lib/platform/time'
import { isLiableOn, type VatLiability } from '@/lib/platform/vat-liability'
import { taxedClasses, type TaxedClass, type VatRate } from '@/lib/shop/vat-rate'
import type { VatClass } from '@/lib/menu/vocabulary'

/** What the shop has set about VAT. */
export interface VatSettings extends VatLiability {
  vatRates: readonly VatRate[]
}

export type RatesPerMille = Record<VatClass, number>

export interface Supply {
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
