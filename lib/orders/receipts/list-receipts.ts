import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import type { ReceiptKind } from '@/lib/generated/prisma/enums'
import { receiptNumber } from './receipt-number'

export interface ReceiptView {
  /** `2026-000123` */
  number: string
  kind: ReceiptKind
  givenAt: Date
  /** Of the order; less than nothing for what was taken back. */
  amountRappen: number
  /** Why it was taken back. */
  reason: string | null
  /** Name of whoever took it back. */
  by: string | null
}

const author = { select: { firstname: true, lastname: true } } as const

/** The receipts of an order, the sale before its reversal; null where there is no such order. */
export async function listReceipts(_staff: Staff, orderId: string): Promise<ReceiptView[] | null> {
  const order = await db().order.findUnique({
    where: { id: orderId },
    select: {
      totalRappen: true,
      receipts: { orderBy: { kind: 'asc' } },
      reversal: { include: { byUser: author } },
    },
  })
  if (!order) return null
  const { totalRappen, receipts, reversal } = order
  return receipts.map(({ kind, givenAt, ...number }) => {
    const taken = kind === 'reversal' ? reversal : null
    return {
      number: receiptNumber(number),
      kind,
      givenAt,
      amountRappen: taken ? -totalRappen : totalRappen,
      reason: taken?.reason ?? null,
      by: taken?.byUser ? `${taken.byUser.firstname} ${taken.byUser.lastname}` : null,
    }
  })
}
