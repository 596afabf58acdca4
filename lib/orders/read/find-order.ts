import { Staff, type BoardCaller, type Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import { parseOrderReference, type OrderReference } from '@/lib/orders/order-id'
import { db, type Db, type Tx, pool } from '@/lib/platform/db'
import { folded } from '@/lib/platform/folded'
import { consume, giveBack } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import { wholeOrder, type OrderRecord } from '@/lib/orders/order'
import { ownView, publicView, wholeView, type OrderView } from '@/lib/orders/order-view'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'

/** The order as this caller may see it: all of it for its owner and the staff, the public fields for anybody else. */
export async function findOrder(id: string, caller: Customer | null, now = new Date()): Promise<OrderView | null> {
  const order = await findWholeOrder(id)
  if (!order) return null
  const isOwner = caller !== null && order.customerId === caller.userId
  if (!isOwner && caller instanceof Staff) return { ...wholeView(order), isReversed: order.reversal !== null }
  if (!isOwner) return publicView(order, now)
  const { cancellationMinutes } = await currentShop()
  return ownView(order, { cancellationMinutes, now })
}

export async function findOrderForStaff(
  _caller: BoardCaller,
  id: string,
  now = new Date(),
): Promise<StaffOrderView | null> {
  const order = await findWholeOrder(id)
  return order && staffView(order, now)
}

export function findWholeOrder(id: string, reader: Db | Tx = db()): Promise<OrderRecord | null> {
  return reader.order.findUnique({ where: { id }, include: wholeOrder })
}

export interface TermsOfOrder {
  id: number
  updatedOn: Date
}

/** The terms that an order was placed under; null where they were not yet kept then. Anybody may read them. */
export async function findTermsOf(orderId: string): Promise<TermsOfOrder | null> {
  const select = { terms: { select: { id: true, updatedOn: true } } } as const
  const order = await db().order.findUnique({ where: { id: orderId }, select })
  return order?.terms ?? null
}

const wrongGuesses = { points: 10, seconds: 900 }
/** Of all clients together, so that a number is not guessed from many addresses. */
const wrongGuessesOfAll = { points: 200, seconds: 900 }

export interface AskedOrder {
  order: string
  email?: string
}

/**
 * The id of the order that a customer means: by its id or a link with it, or by number or short code together with the
 * e-mail address that it was placed with. One refusal for all that fits no order, whichever half is wrong.
 */
export async function findReferencedOrder({ order, email }: AskedOrder, client: Client): Promise<string> {
  const reference = parseOrderReference(order)
  if (!reference) throw new Refusal('not_found')
  const found = 'id' in reference ? await findById(reference.id) : await guessed(reference, client, email)
  if (!found) throw new Refusal('not_found')
  return found
}

// Counted before it is looked up, so that many tries at once cannot slip through; a right one is given back. First by
// client: one stranger who guesses does not keep the customer from the order.
async function guessed(
  reference: Exclude<OrderReference, { id: string }>,
  client: Client,
  email = '',
): Promise<string | null> {
  if (!email) throw new Refusal('invalid_fields', { fields: { email: 'required' } })
  const address = folded(email)
  // Its end names whom it is about, so that it goes with the account.
  const own = `${client.address}:${address}`
  await consume('order-of-address-by-client', own, wrongGuesses)
  await consume('order-of-address', address, wrongGuessesOfAll)
  const found = await findNewest(reference, address)
  if (found) {
    await giveBack('order-of-address-by-client', own, wrongGuesses)
    await giveBack('order-of-address', address, wrongGuessesOfAll)
  }
  return found
}

async function findById(id: string): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>('select id from orders where id = $1', [id])
  return rows[0]?.id ?? null
}

/** Numbers come around, and the short code is a part of the id: the newest is meant. */
async function findNewest(reference: Exclude<OrderReference, { id: string }>, address: string): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>(
    `select id from orders
     where lower(contact_email) = lower($1) and (number = $2 or substring(id from 14 for 4) = $3)
     order by created_at desc, id desc limit 1`,
    [address, reference.number ?? null, reference.shortCode ?? null],
  )
  return rows[0]?.id ?? null
}
