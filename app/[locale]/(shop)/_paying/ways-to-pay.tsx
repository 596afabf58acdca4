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

interface Props {
  order: TrackedOrder
  words: Texts['order']['paying']['ways']
}

/** Of an order that awaits its payment; only its own customer can pay it. */
export function WaysToPay({ order, words }: Props) {
  const { prefix, language } = useScope()
  const router = useRouter()
  const { isPending, run } = useAction()
  const { held_until: heldUntil, cancellable_until: cancellableUntil } = order
  const params = { orderId: order.order_id }
  function payNow() {
    return run(async () => {
      const { redirect_url } = await api('POST userorder/order/{orderId}/payment', { params })
      location.assign(redirect_url)
    })
  }
  function payCash() {
    return run(async () => {
      rememberOrder(await api('POST userorder/order/{orderId}/payment-in-cash', { params }))
      router.replace(href(prefix, `/track/${order.order_id}`))
    })
  }
  return (
    <>
      {heldUntil && <p className="text-lg">{fill(words.held, { time: formatTime(new Date(heldUntil), language) })}</p>}
      {cancellableUntil && (
        <div className="flex flex-wrap gap-3">
          <Button disabled={isPending} onClick={() => void payNow()}>
            {words.payNow}
          </Button>
          <Button look="outline" disabled={isPending} onClick={() => void payCash()}>
            {words.payCash}
          </Button>
        </div>
      )}
    </>
  )
}
