import { applyStep } from '@/lib/orders/advance/take-step'
import { withOrder } from '@/lib/orders/lock'
import { leftOverBefore } from '@/lib/orders/read/left-over'
import { db, type Prisma } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/process/log'
import { hasBeenOpenFor } from '@/lib/shop/hours/opening-hours'
import { currentShop, findShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { minutesBefore } from './raise-alarms'

const portion = 50

/**
 * What nobody has accepted within the owner's minutes is rejected as a person would: its guest is told and paid back.
 * Of two processes at once the lock of each order lets one do it. Answers how many orders.
 */
export async function rejectUnaccepted(now = new Date()): Promise<number> {
  const unaccepted = unacceptedTooLong(await currentShop(), now)
  if (!unaccepted) return 0
  let rejected = 0
  let ids = await idsAfter('', unaccepted)
  while (ids.length > 0) {
    for (const id of ids) if (await rejectUnlessFailing(id, now)) rejected += 1
    ids = await idsAfter(ids.at(-1) ?? '', unaccepted)
  }
  return rejected
}

async function idsAfter(last: string, where: Prisma.OrderWhereInput): Promise<string[]> {
  const page = { orderBy: { id: 'asc' }, take: portion, select: { id: true } } as const
  const rows = await db().order.findMany({ where: { ...where, id: { gt: last } }, ...page })
  return rows.map(({ id }) => id)
}

/** One that cannot be rejected keeps no other waiting; the next run tries it again. */
async function rejectUnlessFailing(id: string, now: Date): Promise<boolean> {
  try {
    return await reject(id, now)
  } catch (error) {
    log.error({ err: error, id }, 'an order that nobody accepted could not be rejected')
    return false
  }
}

const by = { byUserId: null, byDeviceId: null, byUser: null, byDevice: null, as: 'shop' } as const
const rejection = { to: 'rejected', reason: 'not_accepted', text: '', promisedFor: null, by } as const

function reject(id: string, now: Date): Promise<boolean> {
  return withOrder(id, async (tx, order) => {
    const shop = await findShop(tx)
    const unaccepted = unacceptedTooLong(shop, now)
    // Asked again under the lock: somebody may just have accepted it, or the guest cancelled.
    if (!unaccepted || (await tx.order.count({ where: { ...unaccepted, id } })) === 0) return false
    await applyStep(tx, order, { ...rejection, shop, now })
    return true
  })
}

type Rule = Pick<Shop, 'rejectAfterMinutes' | 'hours' | 'closures'>

/**
 * For so many minutes nothing has happened to it: it came, paid or not, it was taken back, its guest was asked or chose
 * another time. What an earlier day left over waits for no opening. A guest on the phone has the shop's word.
 */
function unacceptedTooLong({ rejectAfterMinutes, ...hours }: Rule, now: Date): Prisma.OrderWhereInput | null {
  if (rejectAfterMinutes === 0) return null
  const since = { gt: minutesBefore(now, rejectAfterMinutes) }
  const before = { lt: leftOverBefore(now) }
  const leftOver = { OR: [{ requestedFor: before }, { requestedFor: null, createdAt: before }] }
  return {
    status: 'received',
    isTest: false,
    byPhone: false,
    history: { none: { OR: [{ at: since }, { undoneAt: since }] } },
    proposals: { none: { OR: [{ state: 'open', expiresAt: since }, { answeredAt: since }] } },
    ...(!hasBeenOpenFor(rejectAfterMinutes, hours, now) && leftOver),
  }
}
