import { onOrderChanged } from '@/lib/platform/events'
import { findOrder } from './find-order'
import { watch } from './watch'
import { isFinished } from '@/lib/orders/status'
import type { OrderView } from '@/lib/orders/order-view'

interface Listener {
  send(order: OrderView): void
  /** The order is finished, or gone: nothing more will come. */
  end(): void
}

/** Sends the order's public view now and after each change, until it is finished. Gives back what stops it. */
export function followOrder(id: string, { send, end }: Listener): () => void {
  let sent = ''
  const watching = watch(async () => {
    const order = await findOrder(id, null)
    const now = JSON.stringify(order)
    if (order && now !== sent) send(order)
    sent = now
    if (!order || isFinished(order.orderStatus)) end()
  })
  const unsubscribe = onOrderChanged(id, watching.wake)
  return () => {
    watching.stop()
    unsubscribe()
  }
}
