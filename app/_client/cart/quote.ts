import { useEffect, useRef, useState } from 'react'
import type { Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import type { Fulfilment } from '@/lib/orders/limits'
import { toFrancs } from '@/lib/platform/values/money'
import { api } from '../api'
import { type Cart, readCart } from './cart'
import { showTimeOfCart } from '../next-times'
import { pollWhileVisible } from '../poll'

const restMs = 300

interface Destination {
  fulfilment: Fulfilment
  postcode: string
  /** ISO time of a slot; absent or empty: as soon as possible. */
  requestedFor?: string
  roundMs?: number
}

export interface ServerQuote {
  quote: QuoteAnswer | null
  fulfilment: Fulfilment
  lines: QuotedLines
  isStale: boolean
  replace: (quote: QuoteAnswer) => void
}

/** Fetched when typing rests, and again while the page is visible: every `roundMs` if the shop has changed. */
export function useServerQuote(cart: Cart, { fulfilment, postcode, requestedFor, roundMs }: Destination): ServerQuote {
  const [answer, setAnswer] = useState<Answered>({ quote: null, lines: new Map(), fulfilment })
  const [isStale, setStale] = useState(false)
  // An answer to a call from before a refusal's quote is older than that quote.
  const refusals = useRef(0)
  const seenStates = useRef(new Set<string>())
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
        if (!isCurrent || asked !== refusals.current) return false
        setAnswer(answered(JSON.parse(keys), quote, fulfilment))
        setStale(false)
        return true
      } catch {
        if (isCurrent) setStale(true)
        return false
      }
    }
    const stop = askAgain(ask, { seenStates: seenStates.current, roundMs })
    return () => {
      isCurrent = false
      stop()
    }
  }, [keys, items, fulfilment, postcode, requestedFor, roundMs])
  useEffect(() => {
    showTimeOfCart(answer)
    return () => showTimeOfCart(null)
  }, [answer])
  function replace(quote: QuoteAnswer) {
    refusals.current += 1
    setAnswer(answered(Object.keys(readCart()), quote, fulfilment))
  }
  return { ...answer, isStale, replace }
}

interface Rounds {
  /** Of each process of the shop its own. */
  seenStates: Set<string>
  roundMs: number | undefined
}

/** For what the clock and other orders change. */
const longestMs = 20_000

/** One call at a time, so that no answer overtakes another. */
export function askAgain(ask: () => Promise<boolean>, { seenStates, roundMs }: Rounds): () => void {
  let isAsking = false
  let answeredAt = -Infinity
  async function askIfDue() {
    if (isAsking) return
    isAsking = true
    const askedAt = performance.now()
    const isDue = askedAt - answeredAt >= longestMs || (await isShopNew(seenStates))
    if (isDue) answeredAt = (await ask()) ? askedAt : -Infinity
    isAsking = false
  }
  const timer = setTimeout(() => void askIfDue(), restMs)
  const stop = pollWhileVisible(() => void askIfDue(), roundMs)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

async function isShopNew(seen: Set<string>): Promise<boolean> {
  try {
    const { state } = await api('GET shop/state', { credentials: 'omit' })
    if (seen.has(state)) return false
    seen.add(state)
  } catch {
    // The quote itself says what is wrong.
  }
  return true
}

type Answered = Pick<ServerQuote, 'quote' | 'lines' | 'fulfilment'>

function answered(keys: readonly string[], quote: QuoteAnswer, fulfilment: Fulfilment): Answered {
  return { quote, lines: quotedLines(keys, quote), fulfilment }
}

export function requestedItems(cart: Cart) {
  return Object.values(cart).map(({ item, quantity, options, note }) => ({
    menu_item_id: item.id,
    name: item.name,
    quantity,
    price: toFrancs(item.priceRappen),
    subtotal: toFrancs(item.priceRappen * quantity),
    ...(options && {
      options: options.map(({ optionId, quantity: units }) => ({ option_id: optionId, quantity: units })),
    }),
    ...(note && { note }),
  }))
}

type Problem = QuoteAnswer['problems'][number]

export interface QuotedLine {
  line: QuoteAnswer['lines'][number] | null
  problems: Problem[]
}

/** By the key of the cart's entry; later entries are missing. */
export type QuotedLines = ReadonlyMap<string, QuotedLine>

/** The quote's lines for these keys in order; an unknown item has no line in it. */
export function quotedLines(keys: readonly string[], { lines, problems }: QuoteAnswer): QuotedLines {
  const isUnknown = (index: number) =>
    problems.some((problem) => problem.code === 'item_unknown' && problem.index === index)
  const known = lines.values()
  return new Map(
    keys.map((key, index): [string, QuotedLine] => {
      const line = isUnknown(index) ? null : (known.next().value ?? null)
      // A sold-out dish is reported once, at its first line.
      const isMine = (problem: Problem) =>
        problem.index === index || (problem.code === 'item_sold_out' && problem.item === line?.name)
      return [key, { line, problems: problems.filter(isMine) }]
    }),
  )
}

/** In the page's language; entries without a quoted line keep the names that they were added with. */
export function namedCart(cart: Cart, lines: QuotedLines, language: Language): Cart {
  const entries = Object.entries(cart).map(([key, entry]) => {
    const line = lines.get(key)?.line
    return [key, line ? { ...entry, item: { ...entry.item, name: answeredNameIn(line, language) } } : entry] as const
  })
  return Object.fromEntries(entries)
}
