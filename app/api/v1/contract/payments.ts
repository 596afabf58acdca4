import { z } from 'zod'
import { trackedOrder, wayToPay } from '@/lib/orders/answers'
import { operation } from '../http/operation'
import { orderId } from '@/lib/orders/schema'

const byOrderId = z.object({ orderId })

export const payOrder = operation({
  method: 'POST',
  path: 'userorder/order/{orderId}/payment',
  caller: 'customer',
  summary: 'Where an own order that awaits its payment is paid: the open way, or a new one. Twice is once',
  limit: { caller: { name: 'pay-order', points: 20, seconds: 600 } },
  params: byOrderId,
  answer: wayToPay,
  refusals: ['payment_not_awaited', 'payment_unavailable'],
  refusalData: { payment_not_awaited: trackedOrder },
})

export const payInCash = operation({
  method: 'POST',
  path: 'userorder/order/{orderId}/payment-in-cash',
  caller: 'customer',
  summary: 'An own order that awaits its payment is paid in cash instead, and goes to the kitchen. Twice is once',
  limit: { caller: { name: 'pay-order', points: 20, seconds: 600 } },
  params: byOrderId,
  answer: trackedOrder,
  refusals: ['payment_not_awaited'],
  refusalData: { payment_not_awaited: trackedOrder },
})

export const checkPayment = operation({
  method: 'POST',
  path: 'userorder/order/{orderId}/payment-check',
  caller: 'visitor',
  summary: 'Looks an order’s payment up at the provider, before its message has come; answers the order',
  limit: { client: { name: 'check-payment', points: 30, seconds: 60 } },
  params: byOrderId,
  answer: trackedOrder,
  refusals: [],
})

export const takePaymentEvent = operation({
  method: 'POST',
  path: 'payments/{provider}/events',
  caller: 'visitor',
  summary: 'What a provider of payments tells, signed by it; the provider is asked what is true',
  params: z.object({ provider: z.enum(['stripe', 'demo']) }),
  answer: z.null(),
  refusals: ['event_refused', 'too_large'],
})
