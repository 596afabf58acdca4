import type { Prisma, Tx } from '@/lib/platform/db'
import type { ReceiptKind } from '@/lib/generated/prisma/enums'
import type { Shop } from '@/lib/shop/shop'
import type { OrderRecord } from '@/lib/orders/order'
import { balanceOf, owes } from './balance'
import { contentOf, sellsTheSame, storedContent, type ReceiptContent } from './receipt'

/**
 * The receipt that an order lacks, if any: of the sale once it is handed over or paid, another one where it was changed
 * since, a reversal where it is no sale any more. Asked for with the order's row locked; the number comes from
 * PostgreSQL, which gives it back with the transaction.
 */
export async function giveReceipt(tx: Tx, order: OrderRecord, { shop, now }: { shop: Shop; now: Date }): Promise<void> {
  const { id: orderId, isTest } = order
  if (isTest) return
  const last = await tx.receipt.findFirst({ where: { orderId }, orderBy: [{ year: 'desc' }, { number: 'desc' }] })
  const standing = last && last.kind !== 'reversal' ? last : null
  const missing = missingReceipt(order, standing && storedContent(standing), shop)
  if (!missing) return
  const replaces = standing && { replacesYear: standing.year, replacesNumber: standing.number }
  // Year and number are the trigger's.
  const row = { year: 0, number: 0, orderId, kind: missing.kind, givenAt: now, ...replaces }
  const content = missing.content as unknown as Prisma.InputJsonObject
  await tx.receipt.create({ data: { ...row, content }, select: { number: true } })
}

interface Missing {
  kind: ReceiptKind
  content: ReceiptContent
}

function missingReceipt(order: OrderRecord, standing: ReceiptContent | null, shop: Shop): Missing | null {
  if (!owes(order)) return standing && { kind: 'reversal', content: standing }
  const content = contentOf(order, shop)
  if (standing) return sellsTheSame(standing, content) ? null : { kind: 'change', content }
  const isPaid = order.payment && balanceOf(order, order.payment.entries).paidRappen > 0
  return isPaid || order.status === 'completed' ? { kind: 'sale', content } : null
}
