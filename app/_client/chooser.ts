import { useSyncExternalStore } from 'react'
import type { SoldTimes } from '@/lib/menu/availability/sold-when'
import type { CartItem } from './cart/cart-entry'
import { newListeners } from './external-store'

export interface AskedChoice {
  item: Pick<CartItem, 'id' | 'name' | 'image'>
  quantity: number
  cartKey?: string
  /** As its card has it, like the selling times. */
  mark?: string | undefined
  sold?: SoldTimes | undefined
}

interface Asked extends AskedChoice {
  page: string
}

const { subscribe, emit } = newListeners()
let asked: Asked | null = null
let hasEntry = false
let isGoingBack = false

/** Back closes the sheet instead of leaving the page: it has an entry of the browser's history, with the same address. */
export function openChooser(choice: AskedChoice): void {
  change({ ...choice, page: window.location.pathname })
  // Going back takes a moment, and would take the new entry with it.
  if (!isGoingBack && !hasEntry) addEntry()
}

/** Takes its entry back, so that the next "back" leaves the page. */
export function closeChooser(): void {
  if (!asked) return
  change(null)
  if (hasEntry) goBack()
}

export function closeChooserElsewhere(page: string): void {
  if (!asked || asked.page === page) return
  hasEntry = false
  change(null)
}

export function followHistory(): () => void {
  // Loaded anew, the page shows no sheet.
  if (!asked && isChooserEntry() && !isGoingBack) goBack()
  window.addEventListener('popstate', onPopState)
  return () => window.removeEventListener('popstate', onPopState)
}

function onPopState(): void {
  hasEntry = false
  if (isGoingBack) {
    isGoingBack = false
    if (asked) addEntry()
  } else if (asked) change(null)
  // "Forward" to a sheet that was closed, which would show nothing.
  else if (isChooserEntry()) goBack()
}

function addEntry(): void {
  hasEntry = true
  // With the router's own state: without it the router would load the page anew.
  window.history.pushState({ ...(window.history.state as object | null), isChooser: true }, '')
}

function goBack(): void {
  hasEntry = false
  isGoingBack = true
  window.history.back()
}

function isChooserEntry(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'isChooser' in state
}

export function useAskedChoice(): AskedChoice | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
}

function change(next: Asked | null): void {
  asked = next
  emit()
}
