import { beforeEach, expect, test } from 'vitest'
import { addToCart, changeLine, countOfItem, readCart, removeFromCart, setNote, takeFromCart } from './cart'
import type { CartOption } from './cart-entry'

// Without a browser there is no storage, and the cart lives as long as the page.
beforeEach(() => takeFromCart(readCart()))

const item = { id: 'a', name: 'Pizza', priceRappen: 1800, image: null, minimumAge: 0 }
const cheese: CartOption = { optionId: 'c', name: 'Käse', name_en: 'Cheese', quantity: 1, isOnlyOne: false }
const lines = () => Object.values(readCart()).map(({ quantity, options, note }) => [quantity, options?.length, note])

test('what is equal in options and note is one line, anything else is a line of its own', () => {
  addToCart(item, 1)
  addToCart(item, 1)
  addToCart(item, 1, { options: [cheese] })
  addToCart(item, 2, { options: [cheese] })
  addToCart(item, 1, { options: [cheese], note: 'well done' })
  expect(lines()).toEqual([
    [2, undefined, undefined],
    [3, 1, undefined],
    [1, 1, 'well done'],
  ])
  expect(countOfItem(readCart(), 'a')).toBe(6)
})

test('a changed line stays where it was, or joins the one that it has become', () => {
  addToCart(item, 1, { options: [cheese] })
  addToCart(item, 2, { options: [] })
  addToCart({ ...item, id: 'b' }, 1)
  const [cheesy = ''] = Object.keys(readCart())
  changeLine(cheesy, { item, quantity: 1, options: [{ ...cheese, quantity: 2 }] })
  expect(lines().map(([quantity]) => quantity)).toEqual([1, 2, 1])
  changeLine(Object.keys(readCart())[0] ?? '', { item, quantity: 1, options: [] })
  expect(lines()).toEqual([
    [3, 0, undefined],
    [1, undefined, undefined],
  ])
})

test('a note makes a line of its own, and without it the line is one again', () => {
  addToCart(item, 1)
  setNote('a', ' no onions ')
  addToCart(item, 1)
  expect(lines()).toEqual([
    [1, undefined, 'no onions'],
    [1, undefined, undefined],
  ])
  setNote('a', '  ')
  expect(lines()).toEqual([[2, undefined, undefined]])
})

test('a line that is full says what has found no room in it, however it came there', () => {
  expect(addToCart(item, 60)).toBe(true)
  expect(addToCart(item, 40)).toBe(false)
  expect(lines()).toEqual([[99, undefined, undefined]])
  expect(addToCart(item, 5, { note: 'rare' })).toBe(true)
  expect(setNote(Object.keys(readCart())[1] ?? '', '')).toBe(false)
  expect(lines()).toEqual([[99, undefined, undefined]])
})

test('a line that is taken back stands where it stood', () => {
  addToCart(item, 1, { options: [cheese] })
  addToCart(item, 1)
  removeFromCart(Object.keys(readCart())[0] ?? '')()
  expect(lines()[0]).toEqual([1, 1, undefined])
})

test('what was added while an order was on its way stays when the order leaves the cart', () => {
  addToCart(item, 2)
  addToCart({ ...item, id: 'b' }, 1)
  const ordered = readCart()
  addToCart(item, 1)
  addToCart({ ...item, id: 'c' }, 4)
  takeFromCart(ordered)
  expect(Object.entries(readCart()).map(([key, { quantity }]) => [key, quantity])).toEqual([
    ['a', 1],
    ['c', 4],
  ])
})
