import type { Prisma } from '@/lib/generated/prisma/client'
import { toFrancs } from '@/lib/platform/money'
import type { PaymentView } from '@/lib/orders/answers'
import { shortNumber } from '@/lib/orders/order-id'

export const paymentRecord = {
  order: { select: { status: true } },
  collectedBy: { select: { firstname: true, lastname: true } },
} satisfies Prisma.PaymentInclude

export type PaymentRecord = Prisma.PaymentGetPayload<{ include: typeof paymentRecord }>

export function paymentView(payment: PaymentRecord): PaymentView {
  const { orderId, collectedBy } = payment
  return {
    id: payment.id,
    order: { id: orderId, short_number: shortNumber(orderId), status: payment.order.status },
    amount: toFrancs(payment.amountRappen),
    method: payment.method,
    status: payment.status,
    rounding: toFrancs(payment.roundingRappen),
    created_at: payment.createdAt.toISOString(),
    collected_at: payment.collectedAt?.toISOString() ?? null,
    collected_by: collectedBy && `${collectedBy.firstname} ${collectedBy.lastname}`,
  }
}
