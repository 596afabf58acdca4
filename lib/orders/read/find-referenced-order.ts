import { pool } from '@/lib/platform/db'
import { folded } from '@/lib/platform/folded'
import { consume, giveBack } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { parseOrderReference, type OrderReference } from '@/lib/orders/order-reference'

const wrongGuesses = { points: 10, seconds: 900 }

/**
 * The id of the order that a customer means: by its id or a link with it, or by number or short code together with the
 * e-mail address that it was placed with. One refusal for all that fits no order, whichever half is wrong.
 */
export async function findReferencedOrder({ order, email }: { order: string; email?: string }): Promise<string> {
  const reference = parseOrderReference(order)
  if (!reference) throw new Refusal('not_found')
  const found = 'id' in reference ? await findById(reference.id) : await guessed(reference, email)
  if (!found) throw new Refusal('not_found')
  return found
}

// Counted before it is looked up, so that many tries at once cannot slip through; a right one is given back.
async function guessed(reference: Exclude<OrderReference, { id: string }>, email = ''): Promise<string | null> {
  if (!email) throw new Refusal('invalid_fields', { fields: { email: 'required' } })
  const address = folded(email)
  await consume('order-of-address', address, wrongGuesses)
  const found = await findNewest(reference, address)
  if (found) await giveBack('order-of-address', address, wrongGuesses)
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
