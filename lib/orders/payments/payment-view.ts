import type { Prisma } from '@/lib/generated/prisma/client'
import { shortNumber } from '@/lib/orders/order-id'
import type { PaymentStatus } from '@/lib/orders/schema'
import type { OrderStatus } from '@/lib/orders/status'

export const paymentRecord = {
  order: { select: { status: true, number: true } },
  collectedBy: { select: { firstname: true, lastname: true } },
} satisfies Prisma.PaymentInclude

export type PaymentRecord = Prisma.PaymentGetPayload<{ include: typeof paymentRecord }>

export interface PaymentView extends Pick<
  PaymentRecord,
  'id' | 'amountRappen' | 'method' | 'roundingRappen' | 'createdAt' | 'collectedAt'
> {
  order: { id: string; number: number; shortNumber: string; status: OrderStatus }
  status: PaymentStatus
  /** Name of the person. */
  collectedBy: string | null
}

export function paymentView(payment: PaymentRecord): PaymentView {
  const { orderId, collectedBy } = payment
  return {
    id: payment.id,
    order: {
      id: orderId,
      number: payment.order.number,
      shortNumber: shortNumber(orderId),
      status: payment.order.status,
    },
    amountRappen: payment.amountRappen,
    method: payment.method,
    status: payment.status,
    roundingRappen: payment.roundingRappen,
    createdAt: payment.createdAt,
    collectedAt: payment.collectedAt,
    collectedBy: collectedBy && `${collectedBy.firstname} ${collectedBy.lastname}`,
  }
}
