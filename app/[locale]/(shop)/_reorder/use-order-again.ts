import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { ApiRefusal, reasonOf } from '@/app/_client/api'
import { addQuotedLine } from '@/app/_client/cart/cart'
import { notify } from '@/app/_client/notices'
import { rememberOrder } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { href, type Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import { mostOfOneItem } from '@/lib/orders/limits'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import type { Texts } from '@/lib/i18n/texts'
import type { PayingBy } from '@/lib/orders/payment-methods'
import type { PaymentOffer } from '@/lib/platform/payment-offer'
import { toFrancs } from '@/lib/platform/values/money'
import { holdOrder } from '../_paying/held-order'
import { createOrder } from '../checkout/create-order'
import { forgetPaymentId } from '../checkout/payment-id'
import type { TimeChange } from '../checkout/new-time'
import { type PastOrder, quotePastOrder, type Repeated, requestedAgain } from './repeat-lines'

export type AgainWords = Texts['again'] & Pick<Texts['checkout']['paying'], 'way' | 'inCash' | 'kinds' | 'toPay'>

export interface AgainProps {
  words: AgainWords
  shopAddress: string
  /** What can be paid with online; null: cash alone. */
  offer: PaymentOffer | null
}

interface OrderAgainOptions {
  past: PastOrder
  words: Texts['again']
  payingBy: PayingBy
  onPlaced: () => void
  /** The new quote after a refusal. */
  onQuoted: (past: PastOrder | null) => void
}

interface Failure {
  text: string
  orderId?: string
  newTime?: TimeChange | undefined
}

export function useOrderAgain({ past, words, payingBy, onPlaced, onQuoted }: OrderAgainOptions) {
  const { prefix, language, words: shared } = useScope()
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // State arrives with the next render; a double tap is faster.
  const isSending = useRef(false)

  const isFresh = useFreshQuote(past, onQuoted)

  async function order(shownAt = past.quote.soonest?.at) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setFailure(null)
    try {
      const placed = await placeAgain(past, { shownAt, payingBy })
      if (placed.orderStatus === 'awaiting_payment') return toProvider(placed, href(prefix, `/track/${placed.orderId}`))
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

  async function refuse(error: unknown, shownAt: Date | undefined) {
    const refusal = error instanceof ApiRefusal ? error : null
    if (refusal?.code === 'idempotency_conflict') {
      return setFailure({ text: words.alreadyPlaced, orderId: (refusal.data as TrackedOrder).orderId })
    }
    const text = refusal ? refusal.message : `${words.unclear} ${reasonOf(error, shared.network)}`
    setFailure({ text, newTime: refusal?.code === 'time_changed' ? timeChange(refusal, shownAt) : undefined })
    if (refusal) void lookAgain(past, onQuoted)
  }

  function intoCart() {
    warnOf(addToCartAgain(past, language), { words: shared, page: href(prefix, '/cart') })
    router.push(href(prefix, '/cart'))
  }

  return { isFresh, isPending, failure, forget: () => setFailure(null), order, intoCart }
}

function warnOf(full: string[], { words, page }: { words: Pick<Texts['island'], 'lineFull'>; page: string }): void {
  if (full.length > 0) notify(lineFull(full, words), 'alert', { page })
}

function timeChange({ data }: ApiRefusal, before: Date | undefined): TimeChange | undefined {
  const now = (data as QuoteAnswer).soonest?.at
  return before && now ? { before, now } : undefined
}

/** The card may have been filled long before it is opened: whether it was looked at anew. */
function useFreshQuote(past: PastOrder, onQuoted: OrderAgainOptions['onQuoted']): boolean {
  const [isFresh, setFresh] = useState(false)
  const look = useRef(() => lookAgain(past, onQuoted))
  useEffect(() => void look.current().then(() => setFresh(true)), [])
  return isFresh
}

/** After a refusal the question is asked again with a new quote. */
async function lookAgain({ order }: PastOrder, onQuoted: OrderAgainOptions['onQuoted']): Promise<void> {
  try {
    onQuoted(await quotePastOrder(order))
  } catch {
    // The old quote stays; the next press is refused again.
  }
}

/** Nothing of this order is in the cart. */
function toProvider(order: TrackedOrder, page: string): void {
  rememberOrder(order)
  holdOrder(order.orderId, {})
  window.location.assign(order.payment?.redirectUrl ?? page)
}

interface Way {
  shownAt: Date | undefined
  payingBy: PayingBy
}

/** One payment id per attempt: after a lost answer a second press makes no second order. */
function placeAgain({ order, quote, lines }: PastOrder, { shownAt, payingBy }: Way): Promise<TrackedOrder> {
  return createOrder({
    payingBy,
    totalRappen: quote.totalRappen,
    items: lines.map((line, place) => {
      const { menuItemId, name, priceRappen = 0, subtotalRappen = 0 } = quote.lines[place] ?? {}
      const amounts = { price: toFrancs(priceRappen), subtotal: toFrancs(subtotalRappen) }
      return { ...requestedAgain(line), menu_item_id: menuItemId, name, ...amounts }
    }),
    fulfilment: order.fulfilment,
    handover: order.handover ?? 'ring',
    order_notes: '',
    ...(shownAt && { expected_at: shownAt }),
  })
}

/**
 * Puts what is available into the cart, which reports what needs another choice. Returns the names of items that the
 * cart has at their limit.
 */
export function addToCartAgain({ quote, open }: Pick<Repeated, 'quote' | 'open'>, language: Language): string[] {
  const again = quote.lines.map((line) => ({ line, options: line.options.length > 0 ? line.options : undefined }))
  return [...again, ...open].flatMap(({ line, options }) =>
    addQuotedLine(line, options) ? [] : answeredNameIn(line, language),
  )
}

export function lineFull(names: string[], words: Pick<Texts['island'], 'lineFull'>): string {
  return fill(words.lineFull, { item: names.join(', '), most: String(mostOfOneItem) })
}
