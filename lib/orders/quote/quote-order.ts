import type { Customer } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { toFrancs } from '@/lib/platform/money'
import { currentShop } from '@/lib/shop/current-shop'
import type { Shop } from '@/lib/shop/shop'
import { freeSlots, isFull } from '@/lib/shop/slots'
import type { QuoteView } from '@/lib/orders/answers'
import { deliveryPostcode } from '@/lib/orders/billing'
import { quoteWithTimes, type QuoteWithTimes, type OrderRequest } from './quote-with-times'
import { findQuoteInputs } from './quote-inputs'
import type { Problem } from './quote'
import type { QuoteBody } from '@/lib/orders/schema'

/** What this would cost, when it could be had, and what stands against it; changes nothing. */
export async function quoteOrder(caller: Customer | null, body: QuoteBody, now = new Date()): Promise<QuoteView> {
  const shop = await currentShop()
  const { items } = body
  const { menuItems, profile } = await findQuoteInputs({ items, shop, now, customerId: caller?.userId })
  const postcode = body.postcode || (profile ? deliveryPostcode(profile) : undefined)
  return quoteView(quoteWithTimes(body, { shop, menuItems, postcode, now }), body, { shop, now })
}

/** A quote as clients get it, with the slots that are still free. */
export async function quoteView(
  quoted: QuoteWithTimes,
  request: OrderRequest,
  circumstances: ShopAndTime,
): Promise<QuoteView> {
  const { shop, now } = circumstances
  const taken = await ordersBySlot(now)
  const isFullNow = request.requested_for && isFull(shop, taken.get(request.requested_for.getTime()) ?? 0)
  const full: Problem[] = isFullNow ? [{ code: 'slot_unavailable' }] : []
  const free = freeSlots(shop, { fulfilment: request.fulfilment, now }, taken)
  return {
    lines: quoted.lines.map(({ menuItem, quantity, note, priceRappen, subtotalRappen }) => ({
      menu_item_id: menuItem.id,
      name: menuItem.name,
      quantity,
      price: toFrancs(priceRappen),
      subtotal: toFrancs(subtotalRappen),
      note,
      minimum_age: menuItem.minimumAge,
    })),
    subtotal: toFrancs(quoted.subtotalRappen),
    delivery_fee: toFrancs(quoted.deliveryFeeRappen),
    total: toFrancs(quoted.totalRappen),
    minimum: toFrancs(quoted.minimumRappen),
    missing: toFrancs(quoted.missingRappen),
    slots: free.map((at) => ({ at: at.toISOString() })),
    problems: withoutRepeats([...quoted.problems, ...full]),
    soonest: quoted.soonest && {
      at: quoted.soonest.at.toISOString(),
      as_soon_as_possible: quoted.soonest.asSoonAsPossible,
    },
  }
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
  return problems.filter(({ code, item }, index) => {
    return problems.findIndex((other) => other.code === code && other.item === item) === index
  })
}
