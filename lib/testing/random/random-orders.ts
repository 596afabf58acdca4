import fc from 'fast-check'
import { fulfilments } from '@/lib/orders/limits'
import { orderStatuses, rejectionReasons } from '@/lib/orders/status'

// Orders as the books may meet them in a year: every status, deposits and two rates in one order, fees that do not
// divide, money of both ways, hours around the change of the clock, sales that were reversed, as a whole or in part.

const year = { min: new Date('2025-01-01T04:00:00Z'), max: new Date('2026-01-01T03:59:59Z'), noInvalidDate: true }
const minutes = fc.integer({ min: 0, max: 90 })

const option = fc.record({
  name: fc.constantFrom('Käse', 'Oliven', 'Bier 5 dl', 'Depot'),
  quantity: fc.integer({ min: 1, max: 3 }),
  priceRappen: fc.constantFrom(0, 50, 150, 203, 600),
  vatPerMille: fc.constantFrom(26, 81, 0),
})

const line = fc.record({
  name: fc.constantFrom('Döner', 'Pizza', 'Rösti', 'Cola', 'Bier', '100 % Rind', '=1+1', 'Salat', 'Suppe', 'Wein'),
  quantity: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.constant(99)),
  baseRappen: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 5000 }) }, fc.constant(1_000_000)),
  vatPerMille: fc.constantFrom(26, 26, 26, 81, 0, 25),
  options: fc.array(option, { maxLength: 3 }),
})

/** With an amount more or less than what was paid then: another dish, or one less. */
const onlineWays = ['exactly', 'rest in cash', 'back online', 'back in cash', 'held', 'never'] as const

export const randomOrder = fc.record({
  placedAt: fc.date(year),
  status: fc.oneof({ weight: 5, arbitrary: fc.constant('completed' as const) }, fc.constantFrom(...orderStatuses)),
  fulfilment: fc.constantFrom(...fulfilments),
  feeRappen: fc.constantFrom(0, 500, 701, 997),
  paying: fc.constantFrom('cash', 'cash', ...onlineWays),
  postcode: fc.constantFrom('8004', '8005', '8037', ''),
  isForLater: fc.boolean(),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  toAccept: minutes,
  toReady: minutes,
  reason: fc.constantFrom(...rejectionReasons),
  isByCustomer: fc.boolean(),
  /** Days after it was placed. */
  reversedAfter: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.integer({ min: 0, max: 200 })),
  /** Days after which one of the first dish was paid back, of those that were sold and not reversed before. */
  refundedAfter: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.integer({ min: 0, max: 100 })),
})

export type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer Order> ? Order : never
