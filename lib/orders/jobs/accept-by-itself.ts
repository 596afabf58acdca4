import { accept } from '@/lib/orders/advance/advance-order'
import { minimumAgeIn } from '@/lib/orders/lines'
import { withOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { db, type Prisma, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/process/log'
import { currentShop, findShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'

const atOnce = 50
/** An open board asks once a minute, a printer every few seconds; what it asks is written four times a minute. */
const deviceAwayMs = 2 * 60_000
const printerAwayMs = 60_000

/**
 * Where the owner wants it, while somebody sees or reads what comes: an order is accepted for the time that its guest was
 * promised. Of two processes at once the lock of each order lets one do it. Answers how many orders.
 */
export async function acceptByItself(now = new Date()): Promise<number> {
  const shop = await currentShop()
  if (!isOn(shop, now) || !(await isKitchenThere(now))) return 0
  const orders = await db().order.findMany({
    where: { ...untouched, OR: [{ requestedFor: { gt: now } }, { requestedFor: null, quotedFor: { gt: now } }] },
    orderBy: { createdAt: 'asc' },
    take: atOnce,
    select: { id: true },
  })
  let accepted = 0
  for (const { id } of orders) if (await acceptUnlessFailing(id, now)) accepted += 1
  return accepted
}

/** What a person has accepted and taken back stays with people, as what was promised on the phone does. */
const untouched: Prisma.OrderWhereInput = {
  status: 'received',
  isTest: false,
  byPhone: false,
  history: { none: { status: { not: 'received' } } },
  proposals: { none: {} },
}

function isOn({ autoAccept, pausedUntil }: Pick<Shop, 'autoAccept' | 'pausedUntil'>, now: Date): boolean {
  return autoAccept && (pausedUntil === null || pausedUntil <= now)
}

async function isKitchenThere(now: Date): Promise<boolean> {
  const since = (ms: number) => ({ gt: new Date(now.getTime() - ms) })
  const device = { endedAt: null, inKitchen: true, showsScreen: false, lastSeenAt: since(deviceAwayMs) }
  if (await db().device.findFirst({ where: device, select: { id: true } })) return true
  const printer = await db().printer.findFirst({
    where: { prints: { has: 'ticket' }, condition: { in: ['ready', 'paper_low'] }, lastSeenAt: since(printerAwayMs) },
    select: { id: true },
  })
  return printer !== null
}

/** One that cannot be accepted keeps no other waiting, and rings as any does. */
async function acceptUnlessFailing(id: string, now: Date): Promise<boolean> {
  try {
    return await withOrder(id, (tx, order) => acceptIfMeant(tx, order, now))
  } catch (error) {
    log.error({ err: error, id }, 'an order could not be accepted by itself')
    return false
  }
}

const by = { byUserId: null, byDeviceId: null, byUser: null, byDevice: null, as: 'shop' } as const

async function acceptIfMeant(tx: Tx, order: OrderRecord, now: Date): Promise<boolean> {
  const shop = await findShop(tx)
  // Asked again under the lock: somebody may just have accepted it, or the guest cancelled.
  if (!isOn(shop, now) || (await tx.order.count({ where: { ...untouched, id: order.id } })) === 0) return false
  if (minimumAgeIn(order.lines) > 0 && !shop.autoAcceptAlcohol) return false
  if (order.totalRappen > shop.autoAcceptFirstRappen && (await isFirst(tx, order))) return false
  await accept(tx, order, { by, shop, now })
  return true
}

async function isFirst(tx: Tx, { customerId }: OrderRecord): Promise<boolean> {
  if (customerId === null) return true
  return (await tx.order.findFirst({ where: { customerId, status: 'completed' }, select: { id: true } })) === null
}
