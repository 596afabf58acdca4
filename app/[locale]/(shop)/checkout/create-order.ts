import { api, ApiRefusal, type Body } from '@/app/_client/api'
import { toFrancsText } from '@/lib/platform/values/money'
import type { TrackedOrder } from '@/lib/orders/answers'
import { payOnline, paymentStatusIdOf, type PayingBy } from '@/lib/orders/payment-methods'
import { hasReachedShop } from '@/lib/orders/status'
import { currentPaymentId, forgetPaymentId, markSent } from './payment-id'

type Payload = Body<'POST userorder/create-order'>

interface Order extends Omit<Payload, `payment_${string}` | 'total_amount' | 'currency'> {
  payingBy: PayingBy
  totalRappen: number
}

/** As the specification sends it. The same try is the same order, unless that one was never paid and has ended. */
export async function createOrder(order: Order): Promise<TrackedOrder> {
  const body = payloadOf(order)
  markSent()
  const placed = await api('POST userorder/create-order', { body }).catch((error: unknown) => {
    const isConflict = error instanceof ApiRefusal && error.code === 'idempotency_conflict'
    if (isConflict && isEndedUnpaid(error.data as TrackedOrder)) return null
    throw error
  })
  if (placed && !isEndedUnpaid(placed)) return placed
  forgetPaymentId()
  return createOrder(order)
}

function payloadOf({ payingBy, totalRappen, ...order }: Order): Payload {
  return {
    payment_id: currentPaymentId(),
    payment_method: payingBy,
    payment_status_id: paymentStatusIdOf(payingBy),
    total_amount: toFrancsText(totalRappen),
    currency: 'CHF',
    ...order,
  }
}

export function isEndedUnpaid(order: TrackedOrder): boolean {
  return order.orderStatus === 'cancelled' && order.paymentMethod === payOnline && !hasReachedShop(order)
}
