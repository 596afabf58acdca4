import { describe, expect, it } from 'vitest'
import { cashRounding, formatAmount, formatPrice, toFrancs, toRappen } from './money'

describe('amounts that come in', () => {
  it.each([
    [25.5, 2550],
    ['25.50', 2550],
    ['25', 2500],
    [0.05, 5],
    [19.9, 1990],
    ['-3.05', -305],
  ])('%s is %i Rappen', (amount, rappen) => {
    expect(toRappen(amount)).toBe(rappen)
  })

  it.each(['25.505', '1e3', '', 'abc', '0x10', '1 000', NaN, Infinity, 1e21])('%s is no amount', (amount) => {
    expect(toRappen(amount)).toBeNull()
  })
})

describe('amounts that go out', () => {
  it('are numbers with at most two decimals', () => {
    expect(toFrancs(2550)).toBe(25.5)
    expect(toFrancs(1995)).toBe(19.95)
  })

  it('group thousands the Swiss way', () => {
    expect(formatAmount(123_450)).toBe('1’234.50')
    expect(formatAmount(1_234_567_890)).toBe('12’345’678.90')
    expect(formatPrice(2500)).toBe('CHF\u00a025.00')
  })
})

it.each([
  [2500, 0],
  [2501, -1],
  [2502, -2],
  [2503, 2],
  [2504, 1],
])('cash for %i Rappen is rounded by %i', (total, rounding) => {
  expect(cashRounding(total)).toBe(rounding)
})
