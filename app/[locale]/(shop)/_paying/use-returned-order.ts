import { useEffect, useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { readCart, takeFromCart } from '@/app/_client/cart'
import { notify } from '@/app/_client/notices'
import { rememberOrder } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { href } from '@/lib/i18n/language'
import type { TrackedOrder } from '@/lib/orders/answers'
import { forgetDraft } from '../checkout/draft'
import { forgetPaymentId } from '../checkout/send-order'

const everyMs = 1500

interface Returned {
  /** Null: not asked yet, or no answer came. */
  order: TrackedOrder | null
  hasAsked: boolean
}

/** Asks what became of the payment, `tries` times; a paid order is shown at once. Null: nobody comes back from paying. */
export function useReturnedOrder(tries: number, placed: string): Returned | null {
  const { prefix } = useScope()
  const router = useRouter()
  const [orderId, setOrderId] = useState<string | null>(null)
  const [returned, setReturned] = useState<Returned>({ order: null, hasAsked: false })
  useEffect(() => setOrderId(new URLSearchParams(location.search).get('order')), [])
  useEffect(() => {
    if (!orderId) return
    let left = tries
    let timer: NodeJS.Timeout | undefined
    async function ask(id: string) {
      const order = await api('POST userorder/order/{orderId}/payment-check', { params: { orderId: id } }).catch(
        () => null,
      )
      left -= 1
      if (order && isPaid(order)) {
        rememberOrder(order)
        forgetPaymentId()
        forgetDraft()
        takeFromCart(readCart())
        notify(placed)
        return router.replace(href(prefix, `/track/${id}`))
      }
      const mayStillCome = order === null || order.order_status === 'awaiting_payment'
      if (left > 0 && mayStillCome) timer = setTimeout(() => void ask(id), everyMs)
      else setReturned({ order, hasAsked: true })
    }
    void ask(orderId)
    return () => clearTimeout(timer)
  }, [orderId, tries, placed, prefix, router])
  return orderId ? returned : null
}

function isPaid({ order_status: status }: TrackedOrder): boolean {
  return status !== 'awaiting_payment' && status !== 'cancelled'
}
