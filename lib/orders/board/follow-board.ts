import { findCaller, Staff } from '@/lib/accounts/caller'
import { hub, onAnyOrderChanged, onResync } from '@/lib/platform/events'
import { findBoard, type BoardView } from './find-board'
import { findOrderForStaff } from '@/lib/orders/read/find-order'
import { watch } from '@/lib/orders/read/watch'
import type { StaffOrderView } from '@/lib/orders/order-view'

interface Listener {
  sendBoard(board: BoardView): void
  sendOrder(order: StaffOrderView): void
  /** The session has ended or lost its rights. */
  end(): void
}

const checkSessionEveryMs = 15_000

/**
 * Sends the whole board now and after each gap in the announcements, else each order that changes. The session is
 * read again before anything is sent and four times a minute besides, so that whoever is signed out sees nothing more.
 */
export function followBoard(staff: Staff, { sendBoard, sendOrder, end }: Listener): () => void {
  let changed = new Set<string>()
  let isBoardDue = true

  async function look(): Promise<void> {
    const caller = await findCaller({ sessionId: staff.sessionId })
    if (!(caller instanceof Staff)) return end()
    const ids = changed
    const isWhole = isBoardDue || !hub().isListening
    changed = new Set()
    isBoardDue = false
    try {
      // The caller as just read: the session may have been renewed since the stream began.
      if (isWhole) sendBoard(await findBoard(caller))
      else for (const id of ids) await sendOne(id)
    } catch (error) {
      isBoardDue = true
      throw error
    }
  }
  async function sendOne(id: string): Promise<void> {
    const order = await findOrderForStaff(staff, id)
    if (order) sendOrder(order)
  }
  const watching = watch(look)
  const check = setInterval(watching.wake, checkSessionEveryMs)
  const unsubscribes = [
    onResync(() => {
      isBoardDue = true
      watching.wake()
    }),
    onAnyOrderChanged((id) => {
      changed.add(id)
      watching.wake()
    }),
  ]
  return () => {
    clearInterval(check)
    watching.stop()
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
