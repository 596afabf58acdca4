import { useSyncExternalStore } from 'react'
import type { CartItem } from './cart-entry'

/** The questions about a menu item, for one that is added, or for a line of the cart that is changed. */
export interface AskedChoice {
  item: Pick<CartItem, 'id' | 'name' | 'image'>
  quantity: number
  /** Of the cart's entry; absent: it is added. */
  cartKey?: string
}

interface Asked extends AskedChoice {
  /** The path that it was tapped at. */
  page: string
}

const listeners = new Set<() => void>()
let asked: Asked | null = null

export function openChooser(choice: AskedChoice): void {
  change({ ...choice, page: window.location.pathname })
}

export function closeChooser(): void {
  change(null)
}

/** Who goes back to another page has left the questions of this one. */
export function closeChooserElsewhere(page: string): void {
  if (asked && asked.page !== page) change(null)
}

/** Null while nothing is asked. */
export function useAskedChoice(): AskedChoice | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}
