import { formatAmount } from '@/lib/money'
import { Refusal } from '@/lib/refusal'
import type { ShopView } from '@/lib/shop/schema'
import type { Offer } from './offer'
import type { ProblemCode } from './quote'
import { quoteView } from './quote-order'
import type { CreateOrderBody } from './schema'

// Amounts are integers of 32 bits in the database.
const mostRappen = 2_000_000_000

/** Throws the first thing that stands against this order, with the current quote; amounts are compared, never used. */
export async function refuseUnlessPossible(offer: Offer, body: CreateOrderBody, clock: Clock): Promise<void> {
  if (offer.totalRappen > mostRappen) throw new Refusal('invalid_fields', { fields: { items: 'out_of_range' } })
  const code = firstObstacle(offer, body)
  if (code) throw await refusalOf(code, offer, body, clock)
}

export async function refusalOf(
  code: ProblemCode,
  offer: Offer,
  body: CreateOrderBody,
  clock: Clock,
): Promise<Refusal> {
  const data = await quoteView(offer, body, clock)
  const items = offer.problems.flatMap((problem) => (problem.code === code && problem.item ? [problem.item] : []))
  const values = { items: items.join(', '), minimum: `CHF ${formatAmount(offer.minimumRappen)}` }
  return new Refusal(code, { data, values })
}

interface Clock {
  shop: ShopView
  now: Date
}

/** A wrong total counts where a wrong price does: before the guest hears of minimum and time. */
function firstObstacle({ problems, totalRappen }: Offer, { total_amount }: CreateOrderBody): ProblemCode | undefined {
  const codes = problems.map((problem) => problem.code)
  const before = codes.find((code) => !afterPrices.includes(code))
  if (before) return before
  return total_amount === totalRappen ? codes[0] : 'price_changed'
}

const afterPrices: readonly ProblemCode[] = ['below_minimum', 'slot_unavailable', 'shop_closed']
