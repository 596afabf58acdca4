import { useEffect, useRef, useState } from 'react'
import { rappenOf, toFrancs } from '@/lib/platform/money'
import type { QuoteAnswer } from '@/lib/orders/answers'
import type { Fulfilment } from '@/lib/orders/limits'
import { api } from './api'
import { readCart, type Cart } from './cart'
import { whileWatched } from './now'

const restMs = 300

interface Destination {
  fulfilment: Fulfilment
  postcode: string
  /** ISO time of a slot; absent or empty: as soon as possible. */
  requestedFor?: string
  /** How often it is asked again; absent: as often as any page asks. */
  roundMs?: number
}

export interface ServerQuote {
  quote: QuoteAnswer | null
  /** What the quote is of. */
  fulfilment: Fulfilment
  /** What it says to each line of the cart, by the key of the entry. */
  lines: QuotedLines
  /** The last try had no answer: what is shown may be old. */
  isStale: boolean
  /** A refusal brings the current quote along. */
  replace: (quote: QuoteAnswer) => void
}

/**
 * What the kitchen says to this cart: today's prices, what is sold out, which times are free. Asked when typing rests, and
 * again while the page is looked at.
 */
export function useServerQuote(cart: Cart, { fulfilment, postcode, requestedFor, roundMs }: Destination): ServerQuote {
  const [answer, setAnswer] = useState<Answered>({ quote: null, lines: new Map(), fulfilment })
  const [isStale, setStale] = useState(false)
  // What was asked before a refusal brought its quote is older than that.
  const refusals = useRef(0)
  const keys = JSON.stringify(Object.keys(cart))
  const items = JSON.stringify(requestedItems(cart))
  useEffect(() => {
    if (items === '[]') return
    let isCurrent = true
    const ask = async () => {
      const asked = refusals.current
      const where = { fulfilment, ...(postcode && { postcode }), ...(requestedFor && { requested_for: requestedFor }) }
      try {
        const quote = await api('POST userorder/quote', { body: { items: JSON.parse(items), ...where } })
        if (!isCurrent || asked !== refusals.current) return
        setAnswer(answered(JSON.parse(keys), quote, fulfilment))
        setStale(false)
      } catch {
        if (isCurrent) setStale(true)
      }
    }
    const stop = askAgain(ask, roundMs)
    return () => {
      isCurrent = false
      stop()
    }
  }, [keys, items, fulfilment, postcode, requestedFor, roundMs])
  function replace(quote: QuoteAnswer) {
    refusals.current += 1
    setAnswer(answered(Object.keys(readCart()), quote, fulfilment))
  }
  return { ...answer, isStale, replace }
}

/** When typing rests, and while the page is looked at; one question at a time, so that no answer overtakes another. */
function askAgain(ask: () => Promise<void>, roundMs: number | undefined): () => void {
  let isAsking = false
  async function askOnce() {
    if (isAsking) return
    isAsking = true
    await ask()
    isAsking = false
  }
  const timer = setTimeout(() => void askOnce(), restMs)
  const stop = whileWatched(() => void askOnce(), roundMs)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

type Answered = Pick<ServerQuote, 'quote' | 'lines' | 'fulfilment'>

function answered(keys: readonly string[], quote: QuoteAnswer, fulfilment: Fulfilment): Answered {
  return { quote, lines: quotedLines(keys, quote), fulfilment }
}

/** The lines as every call about an order wants them. */
export function requestedItems(cart: Cart) {
  return Object.values(cart).map(({ item, quantity, options, note }) => ({
    menu_item_id: item.id,
    name: item.name,
    quantity,
    price: item.price,
    subtotal: toFrancs(rappenOf(item.price) * quantity),
    ...(options && { options: options.map(({ option_id, quantity: units }) => ({ option_id, quantity: units })) }),
    ...(note && { note }),
  }))
}

type Problem = QuoteAnswer['problems'][number]

export interface QuotedLine {
  /** Null: it is not on the menu. */
  line: QuoteAnswer['lines'][number] | null
  problems: Problem[]
}

/** By the key of the cart's entry; an entry that came later is not among them. */
export type QuotedLines = ReadonlyMap<string, QuotedLine>

/** Whom the answer to the lines of these keys is about, in their order; what is unknown has no line in it. */
export function quotedLines(keys: readonly string[], { lines, problems }: QuoteAnswer): QuotedLines {
  const isUnknown = (index: number) =>
    problems.some((problem) => is(problem, 'item_unknown') && problem.index === index)
  const known = lines.values()
  return new Map(
    keys.map((key, index): [string, QuotedLine] => {
      const line = isUnknown(index) ? null : (known.next().value ?? null)
      // That a dish is sold out is said once, at its first line.
      const isMine = (problem: Problem) =>
        problem.index === index || (is(problem, 'item_sold_out') && problem.item === line?.name)
      return [key, { line, problems: problems.filter(isMine) }]
    }),
  )
}

function is({ code }: Problem, wanted: Problem['code']): boolean {
  return code === wanted
}
