import { useEffect, useRef, useState } from 'react'
import { ApiRefusal, NoAnswer, reasonOf } from '@/app/_client/api'
import type { FieldErrors } from '@/app/_client/form'
import { endNoticesAbout, notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { forgetUser } from '@/app/_client/user'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { QuoteAnswer, TrackedOrder } from '@/lib/orders/answers'
import type { ProblemCode } from '@/lib/orders/quote/quote'
import { findPlacedOrder, sentPaymentId, useSentPaymentId } from './send-order'

/** What every notice about placing the order is about. */
export const orderNotices = 'order'

/** A new object for each refusal, so that the same words take the focus again. */
export interface Failure {
  text: string
  fieldErrors: FieldErrors
}

export interface Question {
  about: 'price' | 'time'
  quote: QuoteAnswer
}

export interface Attempt {
  isPending: boolean
  failure: Failure | null
  fail: (failure: Failure) => void
  /** What the kitchen asks or can do now, when it is not what was agreed on. */
  question: Question | null
  closeQuestion: () => void
  /** The order that an earlier try of this attempt has placed: the customer decides what becomes of it. */
  placedBefore: TrackedOrder | null
  /** Does `send` unless it is being done, and deals with what it throws; null: nothing is ordered yet. */
  run: (send: () => Promise<TrackedOrder | null>) => Promise<void>
}

interface Circumstances {
  words: Texts['checkout']
  onPlaced: (order: TrackedOrder) => void
  /** A refusal brings the kitchen's present answer along: what it says stands at the lines at once. */
  onQuote: (quote: QuoteAnswer) => void
}

/** One attempt to place an order, and what may come of it. */
export function useAttempt({ words, onPlaced, onQuote }: Circumstances): Attempt {
  const [isPending, setPending] = useState(false)
  const { clear, showOrder, refuse, ...outcome } = useOutcome(words, onQuote)
  // State arrives with the next rendering; a double click is faster.
  const isSending = useRef(false)

  async function run(send: () => Promise<TrackedOrder | null>) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    clear()
    try {
      const order = await send()
      if (order && isTakenBack(order)) showOrder(order)
      else if (order) onPlaced(order)
    } catch (error) {
      await refuse(error)
    }
    isSending.current = false
    setPending(false)
  }

  return { ...outcome, isPending, run }
}

/** What stands in the way of the order, as it is shown to the customer. */
function useOutcome(words: Texts['checkout'], onQuote: Circumstances['onQuote']) {
  const { prefix, words: shared } = useScope()
  const [failure, fail] = useState<Failure | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const { placedBefore, showOrder } = usePlacedBefore()

  async function refuse(error: unknown) {
    const refusal = error instanceof ApiRefusal ? error : null
    if (refusal?.code === 'not_signed_in') {
      forgetUser()
      return window.location.assign(`${href(prefix, '/login')}?next=${href(prefix, '/checkout')}`)
    }
    if (refusal?.code === 'idempotency_conflict') return showOrder(refusal.data as TrackedOrder)
    if (isQuote(refusal?.data)) {
      onQuote(refusal.data)
      if (refusal.code === 'price_changed') return setQuestion({ about: 'price', quote: refusal.data })
      if (refusal.code === 'time_changed') return setQuestion({ about: 'time', quote: refusal.data })
      // What to do about a line is asked where the order is placed.
      if (aboutLines.includes(refusal.code)) return
    }
    const found = await whatBecameOf(error)
    if (found && found !== 'unclear') return showOrder(found)
    notify(words.failed, 'alert', { about: orderNotices })
    const text = found === 'unclear' ? words.unclear : `${words.failed} ${reasonOf(error, shared.network)}`
    fail({ text, fieldErrors: refusal?.fieldErrors ?? {} })
  }

  function clear() {
    endNoticesAbout(orderNotices)
    fail(null)
    setQuestion(null)
    showOrder(null)
  }

  return { failure, fail, question, closeQuestion: () => setQuestion(null), placedBefore, showOrder, refuse, clear }
}

const aboutLines: readonly string[] = [
  'item_unknown',
  'item_sold_out',
  'item_not_at_this_time',
  'option_unknown',
  'option_sold_out',
  'options_invalid',
] satisfies ProblemCode[]

/** A repeat is answered with the order that the first try made, even if it was cancelled or rejected since. */
export function isTakenBack({ order_status }: TrackedOrder): boolean {
  return order_status === 'cancelled' || order_status === 'rejected'
}

/** After no answer, or one that says nothing about the order, the shop is asked; null: nothing was ordered. */
async function whatBecameOf(error: unknown): Promise<TrackedOrder | 'unclear' | null> {
  if (!isUnanswered(error) || !sentPaymentId()) return null
  try {
    return await findPlacedOrder()
  } catch {
    return 'unclear'
  }
}

function isQuote(data: unknown): data is QuoteAnswer {
  return typeof data === 'object' && data !== null && 'slots' in data
}

const sayingNothing = ['internal', 'unavailable', 'read_only']

function isUnanswered(error: unknown): boolean {
  if (error instanceof NoAnswer) return true
  return error instanceof ApiRefusal && sayingNothing.includes(error.code)
}

/** Looked for when the checkout is opened and when the network is back; gone as soon as any tab has settled it. */
function usePlacedBefore() {
  const paymentId = useSentPaymentId()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const show = (order: TrackedOrder | null) => {
      if (!order) return
      endNoticesAbout(orderNotices)
      setFound(foundNow(order))
    }
    // An answer that is lost once more changes nothing: the next press asks again.
    const look = () => void findPlacedOrder().then(show, ignore)
    look()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [])
  const placedBefore = paymentId && found?.paymentId === paymentId ? found.order : null
  return { placedBefore, showOrder: (order: TrackedOrder | null) => setFound(foundNow(order)) }
}

interface Found {
  order: TrackedOrder
  paymentId: string | null
}

function foundNow(order: TrackedOrder | null): Found | null {
  return order && { order, paymentId: sentPaymentId() }
}

function ignore(): void {}
