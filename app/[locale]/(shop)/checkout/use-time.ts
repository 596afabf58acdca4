import { useState } from 'react'
import type { Cart } from '@/app/_client/cart/cart'
import { type ServerQuote, useServerQuote } from '@/app/_client/cart/quote'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import type { Fulfilment } from '@/lib/orders/limits'
import { type CalendarDay, calendarDayOf, zonedParts } from '@/lib/platform/values/time'
import { isAsShown } from '@/lib/shop/hours/slots'
import { amountsOf, type CartAmounts, type CheckoutProps } from './amounts'
import { draftedTime, type DraftedTime, saveTime } from './draft'
import { type ModeState, useMode } from './use-mode'

export interface TimeState extends Omit<DraftedTime, 'at'> {
  /** ISO time of a slot; empty for as soon as possible, or before a choice. */
  requestedFor: string
  /** The chosen time once it is no longer possible; empty otherwise. */
  lost: string
  /** Free slots by day, with the chosen one until a quote refuses it. */
  days: Map<CalendarDay, string[]>
  chooseAsap: () => void
  chooseLater: () => void
  chooseDay: (day: CalendarDay) => void
  chooseSlot: (at: string) => void
  chooseAt: (at: Date) => void
}

export interface ChosenTime {
  chosen: DraftedTime
  choose: (time: DraftedTime) => void
}

/** Part of the draft: only the first day is preselected, and no choice is dropped silently. */
export function useChosenTime(): ChosenTime {
  const [chosen, setChosen] = useState(draftedTime)
  function choose(time: DraftedTime) {
    saveTime(time)
    setChosen(time)
  }
  return { chosen, choose }
}

export function timeOf({ chosen: { isLater, day, at }, choose }: ChosenTime, quote: QuoteAnswer | null): TimeState {
  const slots = slotsOf(quote)
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
    chooseAt: (next) => choose({ isLater: true, day: calendarDayOf(next), at: next.toISOString() }),
    chooseSlot: (next) => choose({ isLater: true, day: shownDay, at: next }),
  }
}

export interface DisplayedTime {
  /** Null before the first quote. */
  shownAt: Date | null
  /** The kitchen's time has moved without the customer's agreement. */
  isMoved: boolean
  agree: (at: Date) => void
}

/** Follows small steps of the clock; a jump needs the customer's agreement. */
export function useDisplayedTime(soonest: QuoteAnswer['soonest'] | undefined, fulfilment: Fulfilment): DisplayedTime {
  const [shown, setShown] = useState<{ at: Date | null; fulfilment: Fulfilment }>({ at: null, fulfilment })
  // Another fulfilment has another time, by the customer's own choice.
  const before = shown.fulfilment === fulfilment ? shown.at : null
  const isMoved = Boolean(soonest && before && !isAsShown(before, soonest))
  if (soonest && !isMoved && before?.getTime() !== soonest.at.getTime()) setShown({ at: soonest.at, fulfilment })
  return { shownAt: shown.at, isMoved, agree: (at) => setShown({ at, fulfilment }) }
}

export interface Wanted {
  choice: ModeState
  time: TimeState
  shown: DisplayedTime
  amounts: CartAmounts
  server: ServerQuote
}

/** Pauses, closing and sold-out items appear within five seconds. */
const roundMs = 4000

export function useWanted(cart: Cart, { profile, terms }: Pick<CheckoutProps, 'profile' | 'terms'>): Wanted {
  const choice = useMode(profile)
  const time = useChosenTime()
  const { isLater, at } = time.chosen
  const server = useServerQuote(cart, { ...choice, requestedFor: isLater ? at : '', roundMs })
  const shown = useDisplayedTime(isLater ? null : server.quote?.soonest, server.fulfilment)
  return { choice, shown, time: timeOf(time, server.quote), amounts: amountsOf(cart, terms, choice), server }
}

/** As values of a form: ISO texts. */
export function slotsOf(quote: QuoteAnswer | null): string[] {
  return quote?.slots.map(({ at }) => at.toISOString()) ?? []
}

/** By calendar day in Zurich. */
export function slotsByDay(slots: readonly string[]): Map<CalendarDay, string[]> {
  const days = new Map<CalendarDay, string[]>()
  for (const at of slots) {
    const day = calendarDayOf(new Date(at))
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return days
}

/** Empty where that day has no such slot. */
export function sameTimeOn(slotsOfDay: readonly string[], chosen: string): string {
  if (!chosen) return ''
  return slotsOfDay.find((at) => minuteOfDay(at) === minuteOfDay(chosen)) ?? ''
}

function minuteOfDay(at: string): number {
  return zonedParts(new Date(at)).minute
}
