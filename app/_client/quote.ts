import { useEffect, useState } from 'react'
import { rappenOf, toFrancs } from '@/lib/platform/money'
import type { QuoteAnswer } from '@/lib/orders/answers'
import type { Fulfilment } from '@/lib/orders/fulfilment'
import { api } from './api'
import { readCart, type Cart } from './cart'
import { quotedLines, type QuotedLines } from './quoted-lines'
import { whileWatched } from './while-watched'

const restMs = 300

interface Destination {
  fulfilment: Fulfilment
  postcode: string
  /** ISO time of a slot; absent or empty: as soon as possible. */
  requestedFor?: string
}

export interface ServerQuote {
  quote: QuoteAnswer | null
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
export function useServerQuote(cart: Cart, { fulfilment, postcode, requestedFor }: Destination): ServerQuote {
  const [{ quote, lines }, setAnswer] = useState(unanswered)
  const [isStale, setStale] = useState(false)
  const keys = JSON.stringify(Object.keys(cart))
  const items = JSON.stringify(requestedItems(cart))
  useEffect(() => {
    if (items === '[]') return
    let isCurrent = true
    const ask = () => {
      api('POST userorder/quote', {
        body: {
          items: JSON.parse(items),
          fulfilment,
          ...(postcode && { postcode }),
          ...(requestedFor && { requested_for: requestedFor }),
        },
      }).then(
        (answer) => {
          if (!isCurrent) return
          setAnswer(answered(JSON.parse(keys), answer))
          setStale(false)
        },
        () => isCurrent && setStale(true),
      )
    }
    const timer = setTimeout(ask, restMs)
    const stop = whileWatched(ask)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      stop()
    }
  }, [keys, items, fulfilment, postcode, requestedFor])
  return { quote, lines, isStale, replace: (now) => setAnswer(answered(Object.keys(readCart()), now)) }
}

interface Answered {
  quote: QuoteAnswer | null
  lines: QuotedLines
}

const unanswered: Answered = { quote: null, lines: new Map() }

function answered(keys: readonly string[], quote: QuoteAnswer): Answered {
  return { quote, lines: quotedLines(keys, quote) }
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
