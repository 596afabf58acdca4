import { describe, expect, test } from 'vitest'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { kitchenHours } from '@/lib/testing/shop/specified-hours'
import type { TrackedOrder } from '@/lib/orders/answers'
import { promisedTime, takesLonger } from './order-words'

const order = {
  orderStatus: 'accepted',
  fulfilment: 'pickup',
  createdAt: new Date('2026-11-20T17:00:00Z'),
  requestedFor: null,
  quotedFor: new Date('2026-11-20T17:15:00Z'),
  promisedFor: new Date('2026-11-20T17:20:00Z'),
} as const
const { times } = texts('de').shop.order
const at = (language: Language, now = new Date('2026-11-20T17:10:00Z')) => ({ language, now })

test('today a time is enough', () => {
  expect(promisedTime(order, times, at('de'))).toBe('Bereit um 18:20')
  expect(promisedTime({ ...order, fulfilment: 'delivery' }, times, at('de'))).toBe('Bei Ihnen um 18:20')
})

test('before anybody has accepted it, what the guest was told stands there as what it is', () => {
  const received = { ...order, orderStatus: 'received', promisedFor: null } as const
  expect(promisedTime(received, times, at('de'))).toBe('Etwa 18:15, noch nicht bestätigt')
  expect(promisedTime(received, texts('en').shop.order.times, at('en'))).toBe('About 18:15, not yet confirmed')
  expect(promisedTime({ ...received, quotedFor: null }, times, at('de'))).toBeNull()
})

test('a pre-order for another day says its day, confirmed or not', () => {
  const requestedFor = new Date('2026-11-28T17:00:00Z')
  const received = { ...order, orderStatus: 'received', requestedFor, promisedFor: null } as const
  expect(promisedTime(received, times, at('de'))).toBe('Geplant auf Samstag, 28.\u00a0November, 18:00')
  const accepted = { ...order, requestedFor, promisedFor: requestedFor }
  expect(promisedTime(accepted, times, at('de'))).toBe('Bereit am Samstag, 28.\u00a0November um 18:00')
})

test('an unpaid, ready or finished order is promised for no time', () => {
  for (const orderStatus of ['awaiting_payment', 'ready', 'completed', 'rejected', 'cancelled'] as const)
    expect(promisedTime({ ...order, orderStatus }, times, at('de'))).toBeNull()
})

test('a time that has passed is not shown before anybody has accepted the order', () => {
  const past = at('de', new Date('2026-11-20T17:15:00Z'))
  const received = { ...order, orderStatus: 'received', promisedFor: null } as const
  expect(promisedTime(received, times, past)).toBeNull()
  expect(promisedTime({ ...received, orderStatus: 'awaiting_payment' }, times, past)).toBeNull()
  expect(promisedTime({ ...received, requestedFor: received.quotedFor }, times, past)).toBeNull()
  expect(promisedTime(order, times, at('de', new Date('2026-11-20T17:30:00Z'))), 'the kitchen’s word').not.toBeNull()
})

describe('it takes longer than thought', () => {
  const kitchen = { alarmMinutes: 5, hours: kitchenHours, closures: [] }
  const waiting = { ...order, orderStatus: 'received', isTest: false, proposal: null } as const
  // Friday 18:00 in Zurich: the kitchen has been open for an hour.
  const minutesLater = (minutes: number) => new Date(order.createdAt.getTime() + minutes * 60_000)

  test('when the alarm of the staff is due', () => {
    expect(takesLonger(waiting, kitchen, minutesLater(4.9))).toBe(false)
    expect(takesLonger(waiting, kitchen, minutesLater(5))).toBe(true)
  })

  test('not once it is accepted, and never for a test', () => {
    expect(takesLonger({ ...waiting, orderStatus: 'accepted' }, kitchen, minutesLater(60))).toBe(false)
    expect(takesLonger({ ...waiting, orderStatus: 'awaiting_payment' }, kitchen, minutesLater(60))).toBe(false)
    expect(takesLonger({ ...waiting, isTest: true }, kitchen, minutesLater(60))).toBe(false)
  })

  test('not while the kitchen is closed, or has just opened', () => {
    const night = { ...waiting, createdAt: new Date('2026-11-20T10:00:00Z'), quotedFor: minutesLater(30) }
    expect(takesLonger(night, kitchen, new Date('2026-11-20T15:59:00Z'))).toBe(false)
    expect(takesLonger(night, kitchen, new Date('2026-11-20T16:04:00Z'))).toBe(false)
    expect(takesLonger(night, kitchen, new Date('2026-11-20T16:05:00Z'))).toBe(true)
  })

  test('when the quoted time has passed, whatever the kitchen does', () => {
    const closed = { ...kitchen, hours: [] }
    expect(takesLonger(waiting, closed, minutesLater(14))).toBe(false)
    expect(takesLonger(waiting, closed, minutesLater(15))).toBe(true)
  })

  test('not while the guest is asked for a change', () => {
    const asked = (proposedAt: Date) => ({
      ...waiting,
      proposal: { proposedAt } as NonNullable<TrackedOrder['proposal']>,
    })
    expect(takesLonger(asked(minutesLater(4)), kitchen, minutesLater(8))).toBe(false)
    expect(takesLonger(asked(minutesLater(4)), kitchen, minutesLater(9))).toBe(true)
  })
})
