import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { mostOfOneItem } from '@/lib/orders/limits'
import {
  type CartChoice,
  type CartEntry,
  type CartItem,
  cartOption,
  type CartOption,
  isSameLine,
  keyOf,
  parseEntry,
  storedEntry,
} from './cart-entry'
import { stored } from '../stored'

/** By entry key: the menu item's id, with its options; a second equal line has a number behind it. */
export type Cart = Record<string, CartEntry>

let isDamaged = false

const cart = stored<Cart>(
  'cart',
  (raw) => {
    const { content, isWhole } = parseCart(raw)
    isDamaged ||= !isWhole
    return content
  },
  { format: storedCart },
)

export const useCart = cart.useValue
export const readCart = cart.read
export const isCartStored = cart.isStored

type QuotedLine = QuoteAnswer['lines'][number]

/** True once where a part of what was stored could not be read, which then is gone from the storage as well. */
export function mendCart(): boolean {
  const content = cart.read()
  if (!isDamaged) return false
  isDamaged = false
  cart.write(content)
  return true
}

/** Equal lines are merged; the tap is answered before the page renders. False where the line is at its limit. */
export function addToCart(item: CartItem, quantity: number, choice: CartChoice = {}): boolean {
  const { options, note } = choice
  const added = { item, quantity, ...(options && { options }), ...(note && { note }) }
  const before = cart.read()
  cart.writeQuietly(Object.fromEntries(withLine(Object.entries(before), added)))
  return countOf(cart.read()) === countOf(before) + quantity
}

/** False as in addToCart(). */
export function addQuotedLine(line: QuotedLine, options: readonly CartOption[] | undefined): boolean {
  const { menuItemId, name, priceRappen, image, minimumAge, volumeMl, quantity, note } = line
  return addToCart({ id: menuItemId, name, priceRappen, image, minimumAge, volumeMl }, quantity, {
    options: options?.map(cartOption),
    note,
  })
}

/** Replaces a line, merged with an equal one. False as in addToCart(). */
export function changeLine(key: string, changed: CartEntry): boolean {
  const place = Object.keys(cart.read()).indexOf(key)
  const others = othersThan(key)
  cart.write(Object.fromEntries(withLine(others, changed, place < 0 ? others.length : place)))
  return countOf(cart.read()) === countOf(Object.fromEntries(others)) + changed.quantity
}

/** A quantity below 1 is ignored, as specified; removing is a step of its own. */
export function setQuantity(key: string, quantity: number): void {
  const entry = cart.read()[key]
  if (!entry || quantity < 1 || quantity > mostOfOneItem) return
  cart.write({ ...cart.read(), [key]: { ...entry, quantity } })
}

export function setNote(key: string, note: string): boolean {
  const entry = cart.read()[key]
  return !entry || changeLine(key, { ...entry, note: note.trim() || undefined })
}

/** Returns an undo that restores the line's place, whatever else has changed since. */
export function removeFromCart(key: string): () => void {
  const place = Object.keys(cart.read()).indexOf(key)
  const removed = cart.read()[key]
  cart.write(Object.fromEntries(othersThan(key)))
  return () => {
    if (!removed || key in cart.read()) return
    cart.write(Object.fromEntries(othersThan(key).toSpliced(place, 0, [key, removed])))
  }
}

export function acceptPrice(key: string, priceRappen: number): void {
  const entry = cart.read()[key]
  if (entry) cart.write({ ...cart.read(), [key]: { ...entry, item: { ...entry.item, priceRappen } } })
}

/** What another tab has added meanwhile stays. */
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

export function countOfItem(content: Cart, itemId: string): number {
  const lines = Object.values(content).filter(({ item }) => item.id === itemId)
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function subtotalRappen(content: Cart): number {
  return Object.values(content).reduce((sum, { item, quantity }) => sum + item.priceRappen * quantity, 0)
}

export type Line = [key: string, entry: CartEntry]

function othersThan(key: string): Line[] {
  return Object.entries(cart.read()).filter(([other]) => other !== key)
}

export function withLine(lines: Line[], added: CartEntry, place = lines.length): Line[] {
  const same = lines.findIndex(([, entry]) => isSameLine(entry, added))
  const found = lines[same]
  if (!found) return lines.toSpliced(place, 0, [freeKey(lines, keyOf(added)), added])
  const [key, { quantity }] = found
  return lines.toSpliced(same, 1, [key, { ...added, quantity: Math.min(quantity + added.quantity, mostOfOneItem) }])
}

/** Two equal lines with different notes are cooked apart. */
function freeKey(lines: Line[], wanted: string, number = 1): string {
  const key = number === 1 ? wanted : `${wanted}#${number}`
  return lines.some(([taken]) => taken === key) ? freeKey(lines, wanted, number + 1) : key
}

export function storedCart(content: Cart): unknown {
  return Object.fromEntries(Object.entries(content).map(([key, entry]) => [key, storedEntry(entry)]))
}

/** What can be read of it, and whether that is everything. */
export function parseCart(raw: unknown): { content: Cart; isWhole: boolean } {
  if (typeof raw !== 'object' || raw === null) return { content: {}, isWhole: raw === null }
  const lines: Line[] = []
  let isWhole = true
  for (const [key, value] of Object.entries(raw)) {
    const entry = parseEntry(value, Array.isArray(raw) ? '' : key)
    isWhole &&= entry !== null && Boolean(entry.options) === Boolean(Object(value).options)
    if (entry) lines.push([key, entry])
  }
  const keyed = Array.isArray(raw) ? lines.reduce<Line[]>((all, [, entry]) => withLine(all, entry), []) : lines
  return { content: Object.fromEntries(keyed), isWhole }
}
