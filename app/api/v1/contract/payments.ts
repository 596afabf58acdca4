import { z } from 'zod'
import { trackedOrder, wayToPay } from '@/lib/orders/answers'
import {
  foundKeyProblems,
  paymentKeysBody,
  paymentOfferBody,
  paymentSettingsView,
  unsettledView,
} from '@/lib/orders/money/online/schema'
import { byId, operation } from '../http/operation'
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
  refusals: ['payment_unavailable'],
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
  refusalData: { payment_not_awaited: trackedOrder },
})

export const checkPayment = operation({
  method: 'POST',
  path: 'userorder/order/{orderId}/payment-check',
  caller: 'visitor',
  summary: 'Looks an order’s payment up at the provider, before its message has come; answers the order',
  limit: {
    client: { name: 'check-payment', points: 30, seconds: 60 },
    caller: { name: 'check-payment', points: 30, seconds: 60 },
  },
  params: byOrderId,
  answer: trackedOrder,
})

export const takePaymentEvent = operation({
  method: 'POST',
  path: 'payments/{provider}/events',
  caller: 'visitor',
  summary: 'What a provider of payments tells, signed by it; the provider is asked what is true',
  params: z.object({ provider: z.enum(['stripe', 'demo']) }),
  ignoresUnknownFields: true,
  answer: z.null(),
  refusals: ['event_refused', 'provider_unavailable', 'too_large'],
})

// Each try asks the provider; keys are not to be guessed through the shop.
const keyTries = { name: 'payment-keys', points: 15, seconds: 600 }
const asking = { name: 'ask-provider', points: 60, seconds: 60 }

export const getPaymentSettings = operation({
  method: 'GET',
  path: 'payment-settings',
  caller: 'admin',
  summary: 'With which provider the shop takes money online, and what it offers; never a key',
  answer: paymentSettingsView,
})

export const connectStripe = operation({
  method: 'PUT',
  path: 'payment-settings/keys',
  caller: 'admin',
  summary: 'Take money with these keys of Stripe, which are tried there before anything is kept',
  limit: { caller: keyTries },
  body: paymentKeysBody,
  answer: paymentSettingsView,
  message: 'saved',
  refusalData: { payment_keys_refused: foundKeyProblems },
})

export const checkPaymentKeys = operation({
  method: 'POST',
  path: 'payment-settings/check',
  caller: 'admin',
  summary: 'Ask Stripe whether the keys in use, its webhook and the ways of paying still do',
  limit: { caller: keyTries },
  answer: foundKeyProblems,
  refusals: ['not_found'],
})

export const offerPayments = operation({
  method: 'PUT',
  path: 'payment-settings/offer',
  caller: 'admin',
  summary: 'How guests may pay online, for what, and from which total on',
  body: paymentOfferBody,
  answer: paymentSettingsView,
  message: 'saved',
  refusals: ['not_found'],
})

export const listUnsettledPayments = operation({
  method: 'GET',
  path: 'payments/unsettled',
  caller: 'staff',
  scope: 'payments:read',
  summary: 'Payments online that are awaited or stuck, and refunds that are on their way or have failed',
  answer: unsettledView,
})

export const askProvider = operation({
  method: 'POST',
  path: 'orders/{orderId}/payment-check',
  caller: 'staff',
  scope: 'payments:write',
  summary: 'Ask the provider at once what became of an order’s payments and refunds, those made there included',
  limit: { caller: asking },
  params: byOrderId,
  answer: unsettledView,
  refusals: ['provider_unavailable'],
})

export const retryRefund = operation({
  method: 'POST',
  path: 'orders/{orderId}/refund-retry',
  caller: 'staff',
  scope: 'payments:write',
  summary: 'Send an order’s refund that has failed again, as a new one',
  limit: { caller: asking },
  params: byOrderId,
  answer: unsettledView,
  message: 'saved',
  refusals: ['refund_not_failed'],
})

export const closePaymentAttempt = operation({
  method: 'POST',
  path: 'payment-attempts/{id}/closing',
  caller: 'staff',
  scope: 'payments:write',
  summary: 'End a payment that is stuck; what came of it is to be paid back at the provider first',
  params: byId,
  answer: unsettledView,
  message: 'saved',
  refusals: ['payment_not_stuck'],
})
