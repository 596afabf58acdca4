import type { Cart } from '@/app/_client/cart'
import { useServerQuote, type ServerQuote } from '@/app/_client/quote'
import type { Quote } from '@/lib/orders/quote/quote'
import { amountsOf } from './amounts'
import type { CheckoutProps } from './checkout-props'
import { useMode, type ModeState } from './use-mode'
import { useShownTime, type ShownTime } from './use-shown-time'
import { timeOf, useChosenTime, type TimeState } from './use-time'

export interface Wanted {
  choice: ModeState
  time: TimeState
  shown: ShownTime
  amounts: Quote
  server: ServerQuote
}

/** What the kitchen pauses, closes or sells out is said within five seconds. */
const roundMs = 4000

/** How and when the customer wants the food, and what that costs. */
export function useWanted(cart: Cart, { profile, terms }: Pick<CheckoutProps, 'profile' | 'terms'>): Wanted {
  const choice = useMode(profile)
  const time = useChosenTime()
  const { isLater, at } = time.chosen
  const server = useServerQuote(cart, { ...choice, requestedFor: isLater ? at : '', roundMs })
  const shown = useShownTime(isLater ? null : server.quote?.soonest, server.fulfilment)
  return { choice, shown, time: timeOf(time, server.quote), amounts: amountsOf(cart, terms, choice), server }
}
