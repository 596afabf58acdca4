import { useEffect, useRef, useState } from 'react'
import { ApiRefusal, NoAnswer, reasonOf } from '@/app/_client/api'
import type { FieldErrors } from '@/app/_client/form'
import { endNoticesAbout } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { forgetUser } from '@/app/_client/user'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import type { ProblemCode } from '@/lib/orders/quote/quote'
import { sentPaymentId, useSentPaymentId } from './payment-id'
import { findPlacedOrder } from './send-order'

export const orderNotices = 'order'

/** A new object for each refusal, so that the same message takes the focus again. */
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
  question: Question | null
  closeQuestion: () => void
  placedBefore: TrackedOrder | null
  /** Ignored while running. `send` resolves to null when no order was placed yet. */
  run: (send: () => Promise<TrackedOrder | null>) => Promise<void>
}

interface AttemptOptions {
  words: Texts['checkout']
  onPlaced: (order: TrackedOrder) => void
  /** A refusal carries a new quote, which the cart lines show at once. */
  onQuote: (quote: QuoteAnswer) => void
}

export function useAttempt({ words, onPlaced, onQuote }: AttemptOptions): Attempt {
  const [isPending, setPending] = useState(false)
  const { clear, showOrder, refuse, ...outcome } = useOutcome(words, onQuote)
  // State arrives with the next render; a double click is faster.
  const isSending = useRef(false)

  async function run(send: () => Promise<TrackedOrder | null>) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    clear()
    try {
      const order = await send()
      if (order && isCancelledOrRejected(order)) showOrder(order)
      else if (order) onPlaced(order)
    } catch (error) {
      await refuse(error)
    }
    isSending.current = false
    setPending(false)
  }

  return { ...outcome, isPending, run }
}

function useOutcome(words: Texts['checkout'], onQuote: AttemptOptions['onQuote']) {
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
      // Problems of a line are shown at the line.
      if (aboutLines.includes(refusal.code)) return
    }
    const found = await whatBecameOf(error)
    if (found && found !== 'unclear') return showOrder(found)
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

/** A repeated call is answered with the first try's order, even if it was cancelled or rejected since. */
export function isCancelledOrRejected({ orderStatus }: TrackedOrder): boolean {
  return orderStatus === 'cancelled' || orderStatus === 'rejected'
}

/** Null: nothing was ordered. After an error that leaves this open, the server is asked. */
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

/** Checked at mount and when the network is back; any tab can settle it. */
function usePlacedBefore() {
  const paymentId = useSentPaymentId()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const show = (order: TrackedOrder | null) => {
      if (!order) return
      endNoticesAbout(orderNotices)
      setFound(foundNow(order))
    }
    // On another lost answer the next press asks again.
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
