import { findAgain, type BoardCaller } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { hub, onAnyOrderChanged, onResync } from '@/lib/platform/events'
import { watch } from '@/lib/orders/read/watch'

/** What a board should look at again; without any order, everything. */
export interface BoardChange {
  orders: { id: string; updatedAt: Date }[]
}

interface Listener {
  sendChange(change: BoardChange): void
  /** Nothing has happened, but the process lives. */
  sendAlive(): void
  /** The session or pairing has ended, or lost its rights. */
  end(): void
}

const checkSessionEveryMs = 15_000
const aliveEveryMs = 4_000

/**
 * Says that the board has changed: at once and after each gap in the announcements everything, else which orders. The
 * session or pairing is read again before anything is said and four times a minute besides, so that whoever is signed
 * out hears no more.
 */
export function followBoard(caller: BoardCaller, { sendChange, sendAlive, end }: Listener): () => void {
  let changed = new Set<string>()
  let isEverythingDue = true

  async function look(): Promise<void> {
    if (!(await findAgain(caller))) return end()
    const ids = [...changed]
    const isEverything = isEverythingDue || !hub().isListening
    changed = new Set()
    isEverythingDue = false
    try {
      if (isEverything) sendChange({ orders: [] })
      else if (ids.length > 0) sendChange({ orders: await findRevisions(ids) })
    } catch (error) {
      isEverythingDue = true
      throw error
    }
  }
  const watching = watch(look)
  const check = setInterval(watching.wake, checkSessionEveryMs)
  const alive = setInterval(sendAlive, aliveEveryMs)
  const unsubscribes = [
    onResync(() => {
      isEverythingDue = true
      watching.wake()
    }),
    onAnyOrderChanged((id) => {
      changed.add(id)
      watching.wake()
    }),
  ]
  return () => {
    clearInterval(check)
    clearInterval(alive)
    watching.stop()
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

function findRevisions(ids: string[]): Promise<BoardChange['orders']> {
  return db().order.findMany({ where: { id: { in: ids } }, select: { id: true, updatedAt: true } })
}
