import { describe, expect, test } from 'vitest'

import { checkHistory } from './check-history'
import type { Facts, HistoryEvent, Operation } from './history'
import type { Stored, StoredOrder, StoredStep } from './stored'

/** An evening in which all is well: one order is handed over, one was never answered, one cancelled after it was paid. */
function evening(): { events: HistoryEvent[]; stored: Stored } {
  const events = [
    ...call('ana', 'place', 'p1', [0, 1], {}, { orderId: 'ORD-1', ...soldOf(1890) }),
    ...call('ben', 'place', 'p2', [0, null]),
    ...call('ben', 'place', 'p2', [20, 21], {}, { orderId: 'ORD-2', ...soldOf(1890) }),
    ...call('cem', 'place', 'p3', [0, 1], {}, { orderId: 'ORD-3', ...soldOf(1890) }),
    ...stepped('cook', 'ORD-1', ['accepted', 'preparing', 'ready', 'completed'], 2),
    ...stepped('cook', 'ORD-3', ['accepted'], 20),
    ...call('till', 'collect', 'ORD-3', [23, 24]),
    ...call('cem', 'cancel', 'ORD-3', [25, 26], { status: 'cancelled' }),
    ...call('till', 'pay back', 'ORD-3', [27, 28]),
    ...call('cook', 'see', 'ORD-1', [30, 31], {}, { status: 'completed', ...soldOf(1890) }),
  ]
  const stored: Stored = {
    orders: [orderOf(1, 'completed', 'collected'), orderOf(2, 'received', 'pending'), orderOf(3, 'cancelled', 'void')],
    steps: [
      ...rows('ORD-1', 'received', 'accepted', 'preparing', 'ready', 'completed'),
      ...rows('ORD-2', 'received'),
      ...rows('ORD-3', 'received', 'accepted', 'cancelled'),
    ],
    receipts: [
      { year: 2026, number: 1, orderId: 'ORD-1', kind: 'sale', totalRappen: 1890, isReplaced: false },
      { year: 2026, number: 2, orderId: 'ORD-3', kind: 'sale', totalRappen: 1890, isReplaced: true },
      { year: 2026, number: 3, orderId: 'ORD-3', kind: 'reversal', totalRappen: 1890, isReplaced: false },
    ],
    entries: [
      { id: '1', orderId: 'ORD-1', kind: 'collected', amountRappen: 1890, stepId: 'ORD-1 completed' },
      { id: '2', orderId: 'ORD-3', kind: 'collected', amountRappen: 1890, stepId: null },
      { id: '3', orderId: 'ORD-3', kind: 'refunded', amountRappen: -1890, stepId: null },
    ],
    drawerRappen: 1890,
    openTransactions: 0,
  }
  return { events, stored }
}

type Evening = ReturnType<typeof evening>

type Status = NonNullable<Facts['status']>

/** Without an end there was no answer. */
function call(
  client: string,
  op: Operation,
  key: string,
  [began, ended]: [number, number | null],
  asked: Facts = {},
  answered: Facts = {},
): HistoryEvent[] {
  const type = ended === null ? 'unknown' : 'ok'
  return [
    { client, op, key, type: 'invoke', at: began, value: asked },
    { client, op, key, type, at: ended ?? began, value: answered },
  ]
}

function refused(events: HistoryEvent[]): HistoryEvent[] {
  return events.map((event) => (event.type === 'ok' ? { ...event, type: 'fail' } : event))
}

function stepped(client: string, id: string, statuses: Status[], from: number): HistoryEvent[] {
  return statuses.flatMap((status, index) =>
    call(client, 'step', id, [from + 2 * index, from + 1 + 2 * index], { status }),
  )
}

const soldOf = (totalRappen: number) => ({ totalRappen, lines: `1 Burger ${totalRappen}` })

function orderOf(number: number, status: Status, paymentStatus: string): StoredOrder {
  const [id, paymentId] = [`ORD-${number}`, `p${number}`]
  return { id, paymentId, status, fulfilment: 'pickup', paymentStatus, ...soldOf(1890) }
}

function rows(orderId: string, ...statuses: Status[]): StoredStep[] {
  return statuses.map((status) => {
    return { id: `${orderId} ${status}`, orderId, status, isCorrection: false, isUndone: false }
  })
}

