import { expect, test } from 'vitest'
import { matches, searchKey } from './search-key'

const key = searchKey('Döner Teller, Zürcher Art – scharf Rüebli')

test.each(['doner', 'DÖNER', 'teller zurcher', '  scharf  ', ''])('finds the menu item by "%s"', (typed) => {
  expect(matches(key, searchKey(typed))).toBe(true)
})

test('every word has to occur', () => {
  expect(matches(key, searchKey('döner pizza'))).toBe(false)
})
