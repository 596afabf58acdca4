import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { addToCart } from '@/app/_client/cart'
import { cartOption, type CartOption } from '@/app/_client/cart-entry'
import { notify } from '@/app/_client/notices'
import { rememberOrder } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { href } from '@/lib/i18n/language'
import type { QuoteAnswer, TrackedOrder } from '@/lib/orders/answers'
import type { Texts } from '@/lib/i18n/texts'
import { currentPaymentId, forgetPaymentId, markSent } from '@/app/[locale]/(shop)/checkout/send-order'
import type { TimeChange } from '../checkout/new-time'
import { requestedAgain, type Repeated } from './repeat-lines'
import { quotePastOrder, type PastOrder } from './past-order'

interface Circumstances {
  past: PastOrder
  words: Texts['again']
  onPlaced: () => void
  /** The kitchen's present answer, after a refusal. */
  onQuoted: (past: PastOrder | null) => void
}

interface Failure {
  text: string
  /** An order that an earlier try has placed. */
  orderId?: string
  /** What the kitchen can do instead of what was shown. */
  newTime?: TimeChange | undefined
}

export function useOrderAgain({ past, words, onPlaced, onQuoted }: Circumstances) {
  const { prefix, words: shared } = useScope()
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // State arrives with the next rendering; a double tap is faster.
  const isSending = useRef(false)

  useFreshQuote(past, onQuoted)

  async function order(shownAt = past.quote.soonest?.at) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setFailure(null)
    try {
      const placed = await placeAgain(past, shownAt)
      forgetPaymentId()
      notify(words.placed)
      onPlaced()
      rememberOrder(placed)
    } catch (error) {
      await refuse(error, shownAt)
    }
    isSending.current = false
    setPending(false)
  }

  async function refuse(error: unknown, shownAt: string | undefined) {
    const refusal = error instanceof ApiRefusal ? error : null
    if (refusal?.code === 'idempotency_conflict') {
      return setFailure({ text: words.alreadyPlaced, orderId: (refusal.data as TrackedOrder).order_id })
    }
    const text = refusal ? refusal.message : `${words.unclear} ${reasonOf(error, shared.network)}`
    setFailure({ text, newTime: refusal?.code === 'time_changed' ? timeChange(refusal, shownAt) : undefined })
    if (refusal) void lookAgain(past, onQuoted)
  }

  /** Whoever wants something else goes on where he can change it. */
  function intoCart() {
    intoTheCart(past)
    router.push(href(prefix, '/cart'))
  }

  return { isPending, failure, forget: () => setFailure(null), order, intoCart }
}

function timeChange({ data }: ApiRefusal, before: string | undefined): TimeChange | undefined {
  const now = (data as QuoteAnswer).soonest?.at
  return before && now ? { before, now } : undefined
}

/** The card may have been filled long before it is opened. */
function useFreshQuote(past: PastOrder, onQuoted: Circumstances['onQuoted']): void {
  const look = useRef(() => lookAgain(past, onQuoted))
  useEffect(() => void look.current(), [])
}

/** After a refusal the question is asked anew, with what the kitchen says now. */
async function lookAgain({ order }: PastOrder, onQuoted: Circumstances['onQuoted']): Promise<void> {
  try {
    onQuoted(await quotePastOrder(order))
  } catch {
    // What stands there is old, and the next press says so again.
  }
}

/** Under the one id of the attempt: pressed again after a lost answer, it is still one order. */
function placeAgain({ order, quote, lines }: PastOrder, shownAt: string | undefined): Promise<TrackedOrder> {
  const payment_id = currentPaymentId()
  markSent()
  return api('POST userorder/create-order', {
    body: {
      payment_id,
      payment_method: 'Cash on Delivery',
      total_amount: quote.total,
      currency: 'CHF',
      items: lines.map((line, place) => {
        const { menu_item_id, name, price, subtotal } = quote.lines[place] ?? {}
        return { ...requestedAgain(line), menu_item_id, name, price, subtotal }
      }),
      fulfilment: order.fulfilment,
      order_notes: '',
      ...(shownAt && { expected_at: shownAt }),
    },
  })
}

/** What can be had again, at today's prices, and what something else has to be chosen of, which the cart says at it. */
export function intoTheCart({ quote, open }: Pick<Repeated, 'quote' | 'open'>): void {
  for (const line of quote.lines) addLine(line, line.options.length > 0 ? line.options : undefined)
  for (const { line, options } of open) addLine(line, options)
}

type Line = QuoteAnswer['lines'][number]

function addLine(line: Line, options: readonly CartOption[] | undefined): void {
  const { menu_item_id, name, price, image, minimum_age, volume_ml, quantity, note } = line
  addToCart({ id: menu_item_id, name, price, image, minimum_age, volume_ml }, quantity, {
    options: options?.map(cartOption),
    note,
  })
}
