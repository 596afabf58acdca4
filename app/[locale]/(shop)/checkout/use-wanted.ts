import { useState } from 'react'
import type { Cart } from '@/app/_client/cart'
import { useServerQuote, type ServerQuote } from '@/app/_client/quote'
import type { Quote } from '@/lib/orders/quote/quote'
import { amountsOf } from './amounts'
import type { CheckoutProps } from './checkout-props'
import { draftedSlot } from './draft'
import { useMode, type ModeState } from './use-mode'

export interface Wanted {
  choice: ModeState
  /** ISO time of a slot; empty: as soon as possible. */
  requestedFor: string
  setRequestedFor: (at: string) => void
  amounts: Quote
  server: ServerQuote
}

/** How and when the customer wants the food, and what that costs. */
export function useWanted(cart: Cart, { profile, terms }: Pick<CheckoutProps, 'profile' | 'terms'>): Wanted {
  const choice = useMode(profile)
  const [requestedFor, setRequestedFor] = useState(() => draftedSlot())
  const server = useServerQuote(cart, choice)
  return { choice, requestedFor, setRequestedFor, amounts: amountsOf(cart, terms, choice), server }
}
