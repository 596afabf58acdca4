import { onOrderChanged } from '@/lib/events'
import type { TrackedOrder } from './answers'
import { findOrder } from './find-order'
import { keepLooking } from './keep-looking'
import { isFinished } from './status'

interface Listener {
  tell(order: TrackedOrder): void
  /** The order is finished, or gone: nothing more will come. */
  end(): void
}

/** Tells the order's public view now and after each change, until it is finished. Gives back what stops it. */
export function followOrder(id: string, { tell, end }: Listener): () => void {
  let told = ''
  const looking = keepLooking(async () => {
    const order = await findOrder(id, null)
    const now = JSON.stringify(order)
    if (order && now !== told) tell(order)
    told = now
    if (!order || isFinished(order.order_status)) end()
  })
  const unsubscribe = onOrderChanged(id, looking.wake)
  return () => {
    looking.stop()
    unsubscribe()
  }
}
