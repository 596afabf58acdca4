import type { Cart } from '@/app/_client/cart'
import { changesOf, isUnsettled } from '@/app/_client/cart-changes'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import type { CheckoutState } from './use-checkout'

interface Props {
  cart: Cart
  checkout: CheckoutState
  words: Texts['checkout']
  changeWords: Texts['cart']
}

/**
 * The button says what it does and what it costs, on a phone always in sight; where ordering is not possible, the reason
 * stands in its place.
 */
export function PlaceOrder(props: Props) {
  const { prices } = changesOf(props.cart, props.checkout.server.lines)
  // A new price has a button of its own, which accepts it.
  if (prices.length > 0) return null
  return (
    <div className="foot-sticky grid">
      <ButtonOrReason {...props} />
    </div>
  )
}

function ButtonOrReason({ cart, checkout, words, changeWords }: Props) {
  const reason = unsettled(cart, checkout, changeWords) ?? problem(checkout, words)
  if (reason) {
    return (
      <p role="status" className="rounded-field bg-fault px-4 py-3 text-center font-semibold">
        {reason}
      </p>
    )
  }
  return (
    <Button type="submit" className="min-h-14 px-3 text-base lg:text-lg" aria-disabled={checkout.attempt.isPending}>
      {checkout.attempt.isPending
        ? words.placing
        : `${words.placeOrder} · ${formatPrice(checkout.amounts.totalRappen)}`}
    </Button>
  )
}

/** A line that cannot be had, or not then. */
function unsettled(cart: Cart, { server: { lines } }: CheckoutState, words: Texts['cart']): string | null {
  const changes = changesOf(cart, lines)
  if (isUnsettled(changes)) return words.settleFirst
  return changes.offHours.size > 0 ? words.timeFirst : null
}

function problem({ amounts, choice, server }: CheckoutState, words: Texts['checkout']): string | null {
  const isNotServed = amounts.problems.some(({ code }) => code === 'postcode_not_served')
  if (isNotServed) return fill(words.postcodeNotServed, { postcode: choice.postcode })
  if (amounts.missingRappen > 0) return fill(words.belowMinimum, { minimum: formatPrice(amounts.minimumRappen) })
  if (amounts.problems.some(({ code }) => code === 'order_too_large')) return words.tooLarge
  const isClosed = server.quote !== null && server.quote.soonest === null && server.quote.slots.length === 0
  return isClosed ? words.shopClosed : null
}
