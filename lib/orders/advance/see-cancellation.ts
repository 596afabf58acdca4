import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import { transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { findOrderForStaff } from '@/lib/orders/read/find-order'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'

/** Somebody in the kitchen has seen that the customer cancelled: the order leaves every board. Twice is once. */
export async function seeCancellation(caller: BoardCaller, id: string, now = new Date()): Promise<StaffOrderView> {
  await transaction(async (tx) => {
    const where = { id, cancellationUnseen: true }
    const { count } = await tx.order.updateMany({ where, data: { cancellationUnseen: false, updatedAt: now } })
    const change = { before: { cancellationUnseen: true }, after: { cancellationUnseen: false } }
    if (count > 0) await recordChange(tx, { ...authorOf(caller), subject: 'order', subjectId: id, ...change })
  })
  const order = await findOrderForStaff(caller, id, now)
  if (!order) throw new Refusal('not_found')
  return order
}