/** What is found after the evening was changed. */
function found(change: (evening: Evening) => unknown): string[] {
  const changed = evening()
  change(changed)
  return checkHistory(changed.events, changed.stored)
}

function remove<One>(from: One[], isIt: (one: One) => boolean): void {
  from.splice(from.findIndex(isIt), 1)
}

function addLike<One>(to: One[], index: number, changes: Partial<One>): void {
  to.push(...to.slice(index, index + 1).map((one) => ({ ...one, ...changes })))
}

test('nothing stands against an evening in which all is well', () => {
  expect(found(() => {})).toEqual([])
})

test('an order that was cancelled, paid back and uncancelled waits for its money again, and needs no receipt', () => {
  const uncancelled = ({ events, stored }: Evening) => {
    events.push(...call('cook', 'correct', 'ORD-3', [32, 33], { status: 'accepted' }))
    Object.assign(stored.steps.at(-1) ?? {}, { isUndone: true })
    Object.assign(stored.orders[2] ?? {}, { status: 'accepted', paymentStatus: 'pending' })
  }
  expect(found(uncancelled)).toEqual([])
})

describe('orders are a set:', () => {
  test('what had no answer may be there or not', () => {
    const unanswered = call('dan', 'place', 'p4', [5, null])
    expect(found(({ events }) => events.push(...unanswered))).toEqual([])
    const late = { ...orderOf(4, 'received', 'pending') }
    expect(
      found(({ events, stored }) => {
        events.push(...unanswered)
        stored.orders.push(late)
        stored.steps.push(...rows('ORD-4', 'received'))
      }),
    ).toEqual([])
  })

  test.each<[string, (evening: Evening) => unknown, string]>([
    ['a lost one', ({ stored }) => remove(stored.orders, ({ id }) => id === 'ORD-2'), 'ORD-2 was answered and is lost'],
    [
      'a doubled one',
      ({ stored }) => stored.orders.push({ ...orderOf(2, 'received', 'pending'), id: 'ORD-9' }),
      'p2 is 2 orders: ORD-2, ORD-9',
    ],
    [
      'one that nobody placed',
      ({ stored }) => stored.orders.push(orderOf(9, 'received', 'pending')),
      'ORD-9 is an order that nobody placed',
    ],
    [
      'one that was refused',
      ({ events, stored }) => {
        events.push(...refused(call('eva', 'place', 'p9', [3, 4])))
        stored.orders.push(orderOf(9, 'received', 'pending'))
      },
      'ORD-9 was refused and is there',
    ],
    [
      'a repeat that was answered with another',
      ({ events }) => events.push(...call('ben', 'find', 'p2', [22, 23], {}, { orderId: 'ORD-8', ...soldOf(1890) })),
      'p2 was answered as ORD-2 and ORD-8',
    ],
    [
      'one under another id than was answered',
      ({ stored }) => Object.assign(stored.orders[1] ?? {}, { id: 'ORD-7' }),
      'p2 was answered as ORD-2 and is ORD-7',
    ],
    [
      'other lines than were answered',
      ({ stored }) => Object.assign(stored.orders[1] ?? {}, soldOf(2100)),
      'ORD-2 is 1 Burger 2100 for 2100, and was answered as 1 Burger 1890 for 1890',
    ],
    [
      'a read that does not find what was answered',
      ({ events }) => events.push(...refused(call('ben', 'read', 'ORD-2', [22, 23], {}, { http: 404 }))),
      'ORD-2 was placed, and ben was told 404',
    ],
    [
      'a read of what is not there',
      ({ events }) => events.push(...call('ben', 'read', 'ORD-7', [22, 23], {}, soldOf(1890))),
      'ORD-7 was shown to ben and is lost',
    ],
  ])('%s is found', (_what, change, violation) => {
    expect(found(change)).toContain(violation)
  })
})

test('an order whose status is not that of its last step is found', () => {
  const set = ({ stored }: Evening) => Object.assign(stored.orders[1] ?? {}, { status: 'accepted' })
  expect(found(set)).toEqual(['ORD-2 is accepted, and its last step is received'])
})

