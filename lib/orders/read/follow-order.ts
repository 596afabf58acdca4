import { onOrderChanged } from '@/lib/platform/events'
import { nextAnnouncementAt } from '@/lib/orders/announced'
import { publicView, type OrderView } from '@/lib/orders/order-view'
import { isFinished } from '@/lib/orders/status'
import { findWholeOrder } from './find-order'
import { watch } from './watch'

interface Listener {
  send(order: OrderView): void
  /** The order is finished, or gone: nothing more will come. */
  end(): void
}

/**
 * Sends the order's public view now, after each change and when a step is announced, until it is finished. Gives back
 * what stops it.
 */
export function followOrder(id: string, { send, end }: Listener): () => void {
  let sent = ''
  let announcement: NodeJS.Timeout | undefined
  const watching = watch(async () => {
    const at = new Date()
    const order = await findWholeOrder(id)
    const view = order && publicView(order, at)
    const now = JSON.stringify(view)
    if (view && now !== sent) send(view)
    sent = now
    clearTimeout(announcement)
    const next = order && nextAnnouncementAt(order, at)
    if (next) announcement = setTimeout(watching.wake, next.getTime() - at.getTime())
    if (!view || (isFinished(view.orderStatus) && !next)) end()
  })
  const unsubscribe = onOrderChanged(id, watching.wake)
  return () => {
    clearTimeout(announcement)
    watching.stop()
    unsubscribe()
  }
}
