import { findAgain, type BoardCaller } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { hub, onAnyOrderChanged } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/heartbeat'
import { watch } from './follow-order'

/** No orders: reload everything. */
export interface BoardChange {
  orders: { id: string; updatedAt: Date }[]
}

interface Listener {
  /** `position`: the client's next lastEventId. */
  sendChange(change: BoardChange, position: string): void
  sendAlive(): void
  end(): void
}

const checkSessionEverySeconds = 15
const aliveEverySeconds = 4

/**
 * All at once and after a gap, else the changed orders since a known position. The session or pairing is read again
 * before each message and four times a minute, so that a signed-out board gets no more.
 */
export function followBoard(
  caller: BoardCaller,
  { sendChange, sendAlive, end }: Listener,
  since: string | null = null,
): () => void {
  let lastEventId = since

  async function sendNews(): Promise<void> {
    if (!(await findAgain(caller))) return end()
    const { orderChanges, isListening } = hub()
    const { position } = orderChanges
    const ids = isListening ? orderChanges.since(lastEventId) : null
    if (ids === null) sendChange({ orders: [] }, position)
    else if (ids.length > 0) sendChange({ orders: await findRevisions(ids) }, position)
    lastEventId = position
  }
  const watching = watch(sendNews)
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
