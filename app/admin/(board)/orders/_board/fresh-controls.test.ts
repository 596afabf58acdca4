import { expect, it } from 'vitest'
import { isDoubleTap } from './fresh-controls'

it('a second tap within 600 ms belongs to the first, a later one is meant', () => {
  expect(isDoubleTap(-Infinity, 0)).toBe(false)
  expect(isDoubleTap(1000, 1599)).toBe(true)
  expect(isDoubleTap(1000, 1600)).toBe(false)
})
