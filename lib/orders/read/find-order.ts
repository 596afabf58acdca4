import { Staff, type BoardCaller, type Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import { parseOrderReference, type OrderReference } from '@/lib/orders/order-id'
import { db, ofOneMoment, type Tx } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { folded } from '@/lib/platform/values/folded'
import { consume, giveBack } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import { findOrders, type OrderRecord } from '@/lib/orders/order'
import { ownView, publicView, wholeView, type OrderView } from './order-view'
import { staffView, type StaffOrderView } from './staff-order-view'

/** All of it for its owner and the staff, the public fields for any other caller. */
export async function findOrder(id: string, caller: Customer | null, now = new Date()): Promise<OrderView | null> {
  const order = await findWholeOrder(id)
  if (!order) return null
  const isOwner = caller !== null && order.customerId === caller.userId
  if (!isOwner && caller instanceof Staff) return { ...wholeView(order), isReversed: order.reversal !== null }
  if (!isOwner) return publicView(order, now)
  return ownView(order, { shop: await currentShop(), now })
}

export async function findOrderForStaff(
  _caller: BoardCaller,
  id: string,
  now = new Date(),
): Promise<StaffOrderView | null> {
  const order = await findWholeOrder(id)
  return order && staffView(order, now)
}

/** Another customer's order is missing, as one that never was. */
export async function findOwnOrder({ userId }: Customer, id: string): Promise<OrderRecord> {
  const order = await findWholeOrder(id)
  if (order?.customerId !== userId) throw new Refusal('not_found')
  return order
}

export async function findWholeOrder(id: string, reader?: Tx): Promise<OrderRecord | null> {
  if (!reader) return ofOneMoment((tx) => findWholeOrder(id, tx))
  const [order] = await findOrders(reader, { where: { id } })
  return order ?? null
}

export interface TermsOfOrder {
  id: number
  updatedOn: Date
}

/** Public; null for orders from before terms were stored. */
export async function findTermsOf(orderId: string): Promise<TermsOfOrder | null> {
  const select = { terms: { select: { id: true, updatedOn: true } } } as const
  const order = await db().order.findUnique({ where: { id: orderId }, select })
  return order?.terms ?? null
}

const wrongGuesses = { points: 10, seconds: 900 }
/** Of all clients together, so that a number is not guessed from many addresses. */
const wrongGuessesOfAll = { points: 200, seconds: 900 }

export interface OrderLookup {
  order: string
  email?: string
}

/** By id or link, or number or short code with the e-mail address. One refusal, whichever half is wrong. */
export async function findReferencedOrder({ order, email }: OrderLookup, client: Client): Promise<string> {
  const reference = parseOrderReference(order)
  if (!reference) throw new Refusal('not_found')
  if (!('id' in reference)) return guessed(reference, client, email)
  if ((await db().order.count({ where: { id: reference.id } })) === 0) throw new Refusal('not_found')
  return reference.id
}

// Counted before the lookup, so that parallel tries cannot slip through; a right one is given back. By client first: a
// stranger who guesses does not keep the customer from the order.
async function guessed(
  reference: Exclude<OrderReference, { id: string }>,
  client: Client,
  email = '',
): Promise<string> {
  if (!email) throw new Refusal('invalid_fields', { fields: { email: 'required' } })
  const address = folded(email)
  // Ends with the address, so that it is deleted with the account.
  const own = `${client.address}:${address}`
  await consume('order-of-address-by-client', own, wrongGuesses)
  await consume('order-of-address', address, wrongGuessesOfAll)
  const found = await findNewest(reference, address)
  if (!found) throw new Refusal('not_found')
  await giveBack('order-of-address-by-client', own, wrongGuesses)
  await giveBack('order-of-address', address, wrongGuessesOfAll)
  return found
}

/** Numbers repeat: the newest order is meant. The short code is a part of the id, which Prisma cannot compare. */
async function findNewest(reference: Exclude<OrderReference, { id: string }>, address: string): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>(
    `select id from orders
     where lower(contact_email) = lower($1) and (number = $2 or substring(id from 14 for 4) = $3)
     order by created_at desc, id desc limit 1`,
    [address, reference.number ?? null, reference.shortCode ?? null],
  )
  return rows[0]?.id ?? null
}
