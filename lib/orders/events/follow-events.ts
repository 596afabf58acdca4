import { findAgain, type Staff } from '@/lib/accounts/caller'
import { onEventWritten } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/process/heartbeat'
import { watch } from '@/lib/orders/read/follow-order'
import type { EventType } from './event-types'
import { findEnds, placeEvents, readEvents, type FeedEvent } from './feed'

interface Listener {
  send(event: FeedEvent): void
  end(): void
}

interface From {
  types?: readonly EventType[] | undefined
  /** The id of the last event that the client has; null: what happens from now on. */
  since: number | null
}

const checkSessionEverySeconds = 15
/** More than a client may leave unread would cut it: it gets on with the next ones when it has come back. */
const mostAtOnce = 50

/** The caller is looked up again before each round, and four times a minute. Returns the stop function. */
export function followEvents(caller: Staff, { types, since }: From, { send, end }: Listener): () => void {
  let last = since
  async function sendNews(): Promise<void> {
    if (!(await findAgain(caller))) return end()
    await placeEvents()
    const { newest } = await findEnds()
    last ??= newest
    const events = await readEvents({ after: last, types, limit: mostAtOnce })
    for (const event of events) send(event)
    const isFull = events.length === mostAtOnce
    // Past what is of other types, too, so that a quiet stream does not look at it again.
    last = Math.max(last, events.at(-1)?.id ?? 0, isFull ? 0 : newest)
    if (isFull) watching.wake()
  }
  const watching = watch(sendNews)
  const endings = [everySeconds(checkSessionEverySeconds, watching.wake), onEventWritten(watching.wake)]
  return () => {
    watching.stop()
    for (const ending of endings) ending()
  }
}

/** Of Last-Event-ID; what is no position of ours begins with what happens from now on. */
export function lastPosition(id: string | null): number | null {
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null
}
