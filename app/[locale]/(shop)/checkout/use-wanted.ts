import type { Cart } from '@/app/_client/cart'
import { useServerQuote, type ServerQuote } from '@/app/_client/quote'
import type { Quote } from '@/lib/orders/quote/quote'
import { amountsOf } from './amounts'
import type { CheckoutProps } from './checkout-props'
import { useMode, type ModeState } from './use-mode'
import { timeOf, useChosenTime, type TimeState } from './use-time'

export interface Wanted {
  choice: ModeState
  time: TimeState
  amounts: Quote
  server: ServerQuote
}

/** How and when the customer wants the food, and what that costs. */
export function useWanted(cart: Cart, { profile, terms }: Pick<CheckoutProps, 'profile' | 'terms'>): Wanted {
  const choice = useMode(profile)
  const time = useChosenTime()
  const { isLater, at } = time.chosen
  const server = useServerQuote(cart, { ...choice, requestedFor: isLater ? at : '' })
  return { choice, time: timeOf(time, server.quote), amounts: amountsOf(cart, terms, choice), server }
}
