import { describe, expect, it } from 'vitest'
import { needsEmail, parseOrderReference } from './order-id'

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
