import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentPaymentId, forgetPaymentId, markSent, sentPaymentId } from '@/app/[locale]/(shop)/checkout/payment-id'
import { parseHeldOrder } from '@/app/[locale]/(shop)/_paying/held-order'
import { addToCart, countOf, isCartStored, mendCart, parseCart, readCart, takeFromCart } from './cart/cart'
import { rememberOrders } from './placed-orders'
import { stored } from './stored'
import { parseUser } from './user'
import { readWantedDelivery } from './cart/wanted-delivery'

/** A browser's storage that takes so many letters and throws beyond them, as its quota does. */
class SmallStorage {
  readonly texts = new Map<string, string>()
  most = Infinity

  getItem(key: string) {
    return this.texts.get(key) ?? null
  }

  setItem(key: string, text: string) {
    if (text.length > this.most) throw new DOMException('full', 'QuotaExceededError')
    this.texts.set(key, text)
  }
}

const item = { id: 'a', name: 'Pizza', priceRappen: 1800, image: null, minimumAge: 0 }
const storedItem = { id: 'a', name: 'Pizza', price: 18, image: null, minimum_age: 0 }
let storage: SmallStorage

beforeEach(() => {
  storage = new SmallStorage()
  vi.stubGlobal('localStorage', storage)
  forgetAll()
})

afterEach(() => {
  storage.most = Infinity
  forgetAll()
  vi.unstubAllGlobals()
})

function forgetAll() {
  takeFromCart(readCart())
  forgetPaymentId()
}

describe('a storage that is full', () => {
  test('answers what this page has written last, and stores it once there is room', () => {
    addToCart(item, 1)
    storage.most = 1
    expect(addToCart(item, 2)).toBe(true)
    expect([countOf(readCart()), isCartStored()]).toEqual([3, false])
    storage.most = Infinity
    addToCart(item, 1)
    expect([countOf(readCart()), isCartStored()]).toEqual([4, true])
    expect(storage.texts.get('cart')).toContain('"quantity":4')
  })

  test('does not hide what another tab stores later, or removes', () => {
    addToCart(item, 1)
    storage.most = 1
    addToCart(item, 2)
    storage.texts.set('cart', JSON.stringify({ a: { item: storedItem, quantity: 7 } }))
    expect(countOf(readCart())).toBe(7)
    storage.texts.delete('cart')
    expect(countOf(readCart())).toBe(0)
  })

  test('leaves one id to all tries of one order', () => {
    storage.most = 1
    const id = currentPaymentId()
    markSent()
    expect([currentPaymentId(), sentPaymentId()]).toEqual([id, id])
  })
})

test('what one key cannot store says nothing of another', () => {
  storage.most = 200
  stored('long', String).write('x'.repeat(300))
  addToCart(item, 1)
  expect(isCartStored()).toBe(true)
})

describe('a cart that another client of the shop has stored', () => {
  const { id: _, ...unnamed } = storedItem
  const line = { a: { item: storedItem, quantity: 2 } }
  const readLine = { a: { item, quantity: 2 } }
  const ofX = [{ option_id: 'x', name: 'X', quantity: 1 }]
  const store = (cart: unknown) => storage.texts.set('cart', typeof cart === 'string' ? cart : JSON.stringify(cart))

  test.each([
    ['by id, as specified', line, readLine],
    ['with the item itself beside its quantity', { a: { ...storedItem, quantity: 2 } }, readLine],
    ['with the id in the key alone', { a: { ...unnamed, quantity: 2 } }, readLine],
    ['with numbers as text', { a: { item: { ...storedItem, price: '18.00' }, quantity: '2' } }, readLine],
    [
      'as a list',
      [
        { item: storedItem, quantity: 1 },
        { ...storedItem, quantity: '1' },
      ],
      readLine,
    ],
    [
      'with options beside the quantity',
      { 'a?x*1': { ...unnamed, quantity: 2, options: ofX } },
      { 'a?x*1': { item, quantity: 2, options: [{ optionId: 'x', name: 'X', quantity: 1, isOnlyOne: false }] } },
    ],
    ['without a line', {}, {}],
    ['as an empty list', [], {}],
    ['as nothing', 'null', {}],
    ['as an empty text', '', {}],
  ])('%s is read, and nothing is said', (_what, text, read) => {
    store(text)
    expect(readCart()).toEqual(read)
    expect(mendCart()).toBe(false)
  })

  test.each([
    ['as no JSON', '{"a":', {}],
    ['as a text', '"cart"', {}],
    ['as a number', 7, {}],
    ['as numbers by id', { a: 2 }, {}],
    ['with a line without an item', { ...line, b: { quantity: 1 } }, readLine],
    ['with a line without a quantity', { ...line, b: { item: storedItem } }, readLine],
    ['with half a dish', { ...line, b: { item: storedItem, quantity: '1.5' } }, readLine],
    ['with names for lines', ['Pizza', { item: storedItem, quantity: 2 }], readLine],
    ['with options that are none', { a: { item: storedItem, quantity: 2, options: 'large' } }, readLine],
    ['with null for a line', { ...line, b: null }, readLine],
  ])('%s is said to be lost, once, and what can be read stays', (_what, text, read) => {
    store(text)
    expect(readCart()).toEqual(read)
    expect([mendCart(), mendCart()]).toEqual([true, false])
    expect(parseCart(JSON.parse(storage.texts.get('cart') ?? '')).content).toEqual(read)
    expect(readCart()).toEqual(read)
  })

  test('is said to be lost also where a dish was added before', () => {
    store({ b: 7 })
    addToCart(item, 2)
    expect([mendCart(), mendCart()]).toEqual([true, false])
    expect(readCart()).toEqual(readLine)
  })
})

test.each(['', '{', 'undefined', 'null', '7', '"x"', 'true', '[]', '[null]', '{}', '{"email":7}', '{"orderId":{}}'])(
  'what no page of ours has stored, %j, breaks nothing else',
  (text) => {
    for (const key of ['orders', 'delivery', 'payment_attempt']) storage.texts.set(key, text)
    expect([readWantedDelivery(), sentPaymentId()]).toEqual([null, null])
    rememberOrders([{ orderId: 'ORD-1' }])
    expect(storage.texts.get('orders')).toBe('["ORD-1"]')
    storage.texts.set('any', text)
    expect(stored('any', (raw) => [parseUser(raw), parseHeldOrder(raw)]).read()).toEqual([null, null])
  },
)

test('an order that waits for its payment takes from the cart only what was a line of it', () => {
  const lines = { a: null, b: { item: storedItem, quantity: 1 }, c: { quantity: 'x' } }
  expect(parseHeldOrder({ orderId: 'ORD-1', cart: lines })?.cart).toEqual({ b: { item, quantity: 1 } })
  expect(parseHeldOrder({ orderId: 'ORD-1', cart: null })?.cart).toEqual({})
})
