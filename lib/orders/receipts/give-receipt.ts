import type { ReceiptKind } from '@/lib/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'

/**
 * The order's next receipt, where it has none of this kind yet. Asked for with the order's row locked; the number comes
 * from PostgreSQL, which gives it back with the transaction.
 */
export async function giveReceipt(
  tx: Tx,
  { orderId, kind, now }: { orderId: string; kind: ReceiptKind; now: Date },
): Promise<void> {
  await tx.$executeRaw`
    insert into receipt (order_id, kind, given_at)
    select ${orderId}, ${kind}::receipt_kind, ${now}::timestamptz
    where not exists (select 1 from receipt where order_id = ${orderId} and kind = ${kind}::receipt_kind)`
}
