import type { Staff } from '@/lib/accounts/caller'
import { db, type Prisma } from '@/lib/platform/db'
import type { ReceiptKind } from '@/lib/generated/prisma/enums'
import { receiptNumber, storedContent } from './receipt'

export interface ReceiptView {
  /** `2026-000123` */
  number: string
  kind: ReceiptKind
  givenAt: Date
  /** Of the order as it was; less than nothing for what was taken back. */
  amountRappen: number
  /** Number of the one that it takes back or takes the place of. */
  replaces: string | null
  /** Why the sale was reversed; null where the order was cancelled or rejected. */
  reason: string | null
  /** Name of the person who reversed it. */
  by: string | null
}

const withReceipts = {
  receipts: { orderBy: [{ year: 'asc' }, { number: 'asc' }] },
  reversal: { include: { byUser: { select: { firstname: true, lastname: true } } } },
} satisfies Prisma.OrderSelect

type WithReceipts = Prisma.OrderGetPayload<{ select: typeof withReceipts }>

/** The receipts of an order in the order of their numbers; null where there is no such order. */
export async function listReceipts(_staff: Staff, orderId: string): Promise<ReceiptView[] | null> {
  const order = await db().order.findUnique({ where: { id: orderId }, select: withReceipts })
  return order && order.receipts.map((receipt) => receiptView(receipt, order.reversal))
}

function receiptView(receipt: WithReceipts['receipts'][number], reversal: WithReceipts['reversal']): ReceiptView {
  const { kind, givenAt, replacesYear: year, replacesNumber: number } = receipt
  const { totalRappen } = storedContent(receipt)
  const reversed = kind === 'reversal' && reversal?.at.getTime() === givenAt.getTime() ? reversal : null
  return {
    number: receiptNumber(receipt),
    kind,
    givenAt,
    amountRappen: kind === 'reversal' ? -totalRappen : totalRappen,
    replaces: year !== null && number !== null ? receiptNumber({ year, number }) : null,
    reason: reversed?.reason ?? null,
    by: reversed?.byUser ? `${reversed.byUser.firstname} ${reversed.byUser.lastname}` : null,
  }
}
