import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { promisedTime } from './order-words'

const order = {
  orderStatus: 'accepted',
  fulfilment: 'pickup',
  createdAt: new Date('2026-11-20T17:00:00Z'),
  requestedFor: null,
  quotedFor: new Date('2026-11-20T17:15:00Z'),
  promisedFor: new Date('2026-11-20T17:20:00Z'),
} as const
const { times } = texts('de').shop.order

test('today a time is enough', () => {
  expect(promisedTime(order, times, 'de')).toBe('Bereit um 18:20')
  expect(promisedTime({ ...order, fulfilment: 'delivery' }, times, 'de')).toBe('Bei Ihnen um 18:20')
})

test('before anybody has accepted it, what the guest was told stands there as what it is', () => {
  const received = { ...order, orderStatus: 'received', promisedFor: null } as const
  expect(promisedTime(received, times, 'de')).toBe('Etwa 18:15, noch nicht bestätigt')
  expect(promisedTime(received, texts('en').shop.order.times, 'en')).toBe('About 18:15, not yet confirmed')
  expect(promisedTime({ ...received, quotedFor: null }, times, 'de')).toBeNull()
})

test('a pre-order for another day says its day, confirmed or not', () => {
  const requestedFor = new Date('2026-11-28T17:00:00Z')
  const received = { ...order, orderStatus: 'received', requestedFor, promisedFor: null } as const
  expect(promisedTime(received, times, 'de')).toBe('Geplant auf Samstag, 28.\u00a0November, 18:00')
  const accepted = { ...order, requestedFor, promisedFor: requestedFor }
  expect(promisedTime(accepted, times, 'de')).toBe('Bereit am Samstag, 28.\u00a0November um 18:00')
})

test('an unpaid, ready or finished order is promised for no time', () => {
  for (const orderStatus of ['awaiting_payment', 'ready', 'completed', 'rejected', 'cancelled'] as const)
    expect(promisedTime({ ...order, orderStatus }, times, 'de')).toBeNull()
})
