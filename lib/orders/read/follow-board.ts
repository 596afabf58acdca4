import { findAgain, type BoardCaller } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { hub, onAnyOrderChanged } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/heartbeat'
import { watch } from './follow-order'

/** What a board should look at again; without any order, everything. */
export interface BoardChange {
  orders: { id: string; updatedAt: Date }[]
}

interface Listener {
  /** `position`: what is said up to here. */
  sendChange(change: BoardChange, position: string): void
  /** Nothing has happened, but the process lives. */
  sendAlive(): void
  /** The session or pairing has ended, or lost its rights. */
  end(): void
}

const checkSessionEverySeconds = 15
const aliveEverySeconds = 4

/**
 * Says that the board has changed: at once and after each gap in the announcements everything, else which orders; to a
 * board that was here before, what it has missed since that position, if that is known. The
 * session or pairing is read again before anything is said and four times a minute besides, so that whoever is signed
 * out hears no more.
 */
export function followBoard(
  caller: BoardCaller,
  { sendChange, sendAlive, end }: Listener,
  since: string | null = null,
): () => void {
  let heard = since

  async function look(): Promise<void> {
    if (!(await findAgain(caller))) return end()
    const { orderChanges, isListening } = hub()
    const { position } = orderChanges
    const ids = isListening ? orderChanges.since(heard) : null
    if (ids === null) sendChange({ orders: [] }, position)
    else if (ids.length > 0) sendChange({ orders: await findRevisions(ids) }, position)
    heard = position
  }
  const watching = watch(look)
  const endings = [
    everySeconds(checkSessionEverySeconds, watching.wake),
    everySeconds(aliveEverySeconds, sendAlive),
    onAnyOrderChanged(watching.wake),
  ]
  return () => {
    watching.stop()
    for (const ending of endings) ending()
  }
}

function findRevisions(ids: string[]): Promise<BoardChange['orders']> {
  return db().order.findMany({ where: { id: { in: ids } }, select: { id: true, updatedAt: true } })
}
