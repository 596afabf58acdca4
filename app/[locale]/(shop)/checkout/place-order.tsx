import { flushSync } from 'react-dom'
import { type Cart } from '@/app/_client/cart/cart'
import { namedCart } from '@/app/_client/cart/quote'
import { changesOf, isLineChanged } from '@/app/_client/cart/cart-changes'
import { useScope } from '@/app/_client/scope'
import { Link } from '@/app/_ui/link'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { Changes, LineChanges } from '../_cart/changes'
import { MovedTime } from './new-time'
import { payOnline, type PayingBy } from '@/lib/orders/payment-methods'
import { WaySelect } from '../_paying/way-select'
import { saveDraft } from './draft'
import type { CheckoutState } from './use-checkout'

interface Props {
  cart: Cart
  checkout: CheckoutState
  words: Texts['checkout']
  changeWords: Texts['cart']
}

/**
 * In sight on a phone at all times. Changes since the last quote, or the reason why ordering is impossible, stand in
 * the button's place.
 */
export function PlaceOrder(props: Props) {
  return (
    <div className="foot-sticky grid max-lg:max-h-[60dvh] max-lg:overflow-y-auto">
      <NextStep {...props} />
    </div>
  )
}

function NextStep({ cart: stored, checkout, words, changeWords }: Props) {
  const { language } = useScope()
  const { server, time, shown, attempt, amounts, payment } = checkout
  const cart = namedCart(stored, server.lines, language)
  const changes = changesOf(cart, server.lines)
  const changed = Object.entries(cart).find(([key]) => isLineChanged(changes, key))
  if (changed) {
    const [cartKey, entry] = changed
    return <LineChanges {...{ cartKey, entry, changes }} words={changeWords} onChoose={time.chooseAt} />
  }
  if (changes.prices.length > 0) return <Changes prices={changes.prices} words={changeWords} />
  const reason = problem(checkout, words, language)
  if (reason) {
    return (
      <p role="status" className="rounded-field bg-fault px-4 py-3 text-center font-semibold">
        {reason}
        {amounts.missingRappen > 0 && (
          <Link href="/cart" className="block min-h-11 content-center underline underline-offset-4">
            {words.addMore}
          </Link>
        )}
      </p>
    )
  }
  const { soonest } = server.quote ?? {}
  function chooseWay(method: PayingBy) {
    // The form's own question follows, and is what the draft reads.
    flushSync(() => payment.choose(method))
    if (checkout.form.current) saveDraft(checkout.form.current)
  }
  return (
    <>
      {shown.isMoved && shown.shownAt && soonest && (
        <MovedTime change={{ before: shown.shownAt, now: soonest.at }} words={words.newTime} />
      )}
      {payment.kinds.length > 0 && (
        <div className="mb-2 flex justify-center">
          <WaySelect {...payment} words={words.paying} onChoose={chooseWay} />
        </div>
      )}
      <Button type="submit" className="min-h-14 px-3 text-base lg:text-lg" aria-disabled={attempt.isPending}>
        {attempt.isPending
          ? words.placing
          : `${payment.method === payOnline ? words.paying.toPay : words.placeOrder} · ${formatPrice(amounts.totalRappen)}`}
      </Button>
    </>
  )
}

function problem(
  { amounts, choice, server, time }: CheckoutState,
  words: Texts['checkout'],
  language: Language,
): string | null {
  const isNotServed = amounts.problems.some(({ code }) => code === 'postcode_not_served')
  if (isNotServed) return fill(words.postcodeNotServed, { postcode: choice.postcode })
  if (amounts.missingRappen > 0) return fill(words.belowMinimum, { minimum: formatPrice(amounts.minimumRappen) })
  if (amounts.problems.some(({ code }) => code === 'order_too_large')) return words.tooLarge
  const isClosed = server.quote !== null && server.quote.soonest === null && server.quote.slots.length === 0
  if (isClosed) return words.shopClosed
  return time.lost ? fill(words.timeLost, { time: formatMoment(new Date(time.lost), language) }) : null
}
