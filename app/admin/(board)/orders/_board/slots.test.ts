import { expect, it } from 'vitest'
import type { BoardOrder } from '@/lib/orders/answers'
import { slotsOf, type Slot } from './slots'

const order = (number: number, status: BoardOrder['status'] = 'received') =>
  ({ id: String(number), status }) as BoardOrder
const [a, b, c] = [order(1), order(2), order(3)]

function after(before: Slot[], shown: BoardOrder[], { seconds = 0, touched = -60, orders = shown } = {}) {
  return slotsOf(before, shown, { now: seconds * 1000, touchedAt: touched * 1000, orders })
}

/** Left slots in brackets. */
const shown = (slots: Slot[]) => slots.map(({ order: { id }, left }) => (left ? `(${id})` : id)).join(' ')

it('a ticket that leaves keeps its place for ten seconds', () => {
  const left = after(after([], [a, b, c]), [a, c])
  expect(shown(left)).toBe('1 (2) 3')
  expect(shown(after(left, [a, c], { seconds: 9 }))).toBe('1 (2) 3')
  expect(shown(after(left, [a, c], { seconds: 10 }))).toBe('1 3')
})

it('and for ten seconds after the last touch of the board', () => {
  const left = after(after([], [a, b]), [b])
  expect(shown(after(left, [b], { seconds: 14, touched: 5 }))).toBe('(1) 2')
  expect(shown(after(left, [b], { seconds: 15, touched: 5 }))).toBe('2')
})

it('a new one comes last, and one that is undone comes back where it was', () => {
  const left = after(after([], [a, b]), [a])
  const right = after(left, [a, c])
  expect(shown(right)).toBe('1 (2) 3')
  expect(shown(after(right, [c, b, a]))).toBe('1 2 3')
})

it('of what has left it keeps the ticket as it was, and knows what became of it', () => {
  const done = order(2, 'completed')
  const [, slot] = after(after([], [a, b]), [a], { orders: [a, done] })
  expect(slot).toEqual({ order: b, left: { at: 0, order: done } })
})
