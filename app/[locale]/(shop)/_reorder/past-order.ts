import { api } from '@/app/_client/api'
import type { QuoteAnswer, TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'

/** What a regular had, at what it costs today, as far as it is still on the menu. */
export interface PastOrder {
  order: TrackedOrder
  /** Of what can be had today. */
  quote: QuoteAnswer
  /** Names of what cannot. */
  gone: string[]
}

/** The newest order that was eaten; null while one is running, which is what its owner wants to see then. */
export async function findPastOrder(): Promise<PastOrder | null> {
  const orders = await api('GET user/orders')
  if (orders.some(({ order_status }) => !isFinished(order_status))) return null
  const order = orders.find(({ order_status }) => order_status === 'completed')
  return order ? quotePastOrder(order) : null
}

/** Null where nothing of it is left. */
export async function quotePastOrder(order: TrackedOrder): Promise<PastOrder | null> {
  const whole = await quoteOf(order, order.items)
  const gone = new Set(whole.problems.flatMap(({ code, item }) => (isGone(code) && item ? [item] : [])))
  if (gone.size === 0) return { order, quote: whole, gone: [] }
  const rest = order.items.filter(({ name }) => !gone.has(name))
  return rest.length === 0 ? null : { order, quote: await quoteOf(order, rest), gone: [...gone] }
}

function quoteOf({ fulfilment }: TrackedOrder, items: TrackedOrder['items']): Promise<QuoteAnswer> {
  const wanted = items.map(({ name, quantity, note }) => ({ name, quantity, ...(note && { note }) }))
  return api('POST userorder/quote', { body: { items: wanted, fulfilment } })
}

function isGone(code: string): boolean {
  return code === 'item_unknown' || code === 'item_sold_out'
}

export interface PriceDifference {
  name: string
  before: number
  now: number
}

/** What costs something else than it did then. */
export function priceDifferences({ order, quote }: Pick<PastOrder, 'order' | 'quote'>): PriceDifference[] {
  return quote.lines.flatMap(({ name, price: now }) => {
    const before = order.items.find((item) => item.name.toLowerCase() === name.toLowerCase())?.price ?? now
    return before === now ? [] : [{ name, before, now }]
  })
}
