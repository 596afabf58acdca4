import { setTimeout as pause } from 'node:timers/promises'
import { db } from '@/lib/platform/database/db'
import { onEventWritten } from '@/lib/platform/events'
import { recurringWarning } from '@/lib/platform/process/log'
import { deliverNext } from './deliver'
import { placeEvents } from './feed'
import { postWebhook, type PostWebhook } from './post-webhook'

/** However many events come: calls are no part of an order. */
const atMostEveryMs = 200
/** For what is tried again by the clock. */
const lookEveryMs = 2000
const stopWithinMs = 5000

const warn = recurringWarning('could not deliver to a webhook')

/** Calls what is due, one call at a time for each receiver. The stop function waits five seconds for those under way. */
export function startWebhooks(post: PostWebhook = postWebhook): () => Promise<void> {
  const busy = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const stopping = new AbortController()
  const isStopped = () => stopping.signal.aborted
  let soon: NodeJS.Timeout | undefined

  async function work(id: string): Promise<void> {
    do {
      again.delete(id)
      while (!isStopped() && (await deliverNext(id, post)));
    } while (again.has(id) && !isStopped())
  }
  async function look(): Promise<void> {
    for (const id of isStopped() ? [] : await findDue()) {
      again.add(id)
      if (!busy.has(id))
        busy.set(
          id,
          work(id)
            .catch(warn)
            .finally(() => busy.delete(id)),
        )
    }
  }
  const lookSafely = () => void look().catch(warn)
  const timer = setInterval(lookSafely, lookEveryMs).unref()
  const unsubscribe = onEventWritten(() => {
    soon ??= setTimeout(() => {
      soon = undefined
      lookSafely()
    }, atMostEveryMs).unref()
  })
  return async () => {
    stopping.abort()
    unsubscribe()
    clearInterval(timer)
    clearTimeout(soon)
    await Promise.race([Promise.all(busy.values()), pause(stopWithinMs, undefined, { ref: false })])
  }
}

/** Those that may have something: a shop without any asks one small question. */
async function findDue(): Promise<string[]> {
  const rows = await db().webhook.findMany({
    where: { OR: [{ disabledAt: null }, { deliveries: { some: { status: 'waiting' } } }] },
    select: { id: true },
  })
  if (rows.length > 0) await placeEvents()
  return rows.map(({ id }) => id)
}
