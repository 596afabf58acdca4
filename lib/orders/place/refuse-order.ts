import type { Customer } from '@/lib/accounts/caller'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { nameIn } from '@/lib/i18n/name-in'
import { texts } from '@/lib/i18n/texts'
import { soldWhenInWords } from '@/lib/menu/availability/sold-when'
import { formatAmount } from '@/lib/platform/values/money'
import { scaled } from '@/lib/platform/requests/rate-limit'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Shop } from '@/lib/shop/shop'
import { type OrderRequest, type QuoteWithTimes, quoteView } from '@/lib/orders/quote/quote-order'
import type { Problem, ProblemCode } from '@/lib/orders/quote/quote'
import type { ShopAndTime } from '@/lib/orders/quote/quote-inputs'
import { isAsShown } from '@/lib/shop/hours/slots'
import type { TimeRequest } from './new-order'

interface CheckedRequest extends OrderRequest, TimeRequest {
  totalAmountRappen: number | null
}

/** Throws the first problem with the current quote; amounts are compared, never used. */
export function refuseUnlessPossible(quoted: QuoteWithTimes, request: CheckedRequest, shopAndTime: ShopAndTime): void {
  const code = firstProblem(quoted, request)
  if (code) throw refusalOf(code, quoted, request, shopAndTime)
}

export function refusalOf(
  code: ProblemCode | 'time_changed',
  quoted: QuoteWithTimes,
  request: OrderRequest,
  shopAndTime: ShopAndTime,
): Refusal {
  const { largestOrderRappen, largestOrderPieces } = shopAndTime.shop
  const problems = quoted.problems.filter((problem) => problem.code === code)
  const minimum = `CHF ${formatAmount(quoted.minimumRappen)}`
  const values = (language: Language) => ({
    items: itemsInWords(problems, quoted, language),
    minimum,
    amount: `CHF ${formatAmount(largestOrderRappen)}`,
    pieces: String(largestOrderPieces),
  })
  return new Refusal(code, { data: quoteView(quoted, request, shopAndTime), values })
}

function itemsInWords(problems: Problem[], { lines }: QuoteWithTimes, language: Language): string {
  const { island, cart } = texts(language).shop
  const named = problems.flatMap(({ item: own, soldWhen, portionsLeft }) => {
    if (!own) return []
    const names = lines.find(({ menuItem }) => menuItem.name === own)?.menuItem.names
    const item = nameIn({ name: own, names: names ?? {} }, language)
    const when = soldWhen && soldWhenInWords(soldWhen, { words: island, language })
    const why = when ?? (portionsLeft && fill(cart.onlyLeft, { count: portionsLeft }))
    return why ? `${item} (${why})` : item
  })
  return [...new Set(named)].join(', ')
}

/** A wrong total counts where a wrong price does: before minimum and time are checked. */
function firstProblem(
  { problems, totalRappen, soonest }: QuoteWithTimes,
  { totalAmountRappen, requestedFor, expectedAt }: CheckedRequest,
): ProblemCode | 'time_changed' | undefined {
  const codes = problems.map((problem) => problem.code)
  const before = codes.find((code) => !afterPrices.includes(code))
  if (before) return before
  if (totalAmountRappen !== null && totalAmountRappen !== totalRappen) return 'price_changed'
  const isMoved = !requestedFor && expectedAt && soonest && !isAsShown(expectedAt, soonest)
  return codes[0] ?? (isMoved ? 'time_changed' : undefined)
}

const afterPrices: readonly ProblemCode[] = ['below_minimum', 'order_too_large', 'slot_unavailable', 'shop_closed']

const hourMs = 3_600_000

/** 0: any number. */
export interface OrderLimits {
  mostOpen: number
  mostAnHour: number
}

// Counting more would be most of the cost of an operator's load test.
const countedUpTo = 2000

export function orderLimits({ openOrdersPerCustomer: most }: Pick<Shop, 'openOrdersPerCustomer'>): OrderLimits {
  const [mostOpen = 0, mostAnHour = 0] = [most, 60].map((limit) => (limit === 0 ? 0 : scaled(limit)))
  return {
    mostOpen: mostOpen > countedUpTo ? 0 : mostOpen,
    mostAnHour: mostAnHour > countedUpTo ? 0 : mostAnHour,
  }
}

export async function refusalByLimits(customer: Customer, shop: Shop, now: Date): Promise<Refusal> {
  const { mostOpen, mostAnHour } = orderLimits(shop)
  const first = await db().order.findFirst({
    where: { customerId: customer.userId, createdAt: { gt: new Date(now.getTime() - hourMs), lte: now } },
    orderBy: { createdAt: 'desc' },
    skip: Math.max(0, mostAnHour - 1),
    select: { createdAt: true },
  })
  if (!first || mostAnHour === 0)
    return new Refusal('too_many_open_orders', { values: { count: String(mostOpen), phone: shop.phone } })
  const waitMs = first.createdAt.getTime() + hourMs - now.getTime()
  return new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
