import type { Customer } from '@/lib/accounts/caller'
import { picturePath } from '@/lib/pictures/picture-path'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { volumeOf } from '@/lib/menu/options/unit-price'
import type { PortionsLeft } from '@/lib/menu/availability/portions'
import { firstSoldAt } from '@/lib/menu/availability/sold-when'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { type Soonest, type Times, timesOf } from '@/lib/shop/hours/slots'
import { chosenOptions, minimumAgeOf, pointsOfLine } from './charged-options'
import { deliveryPostcode } from '@/lib/orders/billing'
import { ratesOn, supplyDay, type RatesPerMille } from '@/lib/orders/vat'
import { type ItemOnSale, type ShopAndTime, findQuoteInputs } from './quote-inputs'
import { type Problem, type Quote, type QuotedLine, type RequestedItem, askedLines, quote } from './quote'
import type { Fulfilment } from '@/lib/orders/limits'
import { sum } from '@/lib/shop/hours/load'
import { learnedMinutesOf, ordersBefore, type KitchenState } from '@/lib/orders/kitchen'

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

export function quoteView(quoted: QuoteWithTimes, request: OrderRequest, { shop, now }: ShopAndTime) {
  const supply = { requestedFor: slotOf(request, quoted), promisedFor: null, createdAt: now }
  const rates = ratesOn(shop, supplyDay(supply))
  const free = quoted.times.freeSlots()
  const { subtotalRappen, deliveryFeeRappen, totalRappen, minimumRappen, missingRappen } = quoted
  return {
    lines: quoted.lines.map((line) => quoteLine(line, rates)),
    subtotalRappen,
    deliveryFeeRappen,
    totalRappen,
    minimumRappen,
    missingRappen,
    slots: free.map((at) => ({ at })),
    problems: withoutRepeats(quoted.problems).map((problem) => withNextTime(problem, free, shop)),
    soonest: quoted.soonest,
    ordersBefore: quoted.ordersBefore,
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
  times: Times
  /** That are not ready yet, and have to be until the soonest time. */
  ordersBefore: number
}

interface PricingContext {
  shop: Shop
  menuItems: ItemOnSale[]
  /** Of today; absent: what is counted does not matter. */
  portionsLeft?: PortionsLeft
  postcode: string | undefined
  kitchen: KitchenState
  now: Date
}

export function quoteWithTimes(
  request: OrderRequest,
  { shop, menuItems, portionsLeft, postcode, kitchen, now }: PricingContext,
): QuoteWithTimes {
  const { items, fulfilment } = request
  const { pickupMinimumRappen, closures } = shop
  const zone = postcode ? zoneOf(shop, postcode) : undefined
  const asked = askedLines(items, menuItems)
  const points = sum(asked.map(({ quoted }) => (quoted ? pointsOfLine(quoted) * quoted.quantity : 0)))
  const learnedMinutes = learnedMinutesOf(kitchen, { points, now, shop })
  const times = timesOf(shop, { fulfilment, now, points, load: kitchen.load, learnedMinutes })
  const orderedAt = orderedFor(request, times.soonest, now)
  const terms = { fulfilment, pickupMinimumRappen, largest: shop, zone, closures, orderedFor: orderedAt }
  // An order for another day takes nothing from today's.
  const counted = portionsLeft && businessDayOf(orderedAt) === businessDayOf(now) && { portionsLeft }
  const quoted = quote<ItemOnSale>({ asked, ...terms, ...counted })
  const problems = [...quoted.problems, ...timeProblems(request, times)]
  const { soonest } = times
  const before = soonest ? ordersBefore(kitchen, { at: soonest.at, fulfilment }, shop) : 0
  return { ...quoted, soonest, times, problems, ordersBefore: before }
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

function timeProblems({ requestedFor: at }: OrderRequest, { soonest, isSlot, placeAt }: Times): Problem[] {
  if (!at) return soonest ? [] : [{ code: 'shop_closed' }]
  return isSlot(at) && placeAt(at) ? [] : [{ code: 'slot_unavailable' }]
}

function zoneOf({ zones }: Shop, postcode: string) {
  return zones.find((served) => served.postcode === postcode) ?? null
}
