import { expect, test } from 'vitest'
import { type CartEntry, cartOption, keyOf, parseEntry, storedEntry, type CartOption } from './cart-entry'

const item = { id: 'a', name: 'Pizza', priceRappen: 1800, image: null, minimumAge: 0 }
const inStorage = (entry: CartEntry) => JSON.parse(JSON.stringify(storedEntry(entry))) as object
const option = (id: string, quantity = 1): CartOption => {
  return { optionId: id, name: id, name_en: '', quantity, isOnlyOne: false }
}

test('a cart of before options is read as it lies there, and keeps its key', () => {
  const entry = { item, quantity: 2 }
  const stored = { item: { id: 'a', name: 'Pizza', price: 18, image: null, minimum_age: 0 }, quantity: 2 }
  expect(parseEntry(stored)).toEqual(entry)
  expect(inStorage(entry)).toEqual(stored)
  expect(keyOf(entry)).toBe('a')
})

test('the order in which options were chosen makes no other line, their number does', () => {
  const line = (...options: CartOption[]) => keyOf({ item, quantity: 1, options })
  expect(line(option('x'), option('y', 2))).toBe(line(option('y', 2), option('x')))
  expect(line(option('x'))).not.toBe(line(option('x', 2)))
  expect(line(), 'none at all is not the defaults').not.toBe('a')
})

test('a group is kept where it has to be said, and nowhere else', () => {
  const group = { group: 'Erste Hälfte', group_en: 'First half' }
  const [said, unsaid] = [true, false].map((isAmbiguous) => ({ ...option('x'), ...group, isAmbiguous }))
  expect([said, unsaid].map((one) => one && cartOption(one))).toEqual([said, option('x')])
  const read = parseEntry(inStorage({ item, quantity: 1, options: [said, unsaid].flatMap((one) => one ?? []) }))
  expect(read?.options).toEqual([said, option('x')])
})

test('what was chosen and noted comes back, rubbish does not', () => {
  const entry = { item, quantity: 1, options: [option('x', 2)], note: 'ohne Zwiebeln' }
  expect(parseEntry(inStorage(entry))).toEqual(entry)
  expect(parseEntry({ ...inStorage(entry), options: [{ option_id: 7 }], note: 7 })).toEqual({ item, quantity: 1 })
  expect(parseEntry({ ...inStorage(entry), note: 'x'.repeat(200) })?.note).toHaveLength(140)
  const numbers = [0, -3].map((quantity) => inStorage({ item, quantity }))
  const rubbish = [null, 1, [], { item: { id: 1 }, quantity: 1 }, ...numbers]
  expect(rubbish.map((value) => parseEntry(value))).toEqual(rubbish.map(() => null))
})
