import { api } from '@/app/_client/api'
import type { QuoteAnswer, TrackedOrder } from '@/lib/orders/answers'
import { nameKey } from '@/lib/menu/name-key'
import { isFinished } from '@/lib/orders/status'
import { repeatLines, requestedAgain, type Repeated } from './repeat-lines'

/** What a regular had, at what it costs today, as far as it is still on the menu. */
export interface PastOrder extends Repeated {
  order: TrackedOrder
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
  const { fulfilment } = order
  const repeated = await repeatLines(order.items, (lines) =>
    api('POST userorder/quote', { body: { items: lines.map(requestedAgain), fulfilment } }),
  )
  return repeated && { order, ...repeated }
}

export interface PriceDifference {
  line: QuoteAnswer['lines'][number]
  before: number
  now: number
}

/** What costs something else than it did then. */
export function priceDifferences({ order, quote }: Pick<PastOrder, 'order' | 'quote'>): PriceDifference[] {
  return quote.lines.flatMap((line) => {
    const { name, price: now, options } = line
    const same = order.items.filter((item) => nameKey(item.name) === nameKey(name))
    const before = (same.find((item) => idsOf(item) === idsOf({ options })) ?? same[0])?.price ?? now
    return before === now ? [] : [{ line, before, now }]
  })
}

function idsOf({ options }: Pick<TrackedOrder['items'][number], 'options'>): string {
  return options.map(({ option_id, quantity }) => `${option_id}*${quantity}`).join()
}
