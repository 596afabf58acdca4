import type { Customer } from '@/lib/accounts/caller'
import { pool } from '@/lib/db'
import { toFrancs } from '@/lib/money'
import { currentShop } from '@/lib/shop/current-shop'
import type { ShopView } from '@/lib/shop/schema'
import { freeSlots, isFull } from '@/lib/shop/slots'
import type { QuoteView } from './answers'
import { deliveryPostcode } from './billing'
import { offerFor, type Offer, type Wish } from './offer'
import { findOrderBasis } from './order-basis'
import type { Problem } from './quote'
import type { QuoteBody } from './schema'

/** What this would cost, when it could be had, and what stands against it; changes nothing. */
export async function quoteOrder(caller: Customer | null, body: QuoteBody, now = new Date()): Promise<QuoteView> {
  const shop = await currentShop()
  const { items } = body
  const { dishes, profile } = await findOrderBasis({ items, shop, now, customerId: caller?.userId })
  const postcode = body.postcode || (profile ? deliveryPostcode(profile) : undefined)
  return quoteView(offerFor(body, { shop, dishes, postcode, now }), body, { shop, now })
}

/** An offer as it is told to a client, with the slots that are still free. */
export async function quoteView(offer: Offer, wish: Wish, circumstances: Clock): Promise<QuoteView> {
  const { shop, now } = circumstances
  const taken = await ordersBySlot(now)
  const isFullNow = wish.requested_for && isFull(shop, taken.get(wish.requested_for.getTime()) ?? 0)
  const full: Problem[] = isFullNow ? [{ code: 'slot_unavailable' }] : []
  const free = freeSlots(shop, { fulfilment: wish.fulfilment, now }, taken)
  return {
    lines: offer.lines.map(({ dish, quantity, note, priceRappen, subtotalRappen }) => ({
      menu_item_id: dish.id,
      name: dish.name,
      quantity,
      price: toFrancs(priceRappen),
      subtotal: toFrancs(subtotalRappen),
      note,
      minimum_age: dish.minimumAge,
    })),
    subtotal: toFrancs(offer.subtotalRappen),
    delivery_fee: toFrancs(offer.deliveryFeeRappen),
    total: toFrancs(offer.totalRappen),
    minimum: toFrancs(offer.minimumRappen),
    missing: toFrancs(offer.missingRappen),
    slots: free.map((at) => ({ at: at.toISOString() })),
    problems: withoutRepeats([...offer.problems, ...full]),
    soonest: offer.soonest && {
      at: offer.soonest.at.toISOString(),
      as_soon_as_possible: offer.soonest.asSoonAsPossible,
    },
  }
}

interface Clock {
  shop: ShopView
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
