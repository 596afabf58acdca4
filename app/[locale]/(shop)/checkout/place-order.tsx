import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import type { CheckoutState } from './use-checkout'

interface Props {
  checkout: CheckoutState
  words: Texts['checkout']
  /** What must be dealt with before anything else. */
  first: string | null
}

/** The button says what it does and what it costs; where ordering is not possible, the reason stands in its place. */
export function PlaceOrder({ checkout, words, first }: Props) {
  const reason = first ?? problem(checkout, words)
  if (reason) {
    return (
      <p role="status" className="rounded-field bg-fault px-4 py-3 text-center font-semibold">
        {reason}
      </p>
    )
  }
  return (
    <Button type="submit" className="min-h-14 text-lg" aria-disabled={checkout.attempt.isPending}>
      {checkout.attempt.isPending
        ? words.placing
        : `${words.placeOrder} · ${formatPrice(checkout.amounts.totalRappen)}`}
    </Button>
  )
}

function problem({ amounts, choice, server }: CheckoutState, words: Texts['checkout']): string | null {
  const isNotServed = amounts.problems.some(({ code }) => code === 'postcode_not_served')
  if (isNotServed) return fill(words.postcodeNotServed, { postcode: choice.postcode })
  if (amounts.missingRappen > 0) return fill(words.belowMinimum, { minimum: formatPrice(amounts.minimumRappen) })
  const isClosed = server.quote !== null && server.quote.soonest === null && server.quote.slots.length === 0
  return isClosed ? words.shopClosed : null
}
