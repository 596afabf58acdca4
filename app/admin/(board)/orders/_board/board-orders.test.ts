import { describe, expect, it } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import type { BoardOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'
import { isOwnChange, withOrder, withOrders } from './use-live'
import { stageOf, stagesOf } from './stages'
import { lostRace } from './use-steps'
import { acceptChoices, acceptedAt, ageOf, delayedBy, dueAt } from './due'

const { admin } = texts('en')
const now = Date.parse('2026-11-20T18:00:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000)

function order(id: string, status: BoardOrder['status'], times: Partial<BoardOrder> = {}): BoardOrder {
  const made = { id, status, createdAt: at(-10), requestedFor: null, quotedFor: null, promisedFor: null, ...times }
  return made as BoardOrder
}

const kitchen = { leadMinutes: { pickup: 20, delivery: 40 } } as Board['kitchen']
const evening = { now, kitchen }

const ids = (orders: BoardOrder[]) => orders.map(({ id }) => id)

describe('the stages of the board', () => {
  it('keep the order in which orders arrived, whatever is promised', () => {
    const { waiting, kitchen: cooking } = stagesOf(
      [
        order('new', 'received', { createdAt: at(-1) }),
        order('old', 'received'),
        order('last', 'accepted', { createdAt: at(-20), promisedFor: at(5) }),
        order('first', 'preparing', { createdAt: at(-30), promisedFor: at(20) }),
      ],
      evening,
    )
    expect(ids(waiting)).toEqual(['old', 'new'])
    expect(ids(cooking)).toEqual(['first', 'last'])
  })

  it('bring a pre-order forward when it is time to cook it', () => {
    const pickup = order('pickup', 'accepted', { fulfilment: 'pickup', requestedFor: at(41), promisedFor: at(41) })
    const delivery = { ...pickup, id: 'delivery', fulfilment: 'delivery' as const }
    const stagesAt = (minutes: number) => stagesOf([pickup, delivery], { kitchen, now: now + minutes * 60_000 })
    expect(ids(stagesAt(0).later)).toEqual(['pickup', 'delivery'])
    expect(ids(stagesAt(1).kitchen)).toEqual(['delivery'])
    expect(ids(stagesAt(21).kitchen)).toEqual(['pickup', 'delivery'])
  })

  it('never fold away what was wanted at once, however long it takes', () => {
    const { kitchen: cooking } = stagesOf([order('asap', 'accepted', { promisedFor: at(90) })], evening)
    expect(ids(cooking)).toEqual(['asap'])
  })

  it('keep what its customer cancelled where it is cooked, until a cook has seen it', () => {
    const cancelled = order('gone', 'cancelled', { cancellationUnseen: true })
    expect(stageOf(cancelled)).toBe('work')
    expect(stageOf({ ...cancelled, cancellationUnseen: false })).toBeNull()
  })

  it('keep the food on the way beside the food on the counter; finished orders are gone', () => {
    const { ready } = stagesOf(
      [order('way', 'out_for_delivery'), order('done', 'completed'), order('here', 'ready')],
      evening,
    )
    expect(ids(ready).toSorted()).toEqual(['here', 'way'])
  })
})

describe('the age of an order', () => {
  const age = (status: BoardOrder['status'], times: Partial<BoardOrder>) => {
    const { state, minutes } = ageOf(order('a', status, { fulfilment: 'delivery', ...times }), now)
    return `${state} ${minutes}`
  }

  it.each([
    ['waiting 10', 'received', {}],
    ['calm 6', 'accepted', { promisedFor: at(6) }],
    ['soon 5', 'preparing', { promisedFor: at(4.5) }],
    ['soon 0', 'preparing', { promisedFor: at(-0.5) }],
    ['late 1', 'preparing', { promisedFor: at(-1) }],
    ['late 4', 'out_for_delivery', { promisedFor: at(-4.5) }],
    ['ready 8', 'ready', { fulfilment: 'pickup', promisedFor: at(-4), lastStep: { at: at(-8.5) } }],
    ['late 4', 'ready', { promisedFor: at(-4), lastStep: { at: at(-8) } }],
  ] as [string, BoardOrder['status'], Partial<BoardOrder>][])('%s: %s', (expected, status, times) => {
    expect(age(status, times)).toBe(expected)
  })
})

describe('the times of an order', () => {
  it('counts the promise, then the wish, then what the guest was told, then when it was placed', () => {
    expect(dueAt(order('a', 'accepted', { promisedFor: at(30), requestedFor: at(20) }))).toBe(now + 30 * 60_000)
    expect(dueAt(order('a', 'received', { requestedFor: at(20) }))).toBe(now + 20 * 60_000)
    expect(dueAt(order('a', 'received', { quotedFor: at(20) }))).toBe(now + 20 * 60_000)
    expect(dueAt(order('a', 'received'))).toBe(now - 10 * 60_000)
  })

  it('accepts in one tap what the guest was told, and nothing that has passed', () => {
    expect(acceptedAt(order('a', 'received', { quotedFor: at(31) }), now)).toBe(now + 31 * 60_000)
    expect(acceptedAt(order('a', 'received', { requestedFor: at(240), quotedFor: at(240) }), now)).toBe(
      now + 240 * 60_000,
    )
    expect(acceptedAt(order('a', 'received', { quotedFor: at(-1) }), now)).toBeNull()
    expect(acceptedAt(order('a', 'received', { requestedFor: at(0) }), now)).toBeNull()
    expect(acceptedAt(order('a', 'received'), now)).toBeNull()
  })

  it('offers minutes for now, and only the slot for a slot far away', () => {
    expect(acceptChoices(order('a', 'received'), now)).toEqual([15, 20, 30, 45, 60])
    expect(acceptChoices(order('a', 'received', { requestedFor: at(240) }), now)).toEqual([])
  })

  it('moves a promise by ten minutes, one that is past from now on', () => {
    expect(delayedBy(10, order('a', 'preparing', { promisedFor: at(12) }), now)).toBe(22)
    expect(delayedBy(10, order('a', 'preparing', { promisedFor: at(-8) }), now)).toBe(10)
  })
})

describe('the answer of a step', () => {
  const board = { orders: [order('first', 'received'), order('second', 'received')] } as Board

  it('replaces the order, and takes it off where it is finished', () => {
    const accepted = withOrder(board, order('first', 'accepted'))
    expect(accepted.orders.map(({ id, status }) => `${id} ${status}`)).toEqual(['second received', 'first accepted'])
    expect(ids(withOrder(board, order('first', 'rejected')).orders)).toEqual(['second'])
  })

  it('keeps what can still be undone, and an unseen cancellation', () => {
    const undoable = order('first', 'rejected', { back: { to: 'received', until: at(0) } })
    expect(ids(withOrder(board, undoable).orders)).toEqual(['second', 'first'])
    const unseen = order('first', 'cancelled', { cancellationUnseen: true })
    expect(ids(withOrder(board, unseen).orders)).toEqual(['second', 'first'])
  })

  it('never takes the board back behind what it shows', () => {
    const newer = { orders: [order('first', 'preparing', { updatedAt: at(2) })] } as Board
    expect(withOrder(newer, order('first', 'accepted', { updatedAt: at(1) }))).toBe(newer)
  })

  it('of some orders replaces those, and leaves the others as they are', () => {
    const before: Board = { ...board, leftOver: ['first', 'second'] }
    const answer = { orders: [order('first', 'accepted')], leftOver: [], now: at(1) } as unknown as Board
    const after = withOrders(before, answer, ['first'])
    expect(after).toMatchObject({ leftOver: ['second'], now: at(1) })
    expect(after.orders.map(({ id, status }) => `${id} ${status}`)).toEqual(['second received', 'first accepted'])
  })

  it('spares the board the question that the news of it would cause, and no other', () => {
    const answered = new Map([['first', at(0).getTime()]])
    const first = { id: 'first', updatedAt: at(0) }
    expect(isOwnChange({ orders: [first] }, answered)).toBe(true)
    expect(isOwnChange({ orders: [{ ...first, updatedAt: at(1) }] }, answered)).toBe(false)
    expect(isOwnChange({ orders: [first, { id: 'second', updatedAt: at(0) }] }, answered)).toBe(false)
    expect(isOwnChange({ orders: [] }, answered)).toBe(false)
  })
})

describe('a tap that came too late', () => {
  const words = { board: admin.board, statuses: admin.orderStatuses, language: 'en' } as const
  const seen = order('one', 'ready', { number: 342, linesVersion: 1, items: [] })

  it('says that another person was faster', () => {
    expect(lostRace(seen, { ...seen, status: 'completed' }, words)).toContain('342 is already')
  })

  it('for other lines says what the order is now, whatever became of its status', () => {
    const changed = {
      ...seen,
      linesVersion: 2,
      items: [{ quantity: 1 }, { quantity: 2 }],
      totalRappen: 3135,
    } as BoardOrder
    const text = lostRace(seen, changed, words).replaceAll('\u00A0', ' ')
    expect(text).toBe('342 has changed meanwhile: now 3 dishes, CHF 31.35. Please check it.')
  })
})
