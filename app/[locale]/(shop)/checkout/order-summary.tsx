import { type Cart } from '@/app/_client/cart/cart'
import { changesOf, type CartChanges } from '@/app/_client/cart/cart-changes'
import { useScope } from '@/app/_client/scope'
import { namedCart, type QuotedLines } from '@/app/_client/cart/quote'
import { Link } from '@/app/_ui/link'
import { Price } from '@/app/_ui/price'
import type { Texts } from '@/lib/i18n/texts'
import { cashRounding, formatPrice } from '@/lib/platform/values/money'
import { Chosen } from '@/app/[locale]/(shop)/_choose/chosen'
import { payOnline } from '@/lib/orders/payment-methods'
import type { CheckoutState } from './use-checkout'

interface Props {
  cart: Cart
  checkout: CheckoutState
  words: Texts['checkout']
  changeWords: Texts['cart']
}

export function OrderSummary({ cart: stored, checkout, words, changeWords }: Props) {
  const { language } = useScope()
  const { lines, isStale } = checkout.server
  const cart = namedCart(stored, lines, language)
  const { gone } = changesOf(cart, lines)
  const hasAlcohol = Object.values(cart).some(({ item }) => item.minimumAge > 0)
  return (
    <div className="rounded-card border-line bg-card grid gap-6 border p-6 lg:contents">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="your-order" className="text-xl">
          {words.yourOrder}
        </h2>
        <Link href="/cart" className="py-1 underline underline-offset-4">
          {words.changeInCart}
        </Link>
      </div>
      <Lines {...{ cart, lines, gone }} words={changeWords} />
      <Totals checkout={checkout} words={words} />
      <p className="border-line border-t pt-4 font-semibold">
        {checkout.payment.method === payOnline ? words.paying.summary : words.payment}
      </p>
      {hasAlcohol && <p className="text-sm">{words.ageNote}</p>}
      {isStale && (
        <p role="status" className="text-ink-soft text-sm">
          {changeWords.stale}
        </p>
      )}
    </div>
  )
}

interface LinesProps {
  cart: Cart
  lines: QuotedLines
  gone: CartChanges['gone']
  words: Texts['cart']
}

function Lines({ cart, lines, gone, words }: LinesProps) {
  return (
    <ul className="grid gap-2">
      {Object.entries(cart).map(([key, entry]) => {
        const { item, quantity, note } = entry
        const options = entry.options ?? lines.get(key)?.line?.options ?? []
        return (
          <li key={key} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2">
            <span className="price">{`${quantity} ×`}</span>
            <span className="flex min-w-0 flex-wrap justify-end gap-x-2">
              <span className={`min-w-0 grow basis-24 wrap-anywhere ${gone.has(key) ? 'line-through' : ''}`}>
                {item.name}
                <Chosen {...{ options, quantity, note }} words={words.choices} />
              </span>
              <Price rappen={item.priceRappen * quantity} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Totals({ checkout: { amounts, choice, payment }, words }: Pick<Props, 'checkout' | 'words'>) {
  const isDelivery = choice.fulfilment === 'delivery'
  const isFeeOpen = amounts.problems.some(({ code }) => code === 'profile_incomplete' || code === 'postcode_not_served')
  const isOnline = payment.method === payOnline
  const rounding = isOnline ? 0 : cashRounding(amounts.totalRappen)
  return (
    <div className="fitted-room">
      <dl className="border-line amounts gap-y-2 border-t pt-4">
        <dt>{words.subtotal}</dt>
        <dd className="price text-right">{formatPrice(amounts.subtotalRappen)}</dd>
        <dt>{isDelivery ? words.deliveryFee : words.shipping}</dt>
        {isDelivery ? (
          <dd className="price text-right">{isFeeOpen ? words.openFee : formatPrice(amounts.deliveryFeeRappen)}</dd>
        ) : (
          <dd className="text-right">{words.pickupFee}</dd>
        )}
        <dt className="pt-2 text-lg font-bold">{words.total}</dt>
        <dd className="price pt-2 text-right text-[min(1.75rem,16cqi)]" aria-live="polite">
          {formatPrice(amounts.totalRappen)}
        </dd>
        {rounding !== 0 && (
          <>
            <dt className="text-ink-soft text-sm">{words.cashDue}</dt>
            <dd className="price text-ink-soft text-right text-sm">{formatPrice(amounts.totalRappen + rounding)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
