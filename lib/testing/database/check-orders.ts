import { expect } from 'vitest'
import { balanceOf, underWayIn } from '@/lib/orders/money/balance'
import { findPayBack } from '@/lib/orders/read/list-payments'
import { storedContent } from '@/lib/orders/money/receipt'
import { withRefunds } from '@/lib/orders/order'
import { openStatuses } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'

/** What holds of every order, whatever was done to it: its money, its receipts, its number. */
export async function checkOrders(id?: string): Promise<void> {
  const payBack = await findPayBack()
  const orders = await db().order.findMany({
    ...(id && { where: { id } }),
    include: {
      ...{ lines: { orderBy: { position: 'asc' } }, payment: { include: { entries: true } } },
      ...{ receipts: true, reversal: true, refunds: true, attempts: withRefunds },
    },
  })
  for (const order of orders) {
    const { status, totalRappen, paymentMethod, payment, receipts, reversal, refunds, attempts } = order
    const paid = sum(payment?.entries.filter(({ method }) => method !== 'none') ?? [])
    const isOver = status === 'rejected' || status === 'cancelled' || reversal !== null
    const left = totalRappen - sum(refunds)
    expect(left).toBeGreaterThanOrEqual(0)
    const due = isOver ? 0 : Math.round(left / 5) * 5
    // Cash for money that came online is rounded up; what is left of a refund online ends in any Rappen.
    const ofRefund = refunds.length > 0 ? 6 : 4
    const most = paymentMethod === 'Online' ? ofRefund : 0
    expect(paid).toBeGreaterThanOrEqual(-most)
    // A paid order that ends unpaid has its refund, done, on its way or to be done by the staff.
    const back = (payBack.find(({ orderId }) => orderId === order.id)?.amountRappen ?? 0) + underWayIn(attempts)
    expect(Math.abs(back - Math.max(paid - due, 0))).toBeLessThanOrEqual(most)
    // Written beside the rows, for lists.
    expect(payment?.status).toBe(balanceOf(order, payment?.entries ?? []).status)
    const standing = receipts.filter(
      ({ year, number, kind }) =>
        kind !== 'reversal' &&
        !receipts.some(({ replacesYear, replacesNumber }) => replacesYear === year && replacesNumber === number),
    )
    expect(standing.length).toBe(!isOver && (status === 'completed' || paid > 0 || standing.length > 0) ? 1 : 0)
    for (const receipt of standing) {
      const content = storedContent(receipt)
      expect(content.totalRappen).toBe(left)
      if (status === 'completed' && refunds.length === 0) expect(ratesIn(content)).toEqual(ratesIn(order))
    }
  }
  const open = orders.filter(({ status }) => (openStatuses as readonly string[]).includes(status))
  expect(new Set(open.map(({ number }) => number)).size).toBe(open.length)
}

function ratesIn({ lines }: { lines: readonly { vatPerMille: number }[] }): number[] {
  return lines.map(({ vatPerMille }) => vatPerMille)
}

/** Over all orders they are 1, 2, 3 and so on. */
export async function checkReceiptNumbers(): Promise<void> {
  const receipts = await db().receipt.findMany({ orderBy: { number: 'asc' }, select: { number: true } })
  expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, index) => index + 1))
}

function sum(entries: readonly { amountRappen: number }[]): number {
  return entries.reduce((total, { amountRappen }) => total + amountRappen, 0)
}
