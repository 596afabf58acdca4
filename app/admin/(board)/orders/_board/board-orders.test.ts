import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'
import { isKnown, withOrder } from './board-changes'
import { columnsOf } from './columns'
import { acceptChoices, acceptedAt, delayedBy, dueAt, suggestedMinutes } from './due'

const now = Date.parse('2026-11-20T18:00:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

function order(id: string, status: StaffOrder['status'], times: Partial<StaffOrder> = {}): StaffOrder {
  const made = { id, status, created_at: at(-10), requested_for: null, quoted_for: null, promised_for: null, ...times }
  return made as StaffOrder
}

const kitchen = { lead_minutes: { pickup: 20, delivery: 40 } } as Board['kitchen']
const evening = { now, kitchen }

const ids = (orders: StaffOrder[]) => orders.map(({ id }) => id)

describe('the columns of the board', () => {
  it('put the order that waits longest first', () => {
    const { waiting } = columnsOf([order('new', 'received', { created_at: at(-1) }), order('old', 'received')], evening)
    expect(ids(waiting)).toEqual(['old', 'new'])
  })

  it('show the kitchen by what is promised first, whatever is done of it', () => {
    const columns = columnsOf(
      [
        order('accepted', 'accepted', { promised_for: at(5) }),
        order('second', 'preparing', { promised_for: at(20) }),
        order('first', 'preparing', { promised_for: at(10) }),
      ],
      evening,
    )
    expect(ids(columns.kitchen)).toEqual(['accepted', 'first', 'second'])
  })

  it('bring a pre-order forward when it is time to cook it: its promise less its lead time', () => {
    const pickup = order('pickup', 'accepted', { fulfilment: 'pickup', requested_for: at(41), promised_for: at(41) })
    const delivery = { ...pickup, id: 'delivery', fulfilment: 'delivery' as const }
    const columnsAt = (minutes: number) => columnsOf([pickup, delivery], { kitchen, now: now + minutes * 60_000 })
    expect(ids(columnsAt(0).later)).toEqual(['pickup', 'delivery'])
    expect(ids(columnsAt(1).kitchen)).toEqual(['delivery'])
    expect(ids(columnsAt(21).kitchen)).toEqual(['pickup', 'delivery'])
  })

  it('never fold away what was wanted at once, however long it takes', () => {
    const { kitchen: cooking } = columnsOf([order('asap', 'accepted', { promised_for: at(90) })], evening)
    expect(ids(cooking)).toEqual(['asap'])
  })

  it('keep what its guest cancelled where it is cooked, until somebody has seen it', () => {
    const cancelled = order('gone', 'cancelled', { promised_for: at(5), cancellation_unseen: true })
    expect(ids(columnsOf([cancelled], evening).kitchen)).toEqual(['gone'])
    expect(ids(columnsOf([{ ...cancelled, cancellation_unseen: false }], evening).kitchen)).toEqual([])
  })

  it('keep the food on the way beside the food on the counter; finished orders are gone', () => {
    const { ready } = columnsOf(
      [order('way', 'out_for_delivery'), order('done', 'completed'), order('here', 'ready')],
      evening,
    )
    expect(ids(ready).toSorted()).toEqual(['here', 'way'])
  })
})

describe('the times of an order', () => {
  it('counts the promise, then the wish, then what the guest was told, then when it was placed', () => {
    expect(dueAt(order('a', 'accepted', { promised_for: at(30), requested_for: at(20) }))).toBe(now + 30 * 60_000)
    expect(dueAt(order('a', 'received', { requested_for: at(20) }))).toBe(now + 20 * 60_000)
    expect(dueAt(order('a', 'received', { quoted_for: at(20) }))).toBe(now + 20 * 60_000)
    expect(dueAt(order('a', 'received'))).toBe(now - 10 * 60_000)
  })

  it('accepts in one tap what the guest was told, and nothing that has passed', () => {
    expect(acceptedAt(order('a', 'received', { quoted_for: at(31) }), now)).toBe(now + 31 * 60_000)
    expect(acceptedAt(order('a', 'received', { requested_for: at(240), quoted_for: at(240) }), now)).toBe(
      now + 240 * 60_000,
    )
    expect(acceptedAt(order('a', 'received', { quoted_for: at(-1) }), now)).toBeNull()
    expect(acceptedAt(order('a', 'received', { requested_for: at(0) }), now)).toBeNull()
    expect(acceptedAt(order('a', 'received'), now)).toBeNull()
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

  it('keeps what can still be undone, and a cancellation that nobody has seen', () => {
    const undoable = order('first', 'rejected', { back: { to: 'received', until: at(0) } })
    expect(ids(withOrder(board, undoable).orders)).toEqual(['second', 'first'])
    const unseen = order('first', 'cancelled', { cancellation_unseen: true })
    expect(ids(withOrder(board, unseen).orders)).toEqual(['second', 'first'])
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
