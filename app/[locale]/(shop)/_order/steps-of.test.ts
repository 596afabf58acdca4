import { expect, test } from 'vitest'
import type { OrderStatus } from '@/lib/orders/status'
import { stepsOf } from './order-steps'

/** An order after these steps, a minute after the other from 17:00 on. */
function after(statuses: OrderStatus[], fulfilment: 'pickup' | 'delivery' = 'pickup') {
  const history = statuses.map((status, minute) => ({ status, at: new Date(`2026-11-20T17:0${minute}:00Z`) }))
  return { orderStatus: statuses.at(-1) ?? 'received', fulfilment, history }
}

function shown(...asked: Parameters<typeof after>): string[] {
  return stepsOf(after(...asked)).map(({ status, at, isReached, isCurrent }) =>
    [status, isReached && 'reached', isCurrent && 'now', at?.toISOString().slice(14, 16)].filter(Boolean).join(' '),
  )
}

test('an order that goes well is on its way to done', () => {
  expect(shown(['received', 'accepted'])).toEqual([
    ...['received reached 00', 'accepted reached now 01', 'preparing', 'ready', 'completed'],
  ])
})

test('a step that was left out counts as reached, without a time', () => {
  expect(shown(['received', 'accepted', 'preparing', 'ready', 'completed'], 'delivery')).toContain(
    'out_for_delivery reached',
  )
})

test('a delay does not begin its status anew', () => {
  expect(shown(['received', 'accepted', 'accepted'])).toContain('accepted reached now 01')
})

test('what was taken back is not reached any more', () => {
  expect(shown(['received', 'accepted', 'received']).slice(0, 2)).toEqual(['received reached now 02', 'accepted'])
})

test('a stopped order shows how far it came and its end', () => {
  expect(shown(['received', 'rejected'])).toEqual(['received reached 00', 'rejected reached now 01'])
  expect(shown(['received', 'accepted', 'cancelled'])).toEqual([
    ...['received reached 00', 'accepted reached 01', 'cancelled reached now 02'],
  ])
})

test('the payment is a step until it has come', () => {
  expect(shown(['awaiting_payment']).slice(0, 2)).toEqual(['awaiting_payment now', 'received'])
  expect(shown(['awaiting_payment', 'cancelled'])).toEqual([...['awaiting_payment', 'cancelled reached now 01']])
  expect(shown(['awaiting_payment', 'received'])[0]).toBe('received reached now 01')
})
