import type { Customer } from '@/lib/accounts/caller'
import { picturePath } from '@/lib/pictures/picture-path'
import { pool } from '@/lib/platform/database/pool'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { volumeOf } from '@/lib/menu/options/unit-price'
import type { PortionsLeft } from '@/lib/menu/availability/portions'
import { firstSoldAt } from '@/lib/menu/availability/sold-when'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { type Soonest, freeSlots, isFull, isSlot, soonest } from '@/lib/shop/hours/slots'
import { chosenOptions, minimumAgeOf } from './charged-options'
import { deliveryPostcode } from '@/lib/orders/billing'
import { ratesOn, supplyDay, type RatesPerMille } from '@/lib/orders/vat'
import { type ItemOnSale, type ShopAndTime, findQuoteInputs } from './quote-inputs'
import { type Problem, type Quote, type QuotedLine, type RequestedItem, quote } from './quote'
import type { Fulfilment } from '@/lib/orders/limits'
import { listed, refusedStatuses } from '@/lib/orders/status'

/** Changes nothing. Without a postcode a delivery goes where the profile says. */
export async function quoteOrder(
  caller: Customer | null,
  request: OrderRequest & { postcode?: string },
  now = new Date(),
) {
  const shop = await currentShop()
  const { items } = request
  const { profile, ...inputs } = await findQuoteInputs({ items, shop, now, customerId: caller?.userId })
  const postcode = request.postcode || (profile ? deliveryPostcode(profile) : undefined)
  return quoteView(quoteWithTimes(request, { shop, ...inputs, postcode, now }), request, { shop, now })
}

export async function quoteView(quoted: QuoteWithTimes, request: OrderRequest, { shop, now }: ShopAndTime) {
  const supply = { requestedFor: slotOf(request, quoted), promisedFor: null, createdAt: now }
  const rates = ratesOn(shop, supplyDay(supply))
  const ordersAt = await ordersBySlot(now)
  const isFullNow = request.requestedFor && isFull(shop, ordersAt.get(request.requestedFor.getTime()) ?? 0)
  const full: Problem[] = isFullNow ? [{ code: 'slot_unavailable' }] : []
  const free = freeSlots(shop, { fulfilment: request.fulfilment, now }, ordersAt)
  const { subtotalRappen, deliveryFeeRappen, totalRappen, minimumRappen, missingRappen } = quoted
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

function quoteLine(line: QuotedLine<ItemOnSale>, rates: RatesPerMille) {
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

/** Prepared, because every open checkout asks it. */
async function ordersBySlot(now: Date): Promise<Map<number, number>> {
  const { rows } = await pool().query<{ at: Date; orders: number }>({
    name: 'orders-by-slot',
    text: `
      select requested_for as at, count(*)::int as orders from orders
      where requested_for >= $1 and status not in (${listed(refusedStatuses)}) group by requested_for`,
    values: [now],
  })
  return new Map(rows.map(({ at, orders }) => [at.getTime(), orders]))
}

function withoutRepeats(problems: Problem[]): Problem[] {
  const seen = problems.map((problem) => JSON.stringify(problem))
  return problems.filter((_, index) => seen.indexOf(seen[index] ?? '') === index)
}

export interface OrderRequest {
  items: RequestedItem[]
  fulfilment: Fulfilment
  requestedFor?: Date | null
}

export interface QuoteWithTimes extends Quote<ItemOnSale> {
  soonest: Soonest | null
}

interface PricingContext {
  shop: Shop
  menuItems: ItemOnSale[]
  /** Of today; absent: what is counted does not matter. */
  portionsLeft?: PortionsLeft
  postcode: string | undefined
  now: Date
}

export function quoteWithTimes(
  request: OrderRequest,
  { shop, menuItems, portionsLeft, postcode, now }: PricingContext,
): QuoteWithTimes {
  const ready = soonest(shop, { fulfilment: request.fulfilment, now })
  const orderedAt = orderedFor(request, ready, now)
  const problems = timeProblems(request, ready, { shop, now })
  const quoted = quote({
    lines: request.items,
    menuItems,
    fulfilment: request.fulfilment,
    pickupMinimumRappen: shop.pickupMinimumRappen,
    largest: shop,
    zone: postcode ? zoneOf(shop, postcode) : undefined,
    orderedFor: orderedAt,
    closures: shop.closures,
    // An order for another day takes nothing from today's.
    ...(portionsLeft && businessDayOf(orderedAt) === businessDayOf(now) && { portionsLeft }),
  })
  return { ...quoted, soonest: ready, problems: [...quoted.problems, ...problems] }
}

/** The moment that decides selling times: now while the kitchen takes orders, else the chosen or the first slot. */
function orderedFor({ requestedFor }: OrderRequest, ready: Soonest | null, now: Date): Date {
  if (requestedFor) return requestedFor
  return ready === null || ready.asSoonAsPossible ? now : ready.at
}

export function slotOf(
  { requestedFor }: OrderRequest,
  { soonest: ready }: Pick<QuoteWithTimes, 'soonest'>,
): Date | null {
  if (requestedFor) return requestedFor
  return ready?.asSoonAsPossible ? null : (ready?.at ?? null)
}

function timeProblems(request: OrderRequest, ready: Soonest | null, { shop, now }: ShopAndTime): Problem[] {
  const { requestedFor: at, fulfilment } = request
  if (!at) return ready ? [] : [{ code: 'shop_closed' }]
  return isSlot(shop, { fulfilment, now }, at) ? [] : [{ code: 'slot_unavailable' }]
}

function zoneOf({ zones }: Shop, postcode: string) {
  return zones.find((served) => served.postcode === postcode) ?? null
}
