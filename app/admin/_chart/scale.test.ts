import { expect, it } from 'vitest'
import { topOf } from './plot'

it.each([
  [0, 10],
  [999, 10],
  [1000, 10],
  [12_300, 150],
  [24_900, 300],
  [41_000, 500],
  [100_000, 1000],
  [100_001, 1500],
])('a highest bar of %i Rappen stands below CHF %i', (most, top) => {
  expect(topOf(most)).toBe(top * 100)
})
