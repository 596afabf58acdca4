import { expect, test } from 'vitest'
import { newOrderId, parseOrderId, shortNumber } from './order-id'

test('an id carries Zurich’s calendar date, also when the machine is still in yesterday', () => {
  expect(newOrderId(new Date('2026-11-19T23:30:00Z'))).toMatch(/^ORD-20261120-[0-9A-HJKMNP-TV-Z]{10}$/)
})

test('ten thousand ids of one instant are all different', () => {
  const now = new Date()
  expect(new Set(Array.from({ length: 10_000 }, () => newOrderId(now))).size).toBe(10_000)
})

test('an id is read as people type it', () => {
  expect(parseOrderId(' ord-20261120-7f3kq2m9xw\n')).toBe('ORD-20261120-7F3KQ2M9XW')
  expect(parseOrderId('ORD-20261120-7F3KQ2M9OI')).toBe('ORD-20261120-7F3KQ2M901')
})

test.each(['', ' ', 'ORD-20261120-7F3KQ2M9X', 'ORD-20261120-7F3KQ2M9XU', 'ORD-2026112O-7F3KQ2M9XW', '1', '\u0000'])(
  '%j is no order id',
  (text) => expect(parseOrderId(text)).toBeNull(),
)

test('the short number is the first four characters of the code', () => {
  expect(shortNumber('ORD-20261120-7F3KQ2M9XW')).toBe('7F3K')
})
