import { useEffect, useSyncExternalStore } from 'react'
import { counted, fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import type { Fulfilment } from '@/lib/orders/limits'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { type Answer, api } from './api'
import { useWantedDelivery } from './cart/wanted-delivery'
import { newListeners } from './external-store'
import { pollWhileVisible } from './poll'
import type { Scope } from './scope'

export interface NextTime extends NonNullable<QuoteAnswer['soonest']> {
  fulfilment: Fulfilment
  askedAt: Date
}

type Times = Answer<'GET kitchen/next'> & Pick<NextTime, 'askedAt'>

const roundMs = 60_000
const { subscribe, emit } = newListeners()
let ofOneDish: Times | null = null
let ofCart: NextTime | null = null

/** Of the guest's own cart while a page asks for its time, else of a single dish; null while nothing is known. */
export function useNextTime(): NextTime | null {
  const fulfilment = useWantedDelivery() ? 'delivery' : 'pickup'
  const times = useSyncExternalStore(
    subscribe,
    () => ofOneDish,
    () => null,
  )
  const own = useSyncExternalStore(
    subscribe,
    () => ofCart,
    () => null,
  )
  useEffect(() => {
    const ask = () => void findNextTimes().then(setOfOneDish, () => undefined)
    if (!isFresh(ofOneDish, new Date())) ask()
    return pollWhileVisible(ask, roundMs)
  }, [])
  if (own) return own
  const time = times?.[fulfilment]
  return times && time ? { ...time, fulfilment, askedAt: times.askedAt } : null
}

/** What cart and checkout say has to stand above them too. Null: they say nothing any more. */
export function showTimeOfCart(asked: { quote: QuoteAnswer | null; fulfilment: Fulfilment } | null): void {
  ofCart = asked?.quote?.soonest ? { ...asked.quote.soonest, fulfilment: asked.fulfilment, askedAt: new Date() } : null
  emit()
}

export async function findNextTimes(): Promise<Times> {
  const askedAt = new Date()
  return { ...(await api('GET kitchen/next')), askedAt }
}

function setOfOneDish(times: Times): void {
  ofOneDish = times
  emit()
}

/** An old answer is no promise: others have ordered since. */
export function isFresh(time: Pick<NextTime, 'askedAt'> | null, now: Date): boolean {
  return time !== null && now.getTime() - time.askedAt.getTime() < 2 * roundMs
}

/** "Pickup in 45 min", or "Pickup from 17:00" where it is not for at once. */
export function nextTimeInWords(time: NextTime, { words, language }: Pick<Scope, 'words' | 'language'>): string {
  const { fulfilment, at, asSoonAsPossible, askedAt } = time
  const { within, from } = words.nextTime[fulfilment]
  if (!asSoonAsPossible) return fill(from, { time: formatNearMoment(at, language, askedAt) })
  return fill(within, { minutes: Math.floor((at.getTime() - askedAt.getTime()) / 60_000) })
}

/** "12 orders are before yours"; null: none is, or it is not known. */
export function ordersBeforeInWords(
  quote: Pick<QuoteAnswer, 'soonest' | 'ordersBefore'> | null,
  { words, language }: Pick<Scope, 'words' | 'language'>,
): string | null {
  if (!quote?.soonest || quote.ordersBefore === 0) return null
  return counted(words.nextTime.ordersBefore, quote.ordersBefore, language)
}
