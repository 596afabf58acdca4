import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/board/board'
import { isKnown, withOrder } from './board-changes'
import { columnsOf } from './columns'
import { acceptChoices, delayedBy, dueAt, suggestedMinutes } from './due'

const now = Date.parse('2026-11-20T18:00:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

function order(id: string, status: StaffOrder['status'], times: Partial<StaffOrder> = {}): StaffOrder {
  const made = { id, status, created_at: at(-10), requested_for: null, promised_for: null, ...times }
  return made as StaffOrder
}

const ids = (orders: StaffOrder[]) => orders.map(({ id }) => id)

describe('the columns of the board', () => {
  it('put the order that waits longest first', () => {
    const { waiting } = columnsOf([order('new', 'received', { created_at: at(-1) }), order('old', 'received')], now)
    expect(ids(waiting)).toEqual(['old', 'new'])
  })

  it('show what is being cooked before what is only accepted, each by its promise', () => {
    const { kitchen } = columnsOf(
      [
        order('accepted', 'accepted', { promised_for: at(5) }),
        order('second', 'preparing', { promised_for: at(20) }),
        order('first', 'preparing', { promised_for: at(10) }),
      ],
      now,
    )
    expect(ids(kitchen)).toEqual(['first', 'second', 'accepted'])
  })

  it('keep an order for tonight out of the way at noon', () => {
    const { kitchen, later } = columnsOf([order('tonight', 'accepted', { promised_for: at(300) })], now)
    expect(kitchen).toEqual([])
    expect(ids(later)).toEqual(['tonight'])
  })

  it('keep the food on the way beside the food on the counter; finished orders are gone', () => {
    const { ready } = columnsOf(
      [order('way', 'out_for_delivery'), order('done', 'completed'), order('here', 'ready')],
      now,
    )
    expect(ids(ready).toSorted()).toEqual(['here', 'way'])
  })
})

describe('the times of an order', () => {
  it('counts the promise, then the wish, then when it was placed', () => {
    expect(dueAt(order('a', 'accepted', { promised_for: at(30), requested_for: at(20) }))).toBe(now + 30 * 60_000)
    expect(dueAt(order('a', 'received', { requested_for: at(20) }))).toBe(now + 20 * 60_000)
    expect(dueAt(order('a', 'received'))).toBe(now - 10 * 60_000)
  })

  it('offers minutes for now, and only the slot for a slot far away', () => {
    expect(acceptChoices(order('a', 'received'), now)).toEqual([15, 20, 30, 45, 60])
    expect(acceptChoices(order('a', 'received', { requested_for: at(240) }), now)).toEqual([])
  })

  it.each([
    [20, 20],
    [25, 30],
    [200, 60],
  ])('suggests for a lead time of %i minutes %i', (lead, suggested) => {
    expect(suggestedMinutes(lead)).toBe(suggested)
  })

  it('moves a promise by ten minutes, one that is past from now on', () => {
    expect(delayedBy(10, order('a', 'preparing', { promised_for: at(12) }), now)).toBe(22)
    expect(delayedBy(10, order('a', 'preparing', { promised_for: at(-8) }), now)).toBe(10)
  })
})

describe('the answer of a step', () => {
  const board = { orders: [order('first', 'received'), order('second', 'received')] } as Board

  it('replaces the order, and takes it off where it is finished', () => {
    const accepted = withOrder(board, order('first', 'accepted'))
    expect(accepted.orders.map(({ id, status }) => `${id} ${status}`)).toEqual(['second received', 'first accepted'])
    expect(ids(withOrder(board, order('first', 'rejected')).orders)).toEqual(['second'])
  })

  it('never takes the board back behind what it shows', () => {
    const newer = { orders: [order('first', 'preparing', { updated_at: at(2) })] } as Board
    expect(withOrder(newer, order('first', 'accepted', { updated_at: at(1) }))).toBe(newer)
  })

  it('spares the board the question that the news of it would cause, and no other', () => {
    const answered = new Map([['first', at(0)]])
    const first = { id: 'first', updated_at: at(0) }
    expect(isKnown({ orders: [first] }, answered)).toBe(true)
    expect(isKnown({ orders: [{ ...first, updated_at: at(1) }] }, answered)).toBe(false)
    expect(isKnown({ orders: [first, { id: 'second', updated_at: at(0) }] }, answered)).toBe(false)
    expect(isKnown({ orders: [] }, answered)).toBe(false)
  })
})
