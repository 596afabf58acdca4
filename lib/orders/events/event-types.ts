import { orderStatuses } from '@/lib/orders/status'

/** Closed: triggers write these and no others. */
export const eventTypes = [
  ...orderStatuses.map((status) => `order.${status}` as const),
  'order.changed',
  'order.promise_changed',
  'payment.collected',
  'payment.refunded',
  'payment.written_off',
  'payment.corrected',
  'payment.reversed',
  'receipt.given',
  'availability.changed',
  'menu.changed',
  'shop.paused',
  'shop.resumed',
] as const

export type EventType = (typeof eventTypes)[number]

export const deliveryStatuses = ['waiting', 'sent', 'failed', 'cancelled'] as const
export const webhookEndings = ['by_hand', 'failing', 'gone'] as const

/** What is sent to try a webhook out. */
export const testType = 'webhook.test'
