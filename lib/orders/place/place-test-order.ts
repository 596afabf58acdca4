import { randomUUID } from 'node:crypto'
import type { Manager } from '@/lib/accounts/caller'
import { blankProfile } from '@/lib/accounts/profile/profile'
import type { Language } from '@/lib/i18n/language'
import { emptyKitchen } from '@/lib/orders/kitchen'
import { cashOnDelivery } from '@/lib/orders/payment-methods'
import { type NewOrderRequest, newOrder, ownColumns } from './new-order'
import { type ItemOnSale, findItemsOnSale } from '@/lib/orders/quote/quote-inputs'
import type { RequestedItem } from '@/lib/orders/quote/quote'
import { quoteWithTimes } from '@/lib/orders/quote/quote-order'
import { db, lock, transaction, type Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { NewOrder } from '@/lib/orders/order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { openStatuses } from '@/lib/orders/status'
import type { Shop } from '@/lib/shop/shop'

interface PlacingContext {
  language: Language
  now?: Date
}

/** Rings in the kitchen like any other and is no sale. Independent of opening hours; one at a time. */
export async function placeTestOrder(
  manager: Manager,
  { language, now = new Date() }: PlacingContext,
): Promise<StaffOrderView> {
  const shop = await currentShop()
  const order = await newTestOrder({ shop, language, now })
  if (!order) throw new Refusal('nothing_on_sale')
  await transaction(async (tx) => {
    // Of two taps at once the second waits here and finds the first one's order.
    await lock(tx, 'test order')
    const open = await tx.order.count({ where: { isTest: true, source: null, status: { in: [...openStatuses] } } })
    if (open > 0) throw new Refusal('test_order_open')
    await insert(tx, order, manager)
  })
  const placed = await findWholeOrder(order.id)
  if (!placed) throw new Error(`the test order ${order.id} is gone`)
  return staffView(placed, now)
}

async function insert(tx: Tx, order: NewOrder, { userId: byUserId }: Manager): Promise<void> {
  await tx.order.create({ data: { ...ownColumns(order), courier: undefined, fees: [] }, select: { id: true } })
  await tx.orderLine.createMany({ data: order.lines.map((line) => ({ ...line, options: line.options ?? [] })) })
  const { id: orderId, status, createdAt: at } = order
  await tx.statusChange.create({ data: { orderId, status, at, announcedAt: at, byUserId } })
}

interface TestOrderContext {
  shop: Shop
  language: Language
  now: Date
}

const mostDishes = 2
const mostTried = 50

async function newTestOrder({ shop, language, now }: TestOrderContext): Promise<NewOrder | null> {
  const paymentId = `test_${randomUUID()}`
  const items = await listFirstDishes(now)
  const menuItems = await findItemsOnSale(items, { shop, now })
  const chosen = items.filter((item) => canBeHad(item, { shop, menuItems, now })).slice(0, mostDishes)
  if (chosen.length === 0) return null
  const request = requestFor(chosen, paymentId)
  const quoted = quoteWithTimes(request, { shop, menuItems, postcode: undefined, kitchen: emptyKitchen, now })
  return newOrder({
    customer: null,
    isTest: true,
    profile: blankProfile,
    request,
    quoted,
    language,
    shop,
    termsId: null,
    now,
  })
}

async function listFirstDishes(now: Date): Promise<RequestedItem[]> {
  // Unrestricted dishes first: the test is about the way through the kitchen.
  const dishes = await db().menuItem.findMany({
    where: { available: true, OR: [{ soldOutUntil: null }, { soldOutUntil: { lte: now } }] },
    orderBy: [{ minimumAge: 'asc' }, { position: 'asc' }, { id: 'asc' }],
    take: mostTried,
    select: { id: true },
  })
  return dishes.map(({ id }) => ({ menuItemId: id, quantity: 1 }))
}

function canBeHad(
  item: RequestedItem,
  { shop, menuItems, now }: { shop: Shop; menuItems: ItemOnSale[]; now: Date },
): boolean {
  const { lines, problems } = quoteWithTimes(requestFor([item], ''), {
    ...{ shop, menuItems, postcode: undefined, kitchen: emptyKitchen, now },
  })
  return lines.length > 0 && !problems.some(({ code }) => code.startsWith('option') || code === 'item_sold_out')
}

function requestFor(items: RequestedItem[], paymentId: string): NewOrderRequest {
  return { items, fulfilment: 'pickup', paymentId, paymentMethod: cashOnDelivery, totalAmountRappen: 0 }
}
