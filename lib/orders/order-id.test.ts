import { describe, expect, it, test } from 'vitest'
import { needsEmail, newOrderId, parseOrderId, parseOrderReference, shortNumber } from './order-id'

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

const id = 'ORD-20261120-7F3KQ2M9XW'

describe('what a customer types to find their order', () => {
  it.each([
    id,
    ` ${id.toLowerCase()} `,
    `https://grill.example/de/track/${id}`,
    `https://grill.example/track/${id}?utm=1#top`,
    `Bestell-ID: ${id}\nhttps://grill.example`,
    'ord-20261120-7f3kq2m9xw.',
  ])('%s is the id', (text) => {
    expect(parseOrderReference(text)).toEqual({ id })
    expect(needsEmail(parseOrderReference(text))).toBe(false)
  })

  it.each(['342', ' #342 ', '3 4 2'])('%s is the number', (text) => {
    expect(parseOrderReference(text)).toEqual({ number: 342 })
    expect(needsEmail(parseOrderReference(text))).toBe(true)
  })

  it.each([
    ['7f3k', '7F3K'],
    ['#7F3K', '7F3K'],
    ['O7IL', '0711'],
    ['0234', '0234'],
  ])('%s is the short code %s', (text, shortCode) => {
    expect(parseOrderReference(text)).toEqual({ shortCode })
  })

  it('four digits are a number or a short code', () => {
    expect(parseOrderReference('1234')).toEqual({ number: 1234, shortCode: '1234' })
  })

  it.each(['', '  ', '12', '042', '12345', '7F3U', `${id}7`, 'ORD-20261120', 'https://grill.example', '%'])(
    '%s is nothing',
    (text) => {
      expect(parseOrderReference(text)).toBeNull()
      expect(needsEmail(parseOrderReference(text))).toBe(false)
    },
  )
})
