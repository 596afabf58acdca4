import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { rememberOrder } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'

interface Props {
  order: TrackedOrder
  words: Texts['order']['paying']['ways']
}

/** Of an order that awaits its payment; only its own customer can pay it. */
export function WaysToPay({ order, words }: Props) {
  const { prefix, language } = useScope()
  const router = useRouter()
  const { isPending, run } = useAction()
  const { heldUntil, cancellableUntil } = order
  const params = { orderId: order.orderId }
  /** It may have been paid in another tab, or have ended: then the order's page is shown. */
  async function isAwaited(): Promise<boolean> {
    const { orderStatus } = await api('POST userorder/order/{orderId}/payment-check', { params })
    if (orderStatus === 'awaiting_payment') return true
    location.assign(href(prefix, `/track/${order.orderId}`))
    return false
  }
  function payNow() {
    return run(async () => {
      if (await isAwaited())
        location.assign((await api('POST userorder/order/{orderId}/payment', { params })).redirectUrl)
    })
  }
  function payCash() {
    return run(async () => {
      if (!(await isAwaited())) return
      rememberOrder(await api('POST userorder/order/{orderId}/payment-in-cash', { params }))
      router.replace(href(prefix, `/track/${order.orderId}`))
    })
  }
  return (
    <div className="mt-5 grid justify-items-start gap-4 print:hidden">
      {heldUntil && <p className="text-lg">{fill(words.held, { time: formatTime(heldUntil, language) })}</p>}
      {cancellableUntil && (
        <div className="flex flex-wrap gap-3">
          <Button look="ink" disabled={isPending} onClick={() => void payNow()}>
            {words.payNow}
          </Button>
          <Button look="plain" disabled={isPending} onClick={() => void payCash()}>
            {words.payCash}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What a cancellation gives back, to be said before it; empty: nothing was paid. */
export function comesBack({ payment }: Pick<TrackedOrder, 'payment'>, { ifCancelled: words }: Props['words']): string {
  if (!payment) return ''
  const { amountRappen, toCollectRappen, toPayBackRappen, paidOnlineRappen, sentBackRappen } = payment
  const onlineRappen = paidOnlineRappen - sentBackRappen
  const cashRappen = amountRappen - toCollectRappen + toPayBackRappen - onlineRappen
  const texts = [
    onlineRappen > 0 && fill(words.online, { amount: formatPrice(onlineRappen) }),
    cashRappen > 0 && fill(words.cash, { amount: formatPrice(cashRappen) }),
  ]
  return texts.filter(Boolean).join(' ')
}
