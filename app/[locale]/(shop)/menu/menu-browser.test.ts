import { expect, test } from 'vitest'
import { mostOfEach } from './menu-browser'

test('a menu is shown whole until it is long, and then some of each category', () => {
  expect(mostOfEach(53, 9)).toBe(Infinity)
  expect(mostOfEach(400, 9)).toBe(Infinity)
  expect(mostOfEach(2000, 9)).toBe(26)
  expect(mostOfEach(2000, 200)).toBe(3)
})
