import { findCaller, Staff } from '@/lib/accounts/caller'
import { hub, onAnyOrderChanged, onResync } from '@/lib/events'
import type { StaffOrder } from './answers'
import type { Board } from './board'
import { findBoard } from './find-board'
import { findOrderForStaff } from './find-order'
import { keepLooking } from './keep-looking'

interface Listener {
  tellBoard(board: Board): void
  tellOrder(order: StaffOrder): void
  /** The session has ended or lost its rights. */
  end(): void
}

const checkSessionEveryMs = 15_000

/**
 * Tells the whole board now and after each gap in the announcements, else each order that changes. The session is
 * read again before anything is told and four times a minute besides, so that whoever is signed out sees nothing more.
 */
export function followBoard(staff: Staff, { tellBoard, tellOrder, end }: Listener): () => void {
  let changed = new Set<string>()
  let isBoardDue = true

  async function look(): Promise<void> {
    if (!((await findCaller({ sessionId: staff.sessionId })) instanceof Staff)) return end()
    const ids = changed
    const isWhole = isBoardDue || !hub().isListening
    changed = new Set()
    isBoardDue = false
    try {
      if (isWhole) tellBoard(await findBoard(staff))
      else for (const id of ids) await tell(id)
    } catch (error) {
      isBoardDue = true
      throw error
    }
  }
  async function tell(id: string): Promise<void> {
    const order = await findOrderForStaff(staff, id)
    if (order) tellOrder(order)
  }
  const looking = keepLooking(look)
  const check = setInterval(looking.wake, checkSessionEveryMs)
  const unsubscribes = [
    onResync(() => {
      isBoardDue = true
      looking.wake()
    }),
    onAnyOrderChanged((id) => {
      changed.add(id)
      looking.wake()
    }),
  ]
  return () => {
    clearInterval(check)
    looking.stop()
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
