import { expect, test } from 'vitest'
import { cartOption, keyOf, parseEntry, type CartOption } from './cart-entry'

const item = { id: 'a', name: 'Pizza', price: 18, image: null, minimum_age: 0 }
const option = (id: string, quantity = 1): CartOption => {
  return { option_id: id, name: id, name_en: '', quantity, is_only_one: false }
}

test('a cart of before options is read as it lies there, and keeps its key', () => {
  const entry = { item, quantity: 2 }
  expect(parseEntry(entry)).toEqual(entry)
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
  const [said, unsaid] = [true, false].map((is_ambiguous) => ({ ...option('x'), ...group, is_ambiguous }))
  expect([said, unsaid].map((one) => one && cartOption(one))).toEqual([said, option('x')])
  const read = parseEntry(JSON.parse(JSON.stringify({ item, quantity: 1, options: [said, unsaid] })))
  expect(read?.options).toEqual([said, option('x')])
})

test('what was chosen and noted comes back, rubbish does not', () => {
  const entry = { item, quantity: 1, options: [option('x', 2)], note: 'ohne Zwiebeln' }
  expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  expect(parseEntry({ ...entry, options: [{ option_id: 7 }], note: 7 })).toEqual({ item, quantity: 1 })
  expect(parseEntry({ ...entry, note: 'x'.repeat(200) })?.note).toHaveLength(140)
  const rubbish = [null, 1, [], { item, quantity: 0 }, { item: { id: 1 }, quantity: 1 }, { item, quantity: -3 }]
  expect(rubbish.map((value) => parseEntry(value))).toEqual(rubbish.map(() => null))
})
