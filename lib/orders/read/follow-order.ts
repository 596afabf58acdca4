import { createHash } from 'node:crypto'
import { ofOneMoment } from '@/lib/platform/database/db'
import { onOrderChanged, hub, onResync } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/process/heartbeat'
import { pool } from '@/lib/platform/database/pool'
import { atMost, batchedReads, joinedReads } from '@/lib/platform/process/scheduling'
import { finalAt, nextAnnouncementAt } from './history'
import { namelessOrder, withDishesOnMenu, type OrderRecord } from '@/lib/orders/order'
import { publicView, type OrderView } from './order-view'
import { waitingProposal } from './proposal-view'
import { isFinished } from '@/lib/orders/status'
import { recurringWarning } from '@/lib/platform/process/log'

interface Listener {
  send(order: OrderView, revision: string): void
  end(): void
}

export interface FollowedOrder {
  id: string
  /** Of the order's row: another one after each change that is announced. */
  version: string
  view: OrderView
  revision: string
  /** When the view changes by the clock alone. */
  nextLookAt: Date | null
  isFinal: boolean
}

/**
 * Sends the view, at first the one given, after each change until the order is finished; later, too, to a client that
 * comes back while corrections are possible. Returns the stop function.
 */
export function followOrder(
  first: FollowedOrder,
  { send, end }: Listener,
  knownRevision: string | null = null,
): () => void {
  const { id } = first
  let order: FollowedOrder | null = first
  let sent = knownRevision
  let nextLook: NodeJS.Timeout | undefined
  const watching = watch(async () => {
    const version = await findVersion(id)
    const now = new Date()
    if (!isCurrent(order, { version, now })) order = await findFollowedOrder(id)
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

function isCurrent(order: FollowedOrder | null, { version, now }: { version: string | undefined; now: Date }): boolean {
  return order !== null && order.version === version && (order.nextLookAt === null || order.nextLookAt > now)
}

// One question for all open streams: after a gap in the notifications they all look at once. Prisma does not know `xmin`.
const findVersion = batchedReads(
  async (ids: string[]) => {
    const { rows } = await pool().query<{ id: string; version: string }>(
      'select id, xmin::text as version from orders where id = any ($1)',
      [ids],
    )
    return new Map(rows.map(({ id, version }) => [id, version]))
  },
  { enter: atMost(1) },
)

/** Of the connections of a process, so that guests who follow their orders leave enough to those who order. */
const mostReadsAtOnce = 2
const mostOrdersOfARead = 50

// After a restart all guests come back at once: while some orders are read, the next ones gather and are read together.
const findOrder = batchedReads(
  async (ids: string[]) => {
    const where = { id: { in: ids } }
    const orders = await ofOneMoment(async (tx) =>
      withDishesOnMenu(tx, await tx.order.findMany({ where, include: namelessOrder })),
    )
    return new Map(orders.map((order) => [order.id, order]))
  },
  { enter: atMost(mostReadsAtOnce), most: mostOrdersOfARead },
)

/** One read for all open pages of the order. */
export const findFollowedOrder = joinedReads(readFollowedOrder)

async function readFollowedOrder(id: string): Promise<FollowedOrder | null> {
  // First: a change between the two is then looked at again.
  const version = await findVersion(id)
  const order = version && (await findOrder(id))
  if (!order) return null
  const now = new Date()
  const view = publicView(order, now)
  const nextLookAt = nextLookOf(order, now)
  return {
    id,
    version,
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
