import type { CalendarDay } from './time'

export interface VatLiability {
  /** Empty: not liable to VAT. */
  vatNumber: string
  vatLiableFrom: CalendarDay | null
}

/** A shop that states a tax without being liable owes it all the same (Art. 27 para. 2 VAT Act). */
export function isLiableOn({ vatNumber, vatLiableFrom }: VatLiability, day: CalendarDay): boolean {
  return vatNumber !== '' && (vatLiableFrom === null || vatLiableFrom <= day)
}
