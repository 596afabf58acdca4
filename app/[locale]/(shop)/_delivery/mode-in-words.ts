import type { WantedDelivery } from '@/app/_client/wanted-delivery'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'

export function modeInWords({ postcode, feeRappen, minimumRappen }: WantedDelivery, words: Texts['delivery']): string {
  return fill(words.to, {
    postcode,
    fee: feeRappen === 0 ? words.free : formatPrice(feeRappen),
    minimum: formatPrice(minimumRappen),
  })
}
