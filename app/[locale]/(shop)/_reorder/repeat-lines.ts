import { api } from '@/app/_client/api'
import type { CartOption } from '@/app/_client/cart/cart-entry'
import { rememberOrders } from '@/app/_client/placed-orders'
import { type QuotedLine, quotedLines } from '@/app/_client/cart/quote'
import type { Language } from '@/lib/i18n/language'
import { type TextFields, textIn } from '@/lib/i18n/text-fields'
import { nameKey } from '@/lib/i18n/name-in'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { isFinished } from '@/lib/orders/status'
import { isForAnotherDay } from '../_order/due-first'

export type OrderedItem = Pick<
  TrackedOrder['items'][number],
  'menuItemId' | 'name' | 'shownName' | 'quantity' | 'options' | 'note'
>

export interface RepeatedLine {
  item: OrderedItem
  /** Absent: the defaults of a dish that had no questions then. */
  options: readonly CartOption[] | undefined
}

export interface GoneThing {
  item: string
  option?: TextFields<'name'>
}

/** A dish that needs another choice: its remaining options, and the quote's problem. */
export interface OpenLine {
  options: readonly CartOption[]
  line: QuoteAnswer['lines'][number]
}

export interface Lost {
  gone: GoneThing[]
  open: OpenLine[]
}

export interface Repeated extends Lost {
  /** In the order of the quote's lines; empty where every dish needs another choice. */
  lines: RepeatedLine[]
  quote: QuoteAnswer
}

type Ask = (lines: RepeatedLine[]) => Promise<QuoteAnswer>

/**
 * The same lines as far as possible: an unavailable option is left out where the dish allows it. Adds what is missing
 * to `lost`; null where no line is left.
 */
export async function repeatLines(
  items: readonly OrderedItem[],
  ask: Ask,
  lost: Lost = { gone: [], open: [] },
): Promise<Repeated | null> {
  let lines: RepeatedLine[] = items.map((item) => ({ item, options: item.options }))
  while (lines.length > 0) {
    const quote = await ask(lines)
    const answers = quotedLines(
      lines.map((_, place) => String(place)),
      quote,
    )
    const left = lines.flatMap((line, place) => stillThere(line, answers.get(String(place)), lost))
    if (left.length === lines.length && left.every((line, place) => line === lines[place]))
      return { lines, quote, ...lost }
    lines = left
    if (left.length === 0 && lost.open.length > 0) return { lines, quote: { ...quote, lines: [] }, ...lost }
  }
  return null
}

export function requestedAgain({ item: { menuItemId, name, quantity, note }, options }: RepeatedLine) {
  const chosen = options?.map(({ optionId, quantity: units }) => ({ option_id: optionId, quantity: units }))
  return { menu_item_id: menuItemId, name, quantity, ...(note && { note }), ...(chosen && { options: chosen }) }
}

export function goneName({ item, option }: GoneThing, language: Language): string {
  return option ? `${textIn('name', option, language)} (${item})` : item
}

/** Returns the same object for an unchanged line. */
function stillThere(line: RepeatedLine, quoted: QuotedLine | undefined, { gone, open }: Lost): RepeatedLine[] {
  const { item, options = [] } = line
  const problems = quoted?.problems ?? []
  const name = item.shownName ?? item.name
  const lost = new Set(problems.flatMap(({ code, option }) => (isLost(code) && option ? [option] : [])))
  const isGone = problems.some(({ code }) => code === 'item_unknown' || code === 'item_sold_out')
  if (!isGone && lost.size > 0) {
    const left = options.filter(({ optionId }) => !lost.has(optionId))
    gone.push(...options.filter((option) => !left.includes(option)).map((option) => ({ item: name, option })))
    // A sold-out option may be a default that the customer did not name.
    if (left.length < options.length) return [{ ...line, options: left }]
  }
  const isInvalid = lost.size > 0 || problems.some(({ code }) => code === 'options_invalid')
  if (!isGone && !isInvalid) return [line]
  // The dish had no questions then, so today's defaults apply.
  if (!isGone && line.options && item.options.length === 0) return [{ ...line, options: undefined }]
  if (!isGone && quoted?.line) open.push({ options, line: quoted.line })
  else gone.push({ item: name })
  return []
}

function isLost(code: string): boolean {
  return code === 'option_unknown' || code === 'option_sold_out'
}

/** A past order at today's prices, as far as it is still on the menu. */
export interface PastOrder extends Repeated {
  order: TrackedOrder
}

/** The newest completed order; null while one is due today, which the customer wants to see then. */
export async function findPastOrder(now = new Date()): Promise<PastOrder | null> {
  const orders = await api('GET user/orders')
  const running = orders.filter(({ orderStatus }) => !isFinished(orderStatus))
  // Placed on another device, perhaps: this one shows them from now on.
  rememberOrders(running)
  if (running.some((each) => !isForAnotherDay(each, now))) return null
  const order = orders.find(({ orderStatus }) => orderStatus === 'completed')
  return order ? quotePastOrder(order) : null
}

export async function quotePastOrder(order: TrackedOrder): Promise<PastOrder | null> {
  const { fulfilment } = order
  const repeated = await repeatLines(order.items, (lines) =>
    api('POST userorder/quote', { body: { items: lines.map(requestedAgain), fulfilment } }),
  )
  return repeated && { order, ...repeated }
}

interface PriceDifference {
  line: QuoteAnswer['lines'][number]
  beforeRappen: number
  nowRappen: number
}

export function priceDifferences({ order, quote }: Pick<PastOrder, 'order' | 'quote'>): PriceDifference[] {
  return quote.lines.flatMap((line) => {
    const { name, priceRappen: nowRappen, options } = line
    const same = order.items.filter((item) => nameKey(item.name) === nameKey(name))
    const beforeRappen = (same.find((item) => idsOf(item) === idsOf({ options })) ?? same[0])?.priceRappen ?? nowRappen
    return beforeRappen === nowRappen ? [] : [{ line, beforeRappen, nowRappen }]
  })
}

function idsOf({ options }: Pick<TrackedOrder['items'][number], 'options'>): string {
  return options.map(({ optionId, quantity }) => `${optionId}*${quantity}`).join()
}
