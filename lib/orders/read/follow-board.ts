import { findAgain, type BoardCaller } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { hub, onAnyOrderChanged } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/process/heartbeat'
import { batchedReads } from '@/lib/platform/process/scheduling'
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
    const { orderChanges, isListening } = hub()
    const { position } = orderChanges
    const ids = isListening ? orderChanges.since(lastEventId) : null
    const [isStillIn, changed] = await Promise.all([findAgain(caller), findRevisions(ids ?? [])])
    if (!isStillIn) return end()
    if (ids === null || ids.length > 0) sendChange({ orders: changed }, position)
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

async function findRevisions(ids: string[]): Promise<BoardChange['orders']> {
  const found = await Promise.all(ids.map((id) => findRevision(id)))
  return found.filter((order) => order !== undefined)
}

// One question for all boards: each notification wakes them all.
const findRevision = batchedReads(async (ids: string[]) => {
  const orders = await db().order.findMany({ where: { id: { in: ids } }, select: { id: true, updatedAt: true } })
  return new Map(orders.map((order) => [order.id, order]))
})
