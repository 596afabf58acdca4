import { useState } from 'react'
import type { Cart } from '@/app/_client/cart'
import { useServerQuote, type ServerQuote } from '@/app/_client/quote'
import type { QuoteAnswer } from '@/lib/orders/answers'
import type { Fulfilment } from '@/lib/orders/limits'
import type { Quote } from '@/lib/orders/quote/quote'
import { calendarDayOf, type CalendarDay } from '@/lib/platform/time'
import { isAsShown } from '@/lib/shop/slots'
import { amountsOf } from './amounts'
import type { CheckoutProps } from './checkout-props'
import { draftedTime, saveTime, type DraftedTime } from './draft'
import { sameTimeOn, slotsByDay } from './slots-of-day'
import { useMode, type ModeState } from './use-mode'

export interface TimeState extends Omit<DraftedTime, 'at'> {
  /** ISO time of a slot; empty: as soon as possible, or no time chosen yet. */
  requestedFor: string
  /** The time that was chosen and cannot be had any more; empty: none. */
  lost: string
  /** Free times by day, the chosen one among them as long as nobody has said that it is gone. */
  days: Map<CalendarDay, string[]>
  chooseAsap: () => void
  chooseLater: () => void
  chooseDay: (day: CalendarDay) => void
  chooseSlot: (at: string) => void
  /** Of any day. */
  chooseAt: (at: string) => void
}

export interface ChosenTime {
  chosen: DraftedTime
  choose: (time: DraftedTime) => void
}

/** The chosen time belongs to the draft: nothing is preselected but the first day, and nothing is given up silently. */
export function useChosenTime(): ChosenTime {
  const [chosen, setChosen] = useState(draftedTime)
  function choose(time: DraftedTime) {
    saveTime(time)
    setChosen(time)
  }
  return { chosen, choose }
}

/** The chosen time among those that the quote has. */
export function timeOf({ chosen: { isLater, day, at }, choose }: ChosenTime, quote: QuoteAnswer | null): TimeState {
  const slots = quote?.slots.map((slot) => slot.at) ?? []
  const isGone = quote !== null && at !== '' && !slots.includes(at)
  const days = slotsByDay(quote || !at ? slots : [at])
  const [firstDay = ''] = days.keys()
  const shownDay = days.has(day) ? day : firstDay

  return {
    isLater,
    day: shownDay,
    requestedFor: isLater && !isGone ? at : '',
    lost: isLater && isGone ? at : '',
    days,
    chooseAsap: () => choose({ isLater: false, day: '', at: '' }),
    chooseLater: () => choose({ isLater: true, day: shownDay, at }),
    chooseDay: (next) => choose({ isLater: true, day: next, at: sameTimeOn(days.get(next) ?? [], at) }),
    chooseAt: (next) => choose({ isLater: true, day: calendarDayOf(new Date(next)), at: next }),
    chooseSlot: (next) => choose({ isLater: true, day: shownDay, at: next }),
  }
}

export interface ShownTime {
  /** ISO time that the customer has seen for "as soon as possible"; empty: none yet. */
  shownAt: string
  /** The kitchen says another time by now, which nobody has agreed to. */
  isMoved: boolean
  agree: (at: string) => void
}

/** Follows the clock in small steps; a jump is left for the customer to agree to. */
export function useShownTime(soonest: QuoteAnswer['soonest'] | undefined, fulfilment: Fulfilment): ShownTime {
  const [shown, setShown] = useState({ at: '', fulfilment })
  // Another way to the food is another time, by the customer's own choice.
  const isComparable = shown.at !== '' && shown.fulfilment === fulfilment
  const isMoved = Boolean(soonest && isComparable && !isKept(shown.at, soonest))
  if (soonest && !isMoved && (shown.at !== soonest.at || !isComparable)) setShown({ at: soonest.at, fulfilment })
  return { shownAt: shown.at, isMoved, agree: (at) => setShown({ at, fulfilment }) }
}

function isKept(shownAt: string, { at, as_soon_as_possible }: NonNullable<QuoteAnswer['soonest']>): boolean {
  return isAsShown(new Date(shownAt), { at: new Date(at), asSoonAsPossible: as_soon_as_possible })
}

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
