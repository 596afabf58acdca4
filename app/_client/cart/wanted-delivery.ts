import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { stored } from '../stored'

/** What a guest has chosen before the menu: delivery to a postcode, on the terms that were answered. */
export interface WantedDelivery {
  postcode: string
  feeRappen: number
  minimumRappen: number
}

const wanted = stored('delivery', (raw): WantedDelivery | null => {
  const { postcode, feeRappen, minimumRappen } = (raw ?? {}) as Partial<Record<keyof WantedDelivery, unknown>>
  if (typeof postcode !== 'string' || typeof feeRappen !== 'number' || typeof minimumRappen !== 'number') return null
  return { postcode, feeRappen, minimumRappen }
})

/** Null: pickup. */
export const useWantedDelivery = wanted.useValue
export const readWantedDelivery = wanted.read
export const wantDelivery = wanted.write

export function deliveryInWords(
  { postcode, feeRappen, minimumRappen }: WantedDelivery,
  words: Texts['delivery'],
): string {
  return fill(words.to, {
    postcode,
    fee: feeRappen === 0 ? words.free : formatPrice(feeRappen),
    minimum: formatPrice(minimumRappen),
  })
}
