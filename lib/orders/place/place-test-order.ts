import { randomUUID } from 'node:crypto'
import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import type { Billing } from '@/lib/orders/order-address'
import type { NewOrderRequest } from './request-hash'
import { cashOnDelivery, newOrder } from './new-order'
import type { ItemOnSale } from '@/lib/orders/quote/items-on-sale'
import type { RequestedItem } from '@/lib/orders/quote/quote'
import { findQuoteInputs } from '@/lib/orders/quote/quote-inputs'
import { quoteWithTimes } from '@/lib/orders/quote/quote-with-times'
import { transaction, type Tx, pool } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { NewOrder } from '@/lib/orders/order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { openStatuses } from '@/lib/orders/status'
import type { Shop } from '@/lib/shop/shop'

interface Circumstances {
  language: Language
  now?: Date
}

/**
 * Places an order that rings in the kitchen like any other and is no sale: for an hour at which nobody orders yet, or for
 * a new device. It is ready to be cooked whether or not the shop is open. One at a time.
 */
export async function placeTestOrder(
  manager: Manager,
  { language, now = new Date() }: Circumstances,
): Promise<StaffOrderView> {
  const shop = await currentShop()
  const order = await newTestOrder({ shop, language, now })
  if (!order) throw new Refusal('nothing_on_sale')
  await transaction(async (tx) => {
    // Of two taps at once the second waits here and finds the first one's order.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('test order'))`
    const open = await tx.order.count({ where: { isTest: true, status: { in: [...openStatuses] } } })
    if (open > 0) throw new Refusal('test_order_open')
    await insert(tx, order, manager)
  })
  const placed = await findWholeOrder(order.id)
  if (!placed) throw new Error(`the test order ${order.id} is gone`)
  return staffView(placed, now)
}

async function insert(tx: Tx, order: NewOrder, { userId: byUserId }: Manager): Promise<void> {
  const { lines, history: _, ageChecks: __, payment: ___, proposals: ____, reversal: _____, ...row } = order
  await tx.order.create({ data: row, select: { id: true } })
  await tx.orderLine.createMany({ data: lines.map((line) => ({ ...line, options: line.options ?? [] })) })
  const { id: orderId, status, createdAt: at } = order
  await tx.statusChange.create({ data: { orderId, status, at, announcedAt: at, byUserId } })
}

interface TestOrderContext {
  shop: Shop
  language: Language
  now: Date
}

/** Enough to show a list on the board, few enough for its ticket to stay short. */
const mostDishes = 2
/** Of a menu that asks for a choice everywhere, the first that can be had without one. */
const mostTried = 50

/** Some of the first dishes of the menu, for pickup at once; null where nothing can be ordered without a choice. */
async function newTestOrder({ shop, language, now }: TestOrderContext): Promise<NewOrder | null> {
  const paymentId = `test_${randomUUID()}`
  const items = await listFirstDishes(now)
  const { menuItems } = await findQuoteInputs({ items, shop, now })
  const chosen = items.filter((item) => canBeHad(item, { shop, menuItems, now })).slice(0, mostDishes)
  if (chosen.length === 0) return null
  const request = requestFor(chosen, paymentId)
  const quoted = quoteWithTimes(request, { shop, menuItems, postcode: undefined, now })
  const order = newOrder({
    customer: null,
    profile: nobody,
    request,
    quoted,
    language,
    shop,
    termsId: null,
    now,
  })
  return {
    ...order,
    isTest: true,
    businessDay: null,
    requestedFor: null,
    quotedFor: null,
    payment: null,
    lines: order.lines.map((line) => ({ ...line, menuItemId: null })),
  }
}

async function listFirstDishes(now: Date): Promise<RequestedItem[]> {
  // Without a look at an ID first: the test is about the way through the kitchen.
  const { rows } = await pool().query<{ id: string }>(
    `select id from menu_item where available and (sold_out_until is null or sold_out_until <= $1)
     order by minimum_age, position, id limit ${mostTried}`,
    [now],
  )
  return rows.map(({ id }) => ({ menuItemId: id, quantity: 1 }))
}

/** Whatever the hour, the minimum or a pause may say against it. */
function canBeHad(
  item: RequestedItem,
  { shop, menuItems, now }: { shop: Shop; menuItems: ItemOnSale[]; now: Date },
): boolean {
  const { lines, problems } = quoteWithTimes(requestFor([item], ''), { shop, menuItems, postcode: undefined, now })
  return lines.length > 0 && !problems.some(({ code }) => code.startsWith('option') || code === 'item_sold_out')
}

function requestFor(items: RequestedItem[], paymentId: string): NewOrderRequest {
  return { items, fulfilment: 'pickup', paymentId, paymentMethod: cashOnDelivery, totalAmountRappen: 0 }
}

const nobody: Billing = {
  firstname: '',
  lastname: '',
  companyname: '',
  country: 'CH',
  streetAddress: '',
  addressLine2: '',
  postcode: '',
  city: '',
  contactEmail: '',
  phone: '',
  shipToDifferentAddress: false,
  shippingFirstname: '',
  shippingLastname: '',
  shippingCompanyname: '',
  shippingCountry: 'CH',
  shippingStreetAddress: '',
  shippingAddressLine2: '',
  shippingPostcode: '',
  shippingCity: '',
  orderNotes: '',
}
