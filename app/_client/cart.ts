import { rappenOf } from '@/lib/platform/money'
import { mostOfOneItem } from '@/lib/orders/limits'
import { stored } from './stored'

/**
 * What the cart keeps of a menu item; its price is what the customer saw, and is compared before anything is ordered.
 */
export interface CartItem {
  id: string
  name: string
  price: number
  image: string | null
  minimum_age: number
}

export interface CartEntry {
  item: CartItem
  quantity: number
}

/** By entry key: the menu item's id today, id and options later. */
export type Cart = Record<string, CartEntry>

const cart = stored<Cart>('cart', parseCart)

export const useCart = cart.useValue
export const readCart = cart.read

export function addToCart(item: CartItem, quantity: number): void {
  const before = cart.read()[item.id]?.quantity ?? 0
  cart.write({ ...cart.read(), [item.id]: { item, quantity: Math.min(before + quantity, mostOfOneItem) } })
}

/** A quantity below 1 is ignored, as specified; removing is a step of its own. */
export function setQuantity(key: string, quantity: number): void {
  const entry = cart.read()[key]
  if (!entry || quantity < 1 || quantity > mostOfOneItem) return
  cart.write({ ...cart.read(), [key]: { ...entry, quantity } })
}

/** Gives back what puts the line where it was, whatever else has happened to the cart since. */
export function removeFromCart(key: string): () => void {
  const place = Object.keys(cart.read()).indexOf(key)
  const removed = cart.read()[key]
  cart.write(Object.fromEntries(othersThan(key)))
  return () => {
    if (!removed || key in cart.read()) return
    cart.write(Object.fromEntries(othersThan(key).toSpliced(place, 0, [key, removed])))
  }
}

function othersThan(key: string): [string, CartEntry][] {
  return Object.entries(cart.read()).filter(([other]) => other !== key)
}

/** Takes over a price that the customer has seen and accepted. */
export function acceptPrice(itemId: string, price: number): void {
  const entries = Object.entries(cart.read()).map(([key, entry]): [string, CartEntry] =>
    entry.item.id === itemId ? [key, { ...entry, item: { ...entry.item, price } }] : [key, entry],
  )
  cart.write(Object.fromEntries(entries))
}

export function clearCart(): void {
  cart.write({})
}

export function countOf(content: Cart): number {
  return Object.values(content).reduce((sum, { quantity }) => sum + quantity, 0)
}

export function subtotalRappen(content: Cart): number {
  return Object.values(content).reduce((sum, { item, quantity }) => sum + rappenOf(item.price) * quantity, 0)
}

function parseCart(raw: unknown): Cart {
  if (typeof raw !== 'object' || raw === null) return {}
  const entries = Object.entries(raw).flatMap(([key, value]): [string, CartEntry][] => {
    const entry = parseEntry(value)
    return entry ? [[key, entry]] : []
  })
  return Object.fromEntries(entries)
}

function parseEntry(value: unknown): CartEntry | null {
  const { item, quantity } = (value ?? {}) as { item?: Partial<CartItem>; quantity?: unknown }
  const price = Number(item?.price)
  if (!item || typeof item.id !== 'string' || typeof item.name !== 'string' || !Number.isFinite(price)) return null
  if (!Number.isInteger(quantity) || Number(quantity) < 1) return null
  return {
    item: {
      id: item.id,
      name: item.name,
      price,
      image: typeof item.image === 'string' ? item.image : null,
      minimum_age: Number(item.minimum_age) || 0,
    },
    quantity: Math.min(Number(quantity), mostOfOneItem),
  }
}
