import { useSyncExternalStore } from 'react'
import type { CartItem } from './cart-entry'

export interface AskedChoice {
  item: Pick<CartItem, 'id' | 'name' | 'image'>
  quantity: number
  cartKey?: string
}

interface Asked extends AskedChoice {
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

export function closeChooserElsewhere(page: string): void {
  if (asked && asked.page !== page) change(null)
}

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
