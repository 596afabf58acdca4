import { useEffect, useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { useBrowserValue } from '@/app/_client/external-store'
import { rememberOrder } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { href } from '@/lib/i18n/language'
import type { TrackedOrder } from '@/lib/orders/answers'
import { hasReachedShop } from '@/lib/orders/status'

const everyMs = 2000
export const mostTries = 15

interface Returned {
  /** Null: no answer has come. */
  order: TrackedOrder | null
  tries: number
}

/** Asks for half a minute what became of the payment, and shows a paid order at once. Null: no guest from the provider. */
export function useReturnedOrder(): Returned | null {
  const { prefix } = useScope()
  const router = useRouter()
  const orderId = useBrowserValue(orderInAddress, null)
  const [returned, setReturned] = useState<Returned>({ order: null, tries: 0 })
  useEffect(() => {
    if (!orderId) return
    let timer: NodeJS.Timeout | undefined
    async function ask(id: string, tries: number) {
      const params = { orderId: id }
      const order = await api('POST userorder/order/{orderId}/payment-check', { params }).catch(() => null)
      if (order && hasReachedShop(order)) {
        rememberOrder(order)
        return router.replace(href(prefix, `/track/${id}`))
      }
      setReturned((before) => ({ order: order ?? before.order, tries }))
      if (tries < mostTries && order?.order_status !== 'cancelled')
        timer = setTimeout(() => void ask(id, tries + 1), everyMs)
    }
    void ask(orderId, 1)
    return () => clearTimeout(timer)
  }, [orderId, prefix, router])
  return orderId ? returned : null
}

function orderInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('order')
}
