import { expect, test } from 'vitest'
import { fromRow, toRow } from './rows'

interface Dish {
  addressLine2: string
  soldOutUntil: Date | null
  createdAt: Date
  note: string
}

const dish: Dish = {
  addressLine2: 'Hinterhaus',
  soldOutUntil: null,
  createdAt: new Date('2026-11-20T17:00:00.123Z'),
  note: '2026-11-20T17:00:00+00:00',
}

test('a record becomes a row of its table, and the JSON of that row the same record again', () => {
  const row = toRow(dish)
  expect(Object.keys(row)).toEqual(['address_line2', 'sold_out_until', 'created_at', 'note'])
  const json: object = JSON.parse(JSON.stringify(row))
  expect(fromRow<Dish>(json, { soldOutUntil: true, createdAt: true })).toEqual(dish)
})

test('PostgreSQL’s offsets are read, what is a Date already stays, a text that looks like a moment stays a text', () => {
  const row = { created_at: '2026-11-20T18:00:00.123+01:00', sold_out_until: dish.createdAt, note: dish.note }
  const read = fromRow<Omit<Dish, 'addressLine2'>>(row, { soldOutUntil: true, createdAt: true })
  expect(read).toEqual({ createdAt: dish.createdAt, soldOutUntil: dish.createdAt, note: dish.note })
})
