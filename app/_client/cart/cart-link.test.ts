import { expect, test } from 'vitest'
import type { Cart } from './cart'
import type { CartEntry } from './cart-entry'
import { cartInLink, linesInLink } from './cart-link'

const ids = ['01935f3a-7c1e-7b2a-9d4e-0123456789ab', '01935f3a-7c1e-7b2a-bd4e-ffffffffffff'] as const
const item = { id: ids[0], name: 'Rösti', priceRappen: 1800, image: null, minimumAge: 0 }
const option = { optionId: ids[1], name: 'Käse', name_en: '', quantity: 2, isOnlyOne: false }

const cartOf = (...entries: CartEntry[]): Cart => Object.fromEntries(entries.map((entry, at) => [String(at), entry]))

test('dishes, numbers and options come back; names, prices and notes do not travel', () => {
  const cart = cartOf(
    { item, quantity: 99 },
    { item, quantity: 1, options: [] },
    { item, quantity: 3, options: [option], note: 'ohne Zwiebeln' },
  )
  const link = cartInLink(cart) ?? ''
  expect(link).toMatch(/^[\w-]+$/)
  expect(linesInLink(link)).toEqual([
    { menu_item_id: ids[0], quantity: 99 },
    { menu_item_id: ids[0], quantity: 1, options: [] },
    { menu_item_id: ids[0], quantity: 3, options: [{ option_id: ids[1], quantity: 2 }] },
  ])
})

test('a cart that makes a link longer than messengers take has none', () => {
  const lines = (count: number) => cartOf(...Array.from({ length: count }, () => ({ item, quantity: 1 })))
  expect(linesInLink(cartInLink(lines(50)) ?? '')).toHaveLength(50)
  const choosy = Array.from({ length: 50 }, () => ({ item, quantity: 1, options: [option, option] }))
  expect(cartInLink(cartOf(...choosy))).toBeNull()
  expect(linesInLink(cartInLink(lines(51)) ?? ''), 'no order has more lines').toBeNull()
})

const whole = cartInLink(cartOf({ item, quantity: 2, options: [option] })) ?? ''
const withByte = (at: number, byte: number) => {
  const bytes = Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return btoa(String.fromCharCode(...bytes.with(at, byte)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

test.each([
  ['nothing', ''],
  ['no dish', cartInLink({}) ?? ''],
  ['a word', '__proto__'],
  ['something else', '%7B%22quantity%22%3A1e9%7D'],
  ['one that was cut', whole.slice(0, -4)],
  ['one with more behind it', `${whole}AAAA`],
  ['an unknown format', withByte(0, 2)],
  ['none of a dish', withByte(17, 0)],
  ['a hundred of a dish', withByte(17, 100)],
  ['more options than there are', withByte(18, 254)],
  ['too many units', withByte(35, 21)],
  ['a huge one', 'A'.repeat(100_000)],
])('%s is no cart', (_, link) => {
  expect(linesInLink(link)).toBeNull()
})

test('the link that the others are made from is one', () => {
  expect(linesInLink(withByte(17, 99))).toMatchObject([{ quantity: 99 }])
})
