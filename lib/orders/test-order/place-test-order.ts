import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { NewOrder } from '@/lib/orders/order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { openStatuses } from '@/lib/orders/status'
import { newTestOrder } from './new-test-order'

interface Circumstances {
  language: Language
  now?: Date
}

/**
 * Places an order that rings in the kitchen like any other and is no sale: for an hour at which nobody orders yet, or for
 * a new device. It is ready to be cooked whether or not the shop is open. One at a time.
 */
export async function placeTestOrder(
  manager: Manager,
  { language, now = new Date() }: Circumstances,
): Promise<StaffOrderView> {
  const shop = await currentShop()
  const order = await newTestOrder({ shop, language, now })
  if (!order) throw new Refusal('nothing_on_sale')
  await transaction(async (tx) => {
    // Of two taps at once the second waits here and finds the first one's order.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('test order'))`
    const open = await tx.order.count({ where: { isTest: true, status: { in: [...openStatuses] } } })
    if (open > 0) throw new Refusal('test_order_open')
    await insert(tx, order, manager)
  })
  const placed = await findWholeOrder(order.id)
  if (!placed) throw new Error(`the test order ${order.id} is gone`)
  return staffView(placed, now)
}

async function insert(tx: Tx, order: NewOrder, { userId: byUserId }: Manager): Promise<void> {
  const { lines, history: _, ageChecks: __, payment: ___, proposals: ____, reversal: _____, ...row } = order
  await tx.order.create({ data: row, select: { id: true } })
  await tx.orderLine.createMany({ data: lines.map((line) => ({ ...line, options: line.options ?? [] })) })
  const { id: orderId, status, createdAt: at } = order
  await tx.statusChange.create({ data: { orderId, status, at, announcedAt: at, byUserId } })
}
