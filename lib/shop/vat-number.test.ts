import { expect, test } from 'vitest'
import { readVatNumber } from './vat-rate'

test.each([
  ['CHE-123.456.788 MWST', 'CHE-123.456.788 MWST'],
  ['che123456788 mwst', 'CHE-123.456.788 MWST'],
  [' CHE 123 456 788 TVA ', 'CHE-123.456.788 TVA'],
  ['CHE-123.456.788', 'CHE-123.456.788'],
  // The federal tax administration's own, and a railway's.
  ['CHE-109.322.551', 'CHE-109.322.551'],
  ['CHE-102.909.703 IVA', 'CHE-102.909.703 IVA'],
])('%s is %s', (typed, stored) => {
  expect(readVatNumber(typed)).toBe(stored)
})

test.each([
  '',
  'CHE-123.456.789 MWST',
  'CHE-132.456.788',
  'CHE-123.456.78',
  'CHE-123.456.788 UID',
  'DE123456788',
  '123.456.788',
])('%j is none', (typed) => {
  expect(readVatNumber(typed)).toBeNull()
})

test('of ten numbers that differ in the last digit alone one is right at most', () => {
  for (let start = 10_000_000; start < 10_001_000; start += 1) {
    const right = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((last) => readVatNumber(`CHE${start}${last}`))
    expect(right.length).toBeLessThanOrEqual(1)
  }
})
