import { useEffect, useRef, useState, type RefObject } from 'react'
import { api } from '@/app/_client/api'
import type { Cart } from '@/app/_client/cart/cart'
import { notify } from '@/app/_client/notices'
import { useNow } from '@/app/_client/now'
import { rememberOrder } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isCancellableNow } from '../_order/cancel-order'
import type { CheckoutProps } from './amounts'
import { differencesOf, type Difference } from './differences'
import { comesBack } from '../_paying/ways-to-pay'
import { forgetPaymentId } from './payment-id'
import { isCancelledOrRejected } from './use-attempt'
import type { CheckoutState } from './use-checkout'

interface Props extends Pick<CheckoutProps, 'words' | 'changeWords' | 'statuses'> {
  order: TrackedOrder
  cart: Cart
  checkout: CheckoutState
}

/** An earlier try was placed although its answer was lost; the customer decides whether to order more. */
export function AlreadyPlaced({ order, cart, checkout, words, changeWords: { choices }, statuses }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { language } = useScope()
  const { choice, time, amounts, server } = checkout
  const { requestedFor } = time
  const data = useFormData(checkout.form)
  const { totalRappen } = amounts
  const wanted = {
    cart,
    lines: server.lines,
    fulfilment: choice.fulfilment,
    requestedFor,
    totalRappen,
    soonest: server.quote?.soonest,
  }
  const differences = data ? differencesOf(order, { ...wanted, data }, { words, choices, language }) : []
  const { number } = order
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby="already-placed"
      tabIndex={-1}
      className="rounded-card border-saffron bg-card mb-10 grid scroll-mt-28 gap-5 border-2 p-6 md:p-8"
    >
      <div>
        <h2 id="already-placed" className="text-xl">
          {fill(isAwaiting(order) ? words.paying.waits : words.alreadyPlaced, { number })}
        </h2>
        <p className="mt-2">{stateInWords(order, { words, statuses })}</p>
      </div>
      {differences.length > 0 && <Differences differences={differences} words={words} />}
      <Choices {...{ order, cart, checkout, words }} />
      <p>
        <Link href={`/track/${order.orderId}`} className="inline-block py-1 underline underline-offset-4">
          {fill(words.showOrder, { number })}
        </Link>
      </p>
    </section>
  )
}

function isAwaiting({ orderStatus: status }: TrackedOrder): boolean {
  return status === 'awaiting_payment'
}

function stateInWords(order: TrackedOrder, { words, statuses }: Pick<Props, 'words' | 'statuses'>): string {
  if (isAwaiting(order)) return words.paying.waitsText
  const status = statuses[order.orderStatus]
  return isCancelledOrRejected(order) ? fill(words.alreadyOver, { status }) : words.alreadyPlacedText
}

/** The form's live values; null without a form. */
function useFormData(form: RefObject<HTMLFormElement | null>): FormData | null {
  const [data, setData] = useState<FormData | null>(null)
  useEffect(() => {
    const { current } = form
    if (!current) return
    const read = () => setData(new FormData(current))
    read()
    current.addEventListener('input', read)
    return () => current.removeEventListener('input', read)
  }, [form])
  return data
}

function Differences({ differences, words }: { differences: Difference[] } & Pick<Props, 'words'>) {
  return (
    <div>
      <h3 className="font-semibold">{words.differs}</h3>
      <dl className="mt-2 grid gap-3">
        {differences.map(({ name, placed, now }) => (
          <div key={name}>
            <dt className="text-sm font-semibold">{words.facts[name]}</dt>
            <dd className="break-words">{fill(words.asPlaced, { fact: placed || '–' })}</dd>
            <dd className="break-words">{fill(words.asNow, { fact: now || '–' })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Choices({ order, cart, checkout, words }: Omit<Props, 'changeWords' | 'statuses'>) {
  const now = useNow()
  const hasDishes = Object.keys(cart).length > 0
  const isOver = isCancelledOrRejected(order)
  const { number } = order
  function orderAnother() {
    checkout.submit(async () => {
      rememberOrder(order)
      forgetPaymentId()
    })
  }
  function cancelAndOrderAnew() {
    checkout.submit(async () => {
      await api('POST userorder/order/{orderId}/cancellation', { params: { orderId: order.orderId } })
      notify(fill(words.earlierCancelled, { number }))
      forgetPaymentId()
    })
  }
  return (
    <div className="flex flex-wrap gap-3">
      {hasDishes && isCancellableNow(order, now) && (
        <p className="w-full empty:hidden">{comesBack(order, words.paying.ways)}</p>
      )}
      {isAwaiting(order) && (
        <Button onClick={() => void checkout.attempt.run(() => withWayToPay(order))}>{words.paying.ways.payNow}</Button>
      )}
      {!isOver && !isAwaiting(order) && (
        <Button look="ink" onClick={() => checkout.finish(order)}>
          {fill(words.keepOrder, { number })}
        </Button>
      )}
      {hasDishes && isCancellableNow(order, now) && (
        <Button look="outline" onClick={cancelAndOrderAnew}>
          {words.cancelAndOrderAnew}
        </Button>
      )}
      {hasDishes && !isAwaiting(order) && (
        <Button look="outline" onClick={orderAnother}>
          {isOver ? words.orderAnew : words.orderAnother}
        </Button>
      )}
    </div>
  )
}

async function withWayToPay(order: TrackedOrder): Promise<TrackedOrder> {
  const { redirectUrl } = await api('POST userorder/order/{orderId}/payment', { params: { orderId: order.orderId } })
  return { ...order, ...(order.payment && { payment: { ...order.payment, redirectUrl } }) }
}
