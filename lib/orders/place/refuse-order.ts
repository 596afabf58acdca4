import type { Language } from '@/lib/i18n/language'
import { nameIn } from '@/lib/i18n/name-in'
import { texts } from '@/lib/i18n/texts'
import { soldWhenInWords } from '@/lib/menu/sold-when-in-words'
import { formatAmount } from '@/lib/platform/money'
import { Refusal } from '@/lib/platform/refusal'
import type { Shop } from '@/lib/shop/shop'
import type { QuoteWithTimes } from '@/lib/orders/quote/quote-with-times'
import type { Problem, ProblemCode } from '@/lib/orders/quote/quote'
import { isAsShown } from '@/lib/shop/slots'
import { quoteView } from '@/lib/orders/quote/quote-order'
import type { NewOrderRequest } from '@/lib/orders/order-request'

/** Throws the first thing that stands against this order, with the current quote; amounts are compared, never used. */
export async function refuseUnlessPossible(
  quoted: QuoteWithTimes,
  request: NewOrderRequest,
  shopAndTime: ShopAndTime,
): Promise<void> {
  const code = firstProblem(quoted, request)
  if (code) throw await refusalOf(code, quoted, request, shopAndTime)
}

export async function refusalOf(
  code: ProblemCode | 'time_changed',
  quoted: QuoteWithTimes,
  request: NewOrderRequest,
  shopAndTime: ShopAndTime,
): Promise<Refusal> {
  const data = await quoteView(quoted, request, shopAndTime)
  const { largestOrderRappen, largestOrderPieces } = shopAndTime.shop
  const problems = quoted.problems.filter((problem) => problem.code === code)
  const minimum = `CHF ${formatAmount(quoted.minimumRappen)}`
  const values = (language: Language) => ({
    items: itemsInWords(problems, quoted, language),
    minimum,
    amount: `CHF ${formatAmount(largestOrderRappen)}`,
    pieces: String(largestOrderPieces),
  })
  return new Refusal(code, { data, values })
}

/** By name, each once; with its hours where it is about them. */
function itemsInWords(problems: Problem[], { lines }: QuoteWithTimes, language: Language): string {
  const named = problems.flatMap(({ item: own, soldWhen }) => {
    if (!own) return []
    const names = lines.find(({ menuItem }) => menuItem.name === own)?.menuItem.names
    const item = nameIn({ name: own, names: names ?? {} }, language)
    return soldWhen ? `${item} (${soldWhenInWords(soldWhen, { words: texts(language).shop.island, language })})` : item
  })
  return [...new Set(named)].join(', ')
}

interface ShopAndTime {
  shop: Shop
  now: Date
}

/** A wrong total counts where a wrong price does: before minimum and time are checked. */
function firstProblem(
  { problems, totalRappen, soonest }: QuoteWithTimes,
  { totalAmountRappen, requestedFor, expectedAt }: NewOrderRequest,
): ProblemCode | 'time_changed' | undefined {
  const codes = problems.map((problem) => problem.code)
  const before = codes.find((code) => !afterPrices.includes(code))
  if (before) return before
  if (totalAmountRappen !== totalRappen) return 'price_changed'
  const isMoved = !requestedFor && expectedAt && soonest && !isAsShown(expectedAt, soonest)
  return codes[0] ?? (isMoved ? 'time_changed' : undefined)
}

const afterPrices: readonly ProblemCode[] = ['below_minimum', 'order_too_large', 'slot_unavailable', 'shop_closed']
