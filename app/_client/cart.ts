import { rappenOf } from '@/lib/platform/money'
import { mostOfOneItem } from '@/lib/orders/limits'
import { isSameLine, keyOf, parseEntry, type CartChoice, type CartEntry, type CartItem } from './cart-entry'
import { stored } from './stored'

/** By entry key: the menu item's id, or the id and its options; a second line of the same has a number behind it. */
export type Cart = Record<string, CartEntry>

const cart = stored<Cart>('cart', parseCart)

export const useCart = cart.useValue
export const readCart = cart.read

/** What is equal in options and note becomes one line. The tap is answered before the whole page knows of it. */
export function addToCart(item: CartItem, quantity: number, choice: CartChoice = {}): void {
  const { options, note } = choice
  const added = { item, quantity, ...(options && { options }), ...(note && { note }) }
  cart.writeQuietly(Object.fromEntries(withLine(Object.entries(cart.read()), added)))
}

/** Puts another line in the place of this one; where there is one like it already, they become one. */
export function changeLine(key: string, changed: CartEntry): void {
  const place = Object.keys(cart.read()).indexOf(key)
  const others = othersThan(key)
  cart.write(Object.fromEntries(withLine(others, changed, place < 0 ? others.length : place)))
}

/** A quantity below 1 is ignored, as specified; removing is a step of its own. */
export function setQuantity(key: string, quantity: number): void {
  const entry = cart.read()[key]
  if (!entry || quantity < 1 || quantity > mostOfOneItem) return
  cart.write({ ...cart.read(), [key]: { ...entry, quantity } })
}

export function setNote(key: string, note: string): void {
  const entry = cart.read()[key]
  if (entry) changeLine(key, { ...entry, note: note.trim() || undefined })
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

/** Takes over a price that the customer has seen and accepted. */
export function acceptPrice(key: string, price: number): void {
  const entry = cart.read()[key]
  if (entry) cart.write({ ...cart.read(), [key]: { ...entry, item: { ...entry.item, price } } })
}

/** What was ordered leaves the cart; what another tab has added meanwhile stays. */
export function takeFromCart(ordered: Cart): void {
  const left = Object.entries(cart.read()).flatMap(([key, entry]): Line[] => {
    const quantity = entry.quantity - (ordered[key]?.quantity ?? 0)
    return quantity > 0 ? [[key, { ...entry, quantity }]] : []
  })
  cart.write(Object.fromEntries(left))
}

export function countOf(content: Cart): number {
  return Object.values(content).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** However it was chosen. */
export function countOfItem(content: Cart, itemId: string): number {
  const lines = Object.values(content).filter(({ item }) => item.id === itemId)
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function subtotalRappen(content: Cart): number {
  return Object.values(content).reduce((sum, { item, quantity }) => sum + rappenOf(item.price) * quantity, 0)
}

type Line = [key: string, entry: CartEntry]

function othersThan(key: string): Line[] {
  return Object.entries(cart.read()).filter(([other]) => other !== key)
}

function withLine(lines: Line[], added: CartEntry, place = lines.length): Line[] {
  const same = lines.findIndex(([, entry]) => isSameLine(entry, added))
  const found = lines[same]
  if (!found) return lines.toSpliced(place, 0, [freeKey(lines, keyOf(added)), added])
  const [key, { quantity }] = found
  return lines.toSpliced(same, 1, [key, { ...added, quantity: Math.min(quantity + added.quantity, mostOfOneItem) }])
}

/** Two lines of the same with different notes are two things to cook. */
function freeKey(lines: Line[], wanted: string, number = 1): string {
  const key = number === 1 ? wanted : `${wanted}#${number}`
  return lines.some(([taken]) => taken === key) ? freeKey(lines, wanted, number + 1) : key
}

function parseCart(raw: unknown): Cart {
  if (typeof raw !== 'object' || raw === null) return {}
  const entries = Object.entries(raw).flatMap(([key, value]): Line[] => {
    const entry = parseEntry(value)
    return entry ? [[key, entry]] : []
  })
  return Object.fromEntries(entries)
}
