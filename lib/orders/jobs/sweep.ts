import type { Client } from 'pg'
import { runExclusively } from './alarm-shop'
import { erasePersons } from '@/lib/orders/customers/delete-customer'
import { retainedSince, type Retained } from '@/lib/platform/retention'
import { calendarDayOf } from '@/lib/platform/time'

// Plain SQL, because it runs in the server bundle, which has no Prisma.

const ordersAtOnce = 500

// In this order: a user without an account can go once the orders are without a person.
const ends: readonly [Retained, string][] = [
  ['endedSessions', 'delete from session where expires_at < $1'],
  ['codes', 'delete from one_time_code where expires_at < $1'],
  ['codes', 'delete from mail_server where active_since is null and code_expires_at < $1'],
  ['countedTries', 'delete from rate_limit where expire < extract(epoch from $1::timestamptz) * 1000'],
  ['sentMails', 'delete from outbox_mail where coalesce(sent_at, given_up_at) < $1'],
  ['answeredMessages', 'delete from contact_message where answered_at < $1'],
  ['pageViews', `delete from page_view where day < ($1::timestamptz at time zone 'Europe/Zurich')::date`],
  ['unansweredMessages', 'delete from contact_message where answered_at is null and created_at < $1'],
  ['blockedAddresses', 'delete from customer_block where user_id is null and blocked_at < $1'],
  ['auditEntries', 'delete from audit_entry where at < $1'],
  ['testOrders', 'delete from orders where is_test and created_at < $1'],
  [
    'unpaidOrders',
    `delete from orders where business_day is null and not is_test and status = 'cancelled' and created_at < $1`,
  ],
  ['paymentEvents', 'delete from payment_event where received_at < $1'],
  [
    'unconfirmedRegistrations',
    `delete from users u where verified_at is null and role = 'customer' and coalesce(terms_accepted_at, created_at) < $1
       and not exists (select 1 from orders where customer_id = u.id)`,
  ],
  [
    'accountsWithoutPassword',
    `delete from users u where password_hash is null and role = 'customer' and coalesce(last_seen_at, created_at) < $1
       and not exists (select 1 from orders where customer_id = u.id and person_erased_at is null)`,
  ],
]

/** One process at a time. Answers how many orders it changed: some hundred at once, so that requests do not wait. */
export function sweep(client: Client, now = new Date()): Promise<number> {
  return runExclusively(client, 'retention', async () => {
    const erased = await eraseOldPersons(client, now)
    const deleted = await deleteOldOrders(client, now)
    for (const [kind, statement] of ends) await client.query(statement, [retainedSince(kind, now)])
    return erased + deleted
  })
}

async function eraseOldPersons(client: Client, now: Date): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `select id from orders where person_erased_at is null and business_day < $1::date
     order by business_day limit ${ordersAtOnce} for update skip locked`,
    [calendarDayOf(retainedSince('personsOfOrders', now))],
  )
  if (rows.length > 0) await client.query(erasePersons, [rows.map(({ id }) => id), now])
  return rows.length
}

async function deleteOldOrders(client: Client, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `delete from orders where id in (select id from orders where business_day < $1::date limit ${ordersAtOnce})`,
    [calendarDayOf(retainedSince('orders', now))],
  )
  return rowCount ?? 0
}
