import { withOrder, type Act } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { staffView, type StaffOrderView } from '@/lib/orders/read/staff-order-view'
import type { RefusalCode } from '@/lib/platform/refusals'
import { Refusal } from '@/lib/platform/refusal'

interface Seen {
  id: string
  /** Of the order that the caller looked at. */
  linesVersion?: number | undefined
  now: Date
}

/** Answered with the order as the verb leaves it, and refused with the order as it is. */
export async function changeForStaff({ id, linesVersion, now }: Seen, act: Act<OrderRecord>): Promise<StaffOrderView> {
  const changed = await withOrder(id, async (tx, order) => {
    try {
      if (linesVersion !== undefined && linesVersion !== order.linesVersion) throw new Refusal('illegal_transition')
      return await act(tx, order)
    } catch (error) {
      if (!(error instanceof Refusal) || !withTheOrder.includes(error.code)) throw error
      throw new Refusal(error.code, { data: await staffView(order, now, tx) })
    }
  })
  return staffView(changed, now)
}

const withTheOrder: readonly RefusalCode[] = ['illegal_transition', 'age_check_missing', 'proposal_open']
