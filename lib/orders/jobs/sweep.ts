import { Client } from 'pg'
import { erasePersons } from '@/lib/orders/customers/delete-customer'
import { retainedSince, type Retained } from '@/lib/platform/retention'
import { env } from '@/lib/platform/env'
import { calendarDayOf } from '@/lib/platform/time'

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

const timeoutMs = 60_000

/**
 * One process at a time. Answers how many orders it changed: some hundred at once, so that requests do not wait. On a
 * connection of its own, because a statement of the pool may not take that long.
 */
export async function sweep(now = new Date()): Promise<number> {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 2500,
    query_timeout: timeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin')
    const changed = (await tryLock(client)) ? await endAll(client, now) : 0
    await client.query('commit')
    return changed
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('retention')) as "isMine"`,
  )
  return rows[0]?.isMine ?? false
}

async function endAll(client: Client, now: Date): Promise<number> {
  const erased = await eraseOldPersons(client, now)
  const deleted = await deleteOldOrders(client, now)
  for (const [kind, statement] of ends) await client.query(statement, [retainedSince(kind, now)])
  return erased + deleted
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
