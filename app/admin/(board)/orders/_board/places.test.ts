import { expect, it } from 'vitest'
import type { StaffOrder } from '@/lib/orders/answers'
import type { Columns } from './columns'
import { noPlaces, placesOf, type Places } from './places'

const now = Date.parse('2026-11-20T18:00:00Z')
const order = (id: string, status: StaffOrder['status'] = 'received') => ({ id, status }) as StaffOrder
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => order(id))
const empty: Columns = { waiting: [], kitchen: [], later: [], ready: [] }

function after(before: Places, waiting: (StaffOrder | undefined)[], more: { seconds?: number; isCalm?: boolean } = {}) {
  const orders = waiting.filter((each) => each !== undefined)
  const { seconds = 0, isCalm = true } = more
  return placesOf(before, { ...empty, waiting: orders }, { now: now + seconds * 1000, isCalm, orders })
}

/** Left places in brackets. */
function shown({ waiting }: Places): string[] {
  return waiting.map(({ order: { id }, leftAt }) => (leftAt === null ? id : `(${id})`))
}

it('a card that leaves keeps its place for ten seconds, so that no other slides under the finger', () => {
  const full = after(noPlaces, [a, b, c])
  const left = after(full, [b, c])
  expect(shown(left)).toEqual(['(a)', 'b', 'c'])
  expect(shown(after(left, [b, c], { seconds: 9 }))).toEqual(['(a)', 'b', 'c'])
  expect(shown(after(left, [b, c], { seconds: 10 }))).toEqual(['b', 'c'])
})

it('while somebody touches the board the place stays, however long', () => {
  const left = after(after(noPlaces, [a, b]), [b])
  expect(shown(after(left, [b], { seconds: 60, isCalm: false }))).toEqual(['(a)', 'b'])
})

it('a step that is undone puts the card back where it was', () => {
  const left = after(after(noPlaces, [a, b, c]), [a, c])
  expect(shown(left)).toEqual(['a', '(b)', 'c'])
  expect(shown(after(left, [a, b, c], { seconds: 5 }))).toEqual(['a', 'b', 'c'])
})

it('cards are sorted anew only when nobody touches the board; a new one then stands last', () => {
  const before = after(noPlaces, [a, b])
  expect(shown(after(before, [d, b, a], { isCalm: false }))).toEqual(['a', 'b', 'd'])
  expect(shown(after(before, [d, b, a]))).toEqual(['d', 'b', 'a'])
})

it('of a place that was left it says what became of the order', () => {
  const before = after(noPlaces, [a, b])
  const accepted = order('a', 'accepted')
  const left = placesOf(before, { ...empty, waiting: b ? [b] : [] }, { now, isCalm: true, orders: [accepted] })
  expect(left.waiting[0]).toEqual({ order: accepted, leftAt: now })
})

it('where nothing has moved it is the same', () => {
  const before = after(noPlaces, [a, b])
  expect(after(before, [a, b], { seconds: 3 })).toBe(before)
})
