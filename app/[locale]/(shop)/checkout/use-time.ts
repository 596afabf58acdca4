import { useState } from 'react'
import type { QuoteAnswer } from '@/lib/orders/answers'
import { calendarDayOf, type CalendarDay } from '@/lib/platform/time'
import { draftedTime, saveTime, type DraftedTime } from './draft'
import { sameTimeOn, slotsByDay } from './slots-of-day'

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
