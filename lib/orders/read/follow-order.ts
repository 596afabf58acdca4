import { createHash } from 'node:crypto'
import { onOrderChanged, hub, onResync } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/heartbeat'
import { joinedReads } from '@/lib/platform/scheduling'
import { finalAt, nextAnnouncementAt } from '@/lib/orders/history'
import type { OrderRecord } from '@/lib/orders/order'
import { publicView, type OrderView } from '@/lib/orders/order-view'
import { waitingProposal } from '@/lib/orders/advance/proposal-view'
import { isFinished } from '@/lib/orders/status'
import { recurringWarning } from '@/lib/platform/log'
import { findWholeOrder } from './find-order'

interface Listener {
  send(order: OrderView, revision: string): void
  end(): void
}

/**
 * Sends the view after each change until the order is finished; later, too, to a client that comes back while
 * corrections are possible. Returns the stop function.
 */
export function followOrder(id: string, { send, end }: Listener, knownRevision: string | null = null): () => void {
  let sent = knownRevision
  let nextLook: NodeJS.Timeout | undefined
  const watching = watch(async () => {
    const now = new Date()
    const order = await findForAllPages(id)
    if (order && order.revision !== sent) send(order.view, order.revision)
    sent = order?.revision ?? null
    clearTimeout(nextLook)
    if (order?.nextLookAt) nextLook = setTimeout(watching.wake, order.nextLookAt.getTime() - now.getTime())
    if (!order || order.isFinal || (knownRevision === null && isFinished(order.view.orderStatus))) end()
  })
  const unsubscribe = onOrderChanged(id, watching.wake)
  return () => {
    clearTimeout(nextLook)
    watching.stop()
    unsubscribe()
  }
}

// One read for all open pages of the order.
const findForAllPages = joinedReads((id: string) => findFollowedOrder(id))

export async function findFollowedOrder(id: string, now = new Date()) {
  const order = await findWholeOrder(id)
  if (!order) return null
  const view = publicView(order, now)
  const nextLookAt = nextLookOf(order, now)
  return {
    view,
    revision: revisionOf(view, waitingProposal(order, now)?.id),
    nextLookAt,
    isFinal: isFinished(order.status) && nextLookAt === null,
  }
}

function nextLookOf(order: OrderRecord, now: Date): Date | null {
  const end = finalAt(order)
  return nextAnnouncementAt(order, now) ?? (isFinished(order.status) && end > now ? end : null)
}

/** A proposal is not public, but the customer's open page must reload. */
function revisionOf(view: OrderView, proposalId: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([view, proposalId]))
    .digest('base64url')
    .slice(0, 16)
}

const pollEverySeconds = 5

// One for all streams: without the database they all fail together.
const warnOfFailedLook = recurringWarning('an open stream could not read what it tells')

interface Watch {
  wake(): void
  stop(): void
}

/**
 * Calls `check` now, at each wake, after a gap in the notifications, and every five seconds while there are none or the
 * last check failed. Never twice at once.
 */
export function watch(check: () => Promise<void>): Watch {
  const state = { isChecking: false, isDue: false, isStopped: false, hasFailed: false }

  async function run(): Promise<void> {
    state.isChecking = true
    while (state.isDue && !state.isStopped) {
      state.isDue = false
      state.hasFailed = await check().then(
        () => false,
        (error: unknown) => {
          warnOfFailedLook(error)
          return true
        },
      )
    }
    state.isChecking = false
  }
  function wake(): void {
    state.isDue = true
    if (!state.isChecking) void run()
  }
  const endPolling = everySeconds(pollEverySeconds, () => {
    if (state.hasFailed || !hub().isListening) wake()
  })
  const unsubscribe = onResync(wake)
  wake()
  return {
    wake,
    stop() {
      state.isStopped = true
      endPolling()
      unsubscribe()
    },
  }
}
