import type { CalendarDay } from './time'

export interface VatLiability {
  /** Empty: not liable to VAT. */
  vatNumber: string
  /** The first day of supply for which it is; null: any. */
  vatLiableFrom: CalendarDay | null
}

/** Who states a tax without being liable to it owes it all the same (Art. 27 para. 2 of the VAT Act). */
export function isLiableOn({ vatNumber, vatLiableFrom }: VatLiability, day: CalendarDay): boolean {
  return vatNumber !== '' && (vatLiableFrom === null || vatLiableFrom <= day)
}
