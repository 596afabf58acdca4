import type { PoolClient } from 'pg'
import type { Mail } from '@/emails/mail'
import { pool, Prisma } from '@/lib/platform/db'
import { outboxRow } from '@/lib/mail/queue-mail'
import { toRow } from '@/lib/platform/rows'
import type { NewOrder } from '@/lib/orders/order'
import { numberToCome } from '@/lib/orders/order-mails'
import type { OrderLimits } from './refuse-order'

type Runner = Pick<PoolClient, 'query'>

export interface Slot {
  at: Date
  /** Orders that it takes; 0: any number. */
  capacity: number
}

/**
 * Writes an order with its lines, history, payment and confirmation, all or nothing, in one round trip, and answers the
 * number that it was given; the confirmation names it. Null, and nothing written, if the customer's payment_id is taken or
 * he has too many orders; it waits for whoever is just writing another one of his.
 */
export async function insertOrder(
  order: NewOrder,
  confirmation: Mail,
  { limits, runner = pool() }: { limits: OrderLimits; runner?: Runner },
): Promise<number | null> {
  const { lines, payment, history: _, ageChecks: __, proposals: ___, reversal: ____, ...row } = order
  const { rows } = await runner.query<{ number: number }>({
    name: 'insert-order',
    text: insertion,
    values: [
      JSON.stringify(toRow(row)),
      JSON.stringify(lines.map(toRow)),
      JSON.stringify(toRow(payment ?? {})),
      JSON.stringify(toRow(outboxRow(confirmation))),
      limits.mostOpen,
      limits.mostAnHour,
      numberToCome,
    ],
  })
  return rows[0]?.number ?? null
}

/** As insertOrder, if the slot still has room: who counts waits until the orders before him are committed. */
export async function insertOrderInSlot(
  order: NewOrder,
  confirmation: Mail,
  { slot, limits }: { slot: Slot; limits: OrderLimits },
): Promise<number | 'slot_full' | null> {
  const client = await pool().connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('order slot'), ${minuteOf(slot.at)})`)
    const isFull = await isSlotFull(client, order, slot)
    const number = isFull ? 'slot_full' : await insertOrder(order, confirmation, { limits, runner: client })
    await client.query('commit')
    client.release()
    return number
  } catch (error) {
    // Destroyed instead of rolled back: a connection that failed may not answer any more.
    client.release(true)
    throw error
  }
}

// An own earlier order under the same payment_id is no reason to call the slot full: it is this order.
async function isSlotFull(client: PoolClient, order: NewOrder, slot: Slot): Promise<boolean> {
  if (slot.capacity === 0) return false
  const { rows } = await client.query<{ full: boolean }>({
    name: 'slot-full',
    text: `
      select count(*) >= $2 and not coalesce(bool_or(customer_id = $3 and payment_id = $4), false) as full
      from orders where requested_for = $1 and status not in ('rejected', 'cancelled')`,
    values: [slot.at, slot.capacity, order.customerId, order.paymentId],
  })
  return rows[0]?.full ?? false
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000)
}

// The number comes from the column's default and a trigger, which no order that is refused here gets as far as.
const { number: _, ...ownFields } = Prisma.OrderScalarFieldEnum

const insertion = `
  with placed as (
    insert into orders (${columnsOf(ownFields)})
    select ${columnsOf(ownFields)} from jsonb_populate_record(null::orders, $1) o
    where may_order(o.customer_id, o.created_at, $5, $6)
    on conflict (customer_id, payment_id) do nothing
    returning id, status, created_at, number
  ), lines as (
    insert into order_line (${columnsOf(Prisma.OrderLineScalarFieldEnum)})
    select ${columnsOf(Prisma.OrderLineScalarFieldEnum, 'line.')} from placed, jsonb_populate_recordset(null::order_line, $2) line
  ), paid as (
    insert into payment (${columnsOf(Prisma.PaymentScalarFieldEnum)})
    select ${columnsOf(Prisma.PaymentScalarFieldEnum, 'due.')} from placed, jsonb_populate_record(null::payment, $3) due
  ), told as (
    insert into status_change (order_id, status, at, announced_at) select id, status, created_at, created_at from placed
  ), posted as (
    insert into outbox_mail (id, template, to_address, to_name, reply_to, subject, text, html, expires_at)
    select gen_random_uuid(), template, to_address, to_name, reply_to, replace(subject, $7, number::text),
      replace(text, $7, number::text), replace(html, $7, number::text), expires_at
    from placed, jsonb_populate_record(null::outbox_mail, $4)
  )
  select number from placed`

/** Those that this version knows: what a newer one has added gets its default, while both take orders (record 0041). */
function columnsOf(fields: object, prefix = ''): string {
  return Object.keys(toRow(fields))
    .map((column) => prefix + column)
    .join(', ')
}
