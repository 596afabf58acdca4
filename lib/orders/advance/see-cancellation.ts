import type { BoardCaller } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { findOrderForStaff } from '@/lib/orders/read/find-order'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'

/** Somebody in the kitchen has seen that the customer cancelled: the order leaves every board. Twice is once. */
export async function seeCancellation(caller: BoardCaller, id: string, now = new Date()): Promise<StaffOrderView> {
  await db().order.updateMany({
    where: { id, cancellationUnseen: true },
    data: { cancellationUnseen: false, updatedAt: now },
  })
  const order = await findOrderForStaff(caller, id, now)
  if (!order) throw new Refusal('not_found')
  return order
}
