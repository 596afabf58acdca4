import type { Customer } from '@/lib/accounts/caller'
import type { Named } from '@/lib/i18n/name-in'
import { picturePath } from '@/lib/pictures/picture-path'
import { pool } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { volumeOf } from '@/lib/menu/options/volume-of'
import { firstSoldAt } from '@/lib/menu/sold-when'
import { freeSlots, isFull, type Soonest } from '@/lib/shop/slots'
import { chosenOptions, minimumAgeOf, type ChosenOption } from '@/lib/orders/chosen-option'
import { deliveryPostcode } from '@/lib/orders/order-address'
import { ratesOn, supplyDay, type RatesPerMille } from '@/lib/orders/vat'
import { slotOf, quoteWithTimes, type OrderRequest, type QuoteWithTimes } from './quote-with-times'
import type { ItemOnSale } from './items-on-sale'
import { findQuoteInputs } from './quote-inputs'
import type { Problem, Quote, QuotedLine } from './quote'

export interface QuoteView extends Omit<Quote, 'lines'> {
  lines: QuoteLine[]
  slots: { at: Date }[]
  /** When it would be ready if no time is requested; null: there is no opening. */
  soonest: Soonest | null
}

interface QuoteLine extends Named {
  menuItemId: string
  /** Path on this host. */
  image: string | null
  quantity: number
  priceRappen: number
  subtotalRappen: number
  note: string
  minimumAge: number
  /** Of a drink, as it was chosen. */
  volumeMl: number | null
  options: ChosenOption[]
}

/**
 * What this would cost, when it could be had, and what stands against it; changes nothing. Without a postcode a
 * delivery goes where the profile says.
 */
export async function quoteOrder(
  caller: Customer | null,
  request: OrderRequest & { postcode?: string },
  now = new Date(),
): Promise<QuoteView> {
  const shop = await currentShop()
  const { items } = request
  const { menuItems, profile } = await findQuoteInputs({ items, shop, now, customerId: caller?.userId })
  const postcode = request.postcode || (profile ? deliveryPostcode(profile) : undefined)
  return quoteView(quoteWithTimes(request, { shop, menuItems, postcode, now }), request, { shop, now })
}

/** A quote as clients get it, with the slots that are still free. */
export async function quoteView(
  quoted: QuoteWithTimes,
  request: OrderRequest,
  circumstances: ShopAndTime,
): Promise<QuoteView> {
  const { shop, now } = circumstances
  const taken = await ordersBySlot(now)
  const isFullNow = request.requestedFor && isFull(shop, taken.get(request.requestedFor.getTime()) ?? 0)
  const full: Problem[] = isFullNow ? [{ code: 'slot_unavailable' }] : []
  const free = freeSlots(shop, { fulfilment: request.fulfilment, now }, taken)
  const { subtotalRappen, deliveryFeeRappen, totalRappen, minimumRappen, missingRappen } = quoted
  const supply = { requestedFor: slotOf(request, quoted), promisedFor: null, createdAt: now }
  const rates = ratesOn(shop, supplyDay(supply))
  return {
    lines: quoted.lines.map((line) => quoteLine(line, rates)),
    subtotalRappen,
    deliveryFeeRappen,
    totalRappen,
    minimumRappen,
    missingRappen,
    slots: free.map((at) => ({ at })),
    problems: withoutRepeats([...quoted.problems, ...full]).map((problem) => withNextTime(problem, free, shop)),
    soonest: quoted.soonest,
  }
}

function quoteLine(line: QuotedLine<ItemOnSale>, rates: RatesPerMille): QuoteLine {
  const { menuItem, quantity, note, priceRappen, subtotalRappen } = line
  return {
    menuItemId: menuItem.id,
    image: menuItem.pictureHash && picturePath(menuItem.pictureHash, 640, menuItem),
    name: menuItem.name,
    names: menuItem.names,
    quantity,
    priceRappen,
    subtotalRappen,
    note,
    minimumAge: minimumAgeOf(line),
    volumeMl: volumeOf(menuItem, line.charged),
    options: chosenOptions(line, rates),
  }
}

function withNextTime(problem: Problem, free: Date[], { closures }: Shop): Problem {
  const { soldWhen } = problem
  if (!soldWhen) return problem
  return { ...problem, nextAt: firstSoldAt(soldWhen, closures, free) }
}

interface ShopAndTime {
  shop: Shop
  now: Date
}

async function ordersBySlot(now: Date): Promise<Map<number, number>> {
  const { rows } = await pool().query<{ at: Date; orders: number }>({
    name: 'orders-by-slot',
    text: `
      select requested_for as at, count(*)::int as orders from orders
      where requested_for >= $1 and status not in ('rejected', 'cancelled') group by requested_for`,
    values: [now],
  })
  return new Map(rows.map(({ at, orders }) => [at.getTime(), orders]))
}

function withoutRepeats(problems: Problem[]): Problem[] {
  const seen = problems.map((problem) => JSON.stringify(problem))
  return problems.filter((_, index) => seen.indexOf(seen[index] ?? '') === index)
}
