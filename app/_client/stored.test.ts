import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentPaymentId, forgetPaymentId, markSent, sentPaymentId } from '@/app/[locale]/(shop)/checkout/payment-id'
import { addToCart, countOf, isCartStored, readCart, takeFromCart } from './cart'
import { stored } from './stored'

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

const item = { id: 'a', name: 'Pizza', price: 18, image: null, minimum_age: 0 }
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
    storage.texts.set('cart', JSON.stringify({ a: { item, quantity: 7 } }))
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
