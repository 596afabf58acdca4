import type { Staff, BoardCaller } from '@/lib/accounts/caller'
import type { Receipt as ReceiptRow } from '@/lib/generated/prisma/client'
import { authorNames } from '@/lib/orders/order'
import { vatOf } from '@/lib/orders/vat'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { nameOf, staffView } from '@/lib/orders/read/staff-order-view'
import { db, type Prisma } from '@/lib/platform/database/db'
import { currentShop } from '@/lib/shop/queries'
import { receiptNumber, sellerOf, storedContent, contentOf } from '@/lib/orders/money/receipt'

export type ReceiptView = ReturnType<typeof receiptView>

const withReceipts = {
  receipts: { orderBy: [{ year: 'asc' }, { number: 'asc' }] },
  reversal: { include: { byUser: authorNames.byUser } },
  refunds: { include: authorNames },
} satisfies Prisma.OrderSelect

type WithReceipts = Prisma.OrderGetPayload<{ select: typeof withReceipts }>

export async function listReceipts(_staff: Staff, orderId: string): Promise<ReceiptView[] | null> {
  const order = await db().order.findUnique({ where: { id: orderId }, select: withReceipts })
  return order && order.receipts.map((receipt) => receiptView(receipt, order))
}

function receiptView(receipt: WithReceipts['receipts'][number], { reversal, refunds }: Omit<WithReceipts, 'receipts'>) {
  const { kind, givenAt, replacesYear: year, replacesNumber: number } = receipt
  const { totalRappen } = storedContent(receipt)
  const reversed = kind === 'reversal' && reversal?.at.getTime() === givenAt.getTime() ? reversal : null
  const refunded = refundOf(receipt, refunds)
  return {
    number: receiptNumber(receipt),
    kind,
    givenAt,
    amountRappen: kind === 'reversal' ? -totalRappen : totalRappen,
    replaces: year !== null && number !== null ? receiptNumber({ year, number }) : null,
    reason: (reversed ?? refunded)?.reason ?? null,
    by: refunded ? nameOf(refunded.byUser, refunded.byDevice) : nameOf(reversed?.byUser, null),
  }
}

/** The refund for which the receipt was given. */
function refundOf<Refund extends { id: string }>(receipt: ReceiptRow, refunds: readonly Refund[]): Refund | undefined {
  const last = receipt.kind === 'change' ? storedContent(receipt).refunds?.at(-1) : undefined
  return refunds.find(({ id }) => id === last?.id)
}

export type Receipt = NonNullable<Awaited<ReturnType<typeof receiptOf>>>

/** The last one that was given, for any caller with the order's id; null before the first, and for test orders. */
export async function findGivenReceipt(id: string, now = new Date()) {
  const receipt = await receiptOf(id, { now })
  return receipt?.document ? { ...receipt, document: receipt.document } : null
}

interface Asked {
  number?: string | undefined
  now?: Date
}

/** By its number, else the last one, else what the first will say; null where there is none. */
export function findReceipt(_caller: BoardCaller, id: string, asked: Asked = {}): Promise<Receipt | null> {
  return receiptOf(id, asked)
}

async function receiptOf(id: string, { number, now = new Date() }: Asked) {
  const [order, shop, receipts, reversed] = await Promise.all([
    findWholeOrder(id),
    currentShop(),
    db().receipt.findMany({ where: { orderId: id }, orderBy: [{ year: 'asc' }, { number: 'asc' }] }),
    db().orderReversal.findUnique({ where: { orderId: id } }),
  ])
  const row = number ? receipts.find((receipt) => receiptNumber(receipt) === number) : receipts.at(-1)
  if (!order || (number && !row)) return null
  const content = row ? storedContent(row) : contentOf(order, shop)
  const refunded = row && refundOf(row, order.refunds)
  const replaced = receipts.find(({ year, number: of }) => year === row?.replacesYear && of === row.replacesNumber)
  return {
    order: await staffView(order, now),
    ...content,
    seller: await sellerOf(content),
    vat: vatOf(content),
    // Null until it is handed over or paid.
    document: row
      ? {
          number: receiptNumber(row),
          kind: row.kind,
          givenAt: row.givenAt,
          replaces: replaced ? receiptNumber(replaced) : null,
          reason: (row.kind === 'reversal' ? reversed : refunded)?.reason ?? null,
        }
      : null,
  }
}
