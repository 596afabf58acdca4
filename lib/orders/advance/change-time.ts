import { authorOf, type Customer } from '@/lib/accounts/caller'
import { updateOrder, withOwnOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { queueOrderMail, timeChangedMail, type OrderMailContext } from '@/lib/orders/mails/order-mails'
import { isTimeChangeable, ownView, type OrderView } from '@/lib/orders/read/order-view'
import { momentsOf, placeInKitchen, type TimeRequest } from '@/lib/orders/place/new-order'
import { refuseUnlessPossible } from '@/lib/orders/place/refuse-order'
import { timeProblemCodes, type ProblemCode } from '@/lib/orders/quote/quote'
import { findItemsOnSale, type ShopAndTime } from '@/lib/orders/quote/quote-inputs'
import { quoteWithTimes } from '@/lib/orders/quote/quote-order'
import { claimInstead, claimsOf, stateWithout } from '@/lib/orders/kitchen'
import { findKitchen } from '@/lib/orders/quote/find-kitchen'
import { findOwnOrder } from '@/lib/orders/read/find-order'
import { recordChange } from '@/lib/platform/database/audit'
import type { Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop, findShop } from '@/lib/shop/queries'
import { waitingProposal } from '@/lib/orders/read/proposal-view'
import { retaxOrder } from './retax-order'

/** Until the kitchen begins, under the rules of placing; the price stays. The same time again changes nothing. */
export async function changeTime(
  customer: Customer,
  id: string,
  { request, now = new Date() }: { request: TimeRequest; now?: Date },
): Promise<OrderView> {
  const [shop, read] = await Promise.all([currentShop(), findOwnOrder(customer, id)])
  const wanted = await wantedTime(read, request, { shop, now })
  const moments = momentsOf(wanted.request, wanted.quoted, now)
  const isSame = ({ requestedFor }: OrderRecord) => moments.requestedFor?.getTime() === requestedFor?.getTime()
  if (isSame(read)) return ownView(read, { shop, now })
  refuseUnlessChangeable(read, { shop, now })
  refuseUnlessPossible(wanted.quoted, wanted.request, { shop, now })
  const place = placeInKitchen(wanted.quoted, { at: moments.quotedFor, fulfilment: read.fulfilment, shop })
  const claims = claimsOf({ ...place, fulfilment: read.fulfilment }, shop)
  const changed = await withOwnOrder(customer, id, async (tx, order) => {
    if (isSame(order)) return order
    refuseUnlessChangeable(order, { shop, now })
    if (order.linesVersion !== read.linesVersion) return 'other_dishes'
    if (!(await claimInstead(tx, order, claims))) return 'full'
    return write(tx, order, { moments: { ...moments, ...place }, customer, shop: await findShop(tx), now })
  })
  // Other dishes have selling times of their own; and where another guest was faster, it is asked anew.
  return changed === 'other_dishes' || changed === 'full'
    ? changeTime(customer, id, { request, now })
    : ownView(changed, { shop, now })
}

function refuseUnlessChangeable(order: OrderRecord, { shop, now }: ShopAndTime): void {
  const data = ownView(order, { shop, now })
  if (waitingProposal(order, now)) throw new Refusal('proposal_open', { data })
  if (!isTimeChangeable(order, now)) throw new Refusal('time_change_over', { data })
}

const aboutTime: readonly ProblemCode[] = timeProblemCodes

/** What is sold out or costs more by now was agreed when it was ordered. */
async function wantedTime(order: OrderRecord, time: TimeRequest, { shop, now }: ShopAndTime) {
  const items = order.lines.flatMap(({ menuItemId, quantity }) => (menuItemId ? [{ menuItemId, quantity }] : []))
  const [menuItems, state] = await Promise.all([findItemsOnSale(items, { shop, now }), findKitchen(shop, now)])
  const kitchen = stateWithout(state, order)
  const asked = { ...time, items, fulfilment: order.fulfilment }
  const quoted = quoteWithTimes(asked, { shop, menuItems, postcode: undefined, kitchen, now })
  const problems = quoted.problems.filter(({ code }) => aboutTime.includes(code))
  return { quoted: { ...quoted, problems }, request: { ...asked, totalAmountRappen: quoted.totalRappen } }
}

interface Writing extends ShopAndTime {
  moments: Pick<OrderRecord, 'requestedFor' | 'quotedFor' | 'kitchenAt' | 'load'>
  customer: Customer
}

async function write(tx: Tx, order: OrderRecord, { moments, customer, shop, now }: Writing): Promise<OrderRecord> {
  const { status } = order
  const { requestedFor, quotedFor, kitchenAt, load } = moments
  // An order that was not accepted yet is promised for no time.
  const promisedFor = status === 'received' ? null : quotedFor
  const time = { requestedFor, quotedFor, promisedFor, shownFor: null }
  const moved = await updateOrder(tx, order, { ...time, kitchenAt, load, now })
  const supplied = await retaxOrder(tx, moved, shop)
  const { byUserId, byUser } = authorOf(customer)
  const entry = { status, at: now, announcedAt: now, promisedFor: quotedFor, byUserId }
  const row = await tx.statusChange.create({ data: { ...entry, orderId: order.id } })
  const change = { before: { requestedFor: order.requestedFor }, after: { requestedFor } }
  await recordChange(tx, { byUserId, subject: 'order', subjectId: order.id, ...change })
  const changed = { ...supplied, history: [...order.history, { ...row, byUser }] }
  const compose = (context: OrderMailContext) => timeChangedMail(changed, context)
  await queueOrderMail(tx, changed, { shop, compose, statusChangeId: row.id })
  return changed
}