describe('the numbers of receipts are a counter, and the cash is a bank:', () => {
  const ofOrder = (id: string) => (row: { orderId: string | null }) => row.orderId === id

  test.each<[string, (evening: Evening) => unknown, string]>([
    [
      'a gap',
      ({ stored }) => Object.assign(stored.receipts[2] ?? {}, { number: 4 }),
      'receipts of 2026: 4 comes after 2',
    ],
    [
      'a number given twice',
      ({ stored }) => Object.assign(stored.receipts[2] ?? {}, { number: 2 }),
      'receipts of 2026: 2 comes after 2',
    ],
    [
      'a missing receipt',
      ({ stored }) => remove(stored.receipts, ofOrder('ORD-1')),
      'ORD-1 was sold and has no receipt',
    ],
    ['a second receipt', ({ stored }) => addLike(stored.receipts, 0, { number: 4 }), 'ORD-1 has 2 receipts at once'],
    [
      'a receipt of what was not sold',
      ({ stored }) => addLike(stored.receipts, 0, { number: 4, orderId: 'ORD-2' }),
      'ORD-2 has a receipt, and was neither paid nor handed over',
    ],
    [
      'a receipt of a lost order',
      ({ stored }) => remove(stored.orders, ({ id }) => id === 'ORD-1'),
      'receipt 2026-1 is of the lost ORD-1',
    ],
    [
      'another amount',
      ({ stored }) => Object.assign(stored.receipts[0] ?? {}, { totalRappen: 1 }),
      'ORD-1 has a receipt of another amount',
    ],
    [
      'a receipt that was not taken back',
      ({ stored }) => Object.assign(stored.receipts[1] ?? {}, { isReplaced: false }),
      'ORD-3 is cancelled, and its receipt stands',
    ],
    [
      'money that was taken twice',
      ({ stored }) => addLike(stored.entries, 0, { id: '4' }),
      'ORD-1 costs 1890, and 3780 were paid',
    ],
    [
      'money that is missing',
      ({ stored }) => remove(stored.entries, ofOrder('ORD-1')),
      'ORD-1 was handed over for 1890, and 0 were paid',
    ],
    [
      'a collection that is missing',
      ({ stored }) => remove(stored.entries, ofOrder('ORD-3')),
      'ORD-3 was collected 0 times at the drawer, and 1 of 1 calls were answered',
    ],
    [
      'money that went back and is not noted',
      ({ stored }) => remove(stored.entries, ({ kind }) => kind === 'refunded'),
      'ORD-3 was refunded 0 times at the drawer, and 1 of 1 calls were answered',
    ],
    [
      'a collection that nobody made',
      ({ stored }) => addLike(stored.entries, 1, { id: '4', orderId: 'ORD-2' }),
      'ORD-2 was collected 1 times at the drawer, and 0 of 0 calls were answered',
    ],
    [
      'money of a step that is gone',
      ({ stored }) => Object.assign(stored.entries[0] ?? {}, { stepId: 'gone' }),
      'ORD-1 has money of a step that is not there: 1',
    ],
    [
      'a state that is another than its entries',
      ({ stored }) => Object.assign(stored.orders[0] ?? {}, { paymentStatus: 'pending' }),
      'ORD-1 owes 1890, has paid 1890 and is "pending"',
    ],
    [
      'money of a lost order',
      ({ stored }) => Object.assign(stored.entries[2] ?? {}, { orderId: null }),
      'entry 3 of -1890 is of a lost order',
    ],
    [
      'a drawer that adds up to something else',
      ({ stored }) => Object.assign(stored, { drawerRappen: 0 }),
      'the drawer has 0, its entries are 1890',
    ],
  ])('%s is found', (_what, change, violation) => {
    expect(found(change)).toContain(violation)
  })
})

test('a 500 is a violation by itself, a 503 is none', () => {
  const faulty =
    (http: number) =>
    ({ events }: Evening) =>
      events.push(...call('ana', 'read', 'ORD-1', [40, null], {}, { http }))
  expect(found(faulty(500))).toEqual(['read ORD-1 was answered 500'])
  expect(found(faulty(503))).toEqual([])
})

test('connections that were left in a transaction are found', () => {
  expect(found(({ stored }) => Object.assign(stored, { openTransactions: 2 }))).toEqual([
    '2 connections were left in a transaction',
  ])
})
