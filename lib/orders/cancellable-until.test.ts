import { describe, expect, test } from 'vitest'
import { cancellableUntil, isCancellable } from './cancellable-until'

const rule = { cancellationMinutes: 15, preorderCancellationMinutes: 60 }
const friday = new Date('2027-05-07T16:00:00Z')
const minutesLater = (minutes: number) => new Date(friday.getTime() + minutes * 60_000)
const order = {
  status: 'received',
  fulfilment: 'pickup',
  createdAt: friday,
  requestedFor: null,
  dishesDone: [],
  byPhone: false,
} as const
const saturday = new Date('2027-05-08T17:00:00Z')
const preorder = { ...order, status: 'accepted', requestedFor: saturday } as const

describe('until somebody has accepted it', () => {
  test('an order can be cancelled, however long that takes', () => {
    const until = cancellableUntil(order, rule)
    expect(until, 'what holds once it is accepted').toEqual(minutesLater(15))
    expect(isCancellable({ status: 'received', until }, minutesLater(600))).toBe(true)
    expect(isCancellable({ status: 'accepted', until }, minutesLater(15))).toBe(true)
    expect(isCancellable({ status: 'accepted', until }, minutesLater(16))).toBe(false)
  })

  test('so can one that awaits its payment, also after its time is given back', () => {
    const until = cancellableUntil({ ...order, status: 'awaiting_payment' }, rule)
    expect(isCancellable({ status: 'awaiting_payment', until }, minutesLater(30))).toBe(true)
  })

  test('but for one that was given on the phone: it has no account', () => {
    expect(cancellableUntil({ ...order, byPhone: true }, rule)).toBeNull()
  })
})

describe('an accepted pre-order can be cancelled', () => {
  test('until an hour before its time', () => {
    expect(cancellableUntil(preorder, rule)).toEqual(new Date('2027-05-08T16:00:00Z'))
  })

  test('at least as long as any other', () => {
    expect(cancellableUntil({ ...preorder, requestedFor: minutesLater(45) }, rule)).toEqual(minutesLater(15))
  })

  test.each([
    ['once it is being prepared', { ...preorder, status: 'preparing' as const }],
    ['once one of its dishes is done', { ...preorder, dishesDone: [{ position: 0 }] }],
  ])('no longer than any other %s', (_when, begun) => {
    expect(cancellableUntil(begun, rule)).toEqual(minutesLater(15))
  })

  test('no longer than any other where the shop says so', () => {
    expect(cancellableUntil(preorder, { ...rule, preorderCancellationMinutes: 0 })).toEqual(minutesLater(15))
  })
})

test.each(['ready', 'out_for_delivery', 'completed', 'rejected', 'cancelled'] as const)(
  'an order that is %s cannot be cancelled by its guest',
  (status) => {
    const until = cancellableUntil({ ...preorder, status }, rule)
    expect(until).toBeNull()
    expect(isCancellable({ status, until }, friday)).toBe(false)
  },
)
