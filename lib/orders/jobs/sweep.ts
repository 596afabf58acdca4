import { Client } from 'pg'
import { erasePersons } from '@/lib/orders/customers/delete-customer'
import { env } from '@/lib/platform/process/env'
import { log } from '@/lib/platform/process/log'
import { retainedSince, type Retained } from '@/lib/platform/retention'

const day = `($1::timestamptz at time zone 'Europe/Zurich')::date`
const erased: Retained = 'personsOfOrders'
// No join: by an index for each account that may be over, however many orders there are.
const newestOrder = '(select max(created_at) from orders where customer_id = users.id)'

// Of each kind the table, and which rows are over; `$1`: since when they are stored.
const endings: readonly [kind: Retained, table: string, isOver: string][] = [
  [erased, 'orders', `person_erased_at is null and business_day < ${day}`],
  ['orders', 'orders', `business_day < ${day}`],
  ['endedSessions', 'session', 'expires_at < $1'],
  ['codes', 'one_time_code', 'expires_at < $1'],
  ['codes', 'mail_server', 'active_since is null and code_expires_at < $1'],
  ['countedTries', 'rate_limit', 'expire < (extract(epoch from $1::timestamptz) * 1000)::bigint'],
  ['sentMails', 'outbox_mail', 'coalesce(sent_at, given_up_at) < $1'],
  ['answeredMessages', 'contact_message', 'answered_at < $1'],
  ['pageViews', 'page_view', `day < ${day}`],
  ['unansweredMessages', 'contact_message', 'answered_at is null and created_at < $1'],
  ['blockedAddresses', 'customer_block', 'user_id is null and blocked_at < $1'],
  ['auditEntries', 'audit_entry', 'at < $1'],
  ['testOrders', 'orders', 'is_test and created_at < $1'],
  ['unpaidOrders', 'orders', `business_day is null and not is_test and status = 'cancelled' and created_at < $1`],
  ['paymentEvents', 'payment_event', 'received_at < $1'],
  [
    'unconfirmedRegistrations',
    'users',
    `verified_at is null and role = 'customer' and coalesce(terms_accepted_at, created_at) < $1
       and ${newestOrder} is null`,
  ],
  [
    'accountsWithoutPassword',
    'users',
    `password_hash is null and role = 'customer' and coalesce(last_seen_at, created_at) < $1
       and coalesce(${newestOrder} < $1, true)`,
  ],
]

// No person stands in it, and the past is read by nobody: who is accepted late moves in the quarters ahead.
const pastQuarters = `delete from kitchen_quarter where at < $1::timestamptz - interval '7 days'`

/** Rows that go in one transaction: few enough that requests do not wait for them. */
const portion = 500
const portionTimeoutMs = 10_000
/** PostgreSQL ends the session, and with it the lock, of a process that is gone without a word. */
const idleTimeoutMs = 60_000

type Swept = Partial<Record<Retained, number>>

/**
 * One process at a time, on a connection of its own. Answers how many rows of each kind went. What does not go stops
 * nothing else; it is named by an error at the end.
 */
export async function sweep(now = new Date()): Promise<Swept> {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 2500,
    statement_timeout: portionTimeoutMs,
    query_timeout: 2 * portionTimeoutMs,
    idle_in_transaction_session_timeout: idleTimeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`set idle_session_timeout = ${idleTimeoutMs}`)
    return (await tryLock(client)) ? await endAll(client, now) : {}
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Until the session ends: the transactions are many. */
async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    `select pg_try_advisory_lock(hashtext('retention')) as "isMine"`,
  )
  return rows[0]?.isMine ?? false
}

async function endAll(client: Client, now: Date): Promise<Swept> {
  const swept: Swept = {}
  const failed = new Set<Retained>()
  for (const [kind, table, isOver] of endings) {
    const since = retainedSince(kind, now)
    const run: Run = { kind, table, isOver, client, now, since, stuck: [], failures: [] }
    swept[kind] = (swept[kind] ?? 0) + (await endKind(run))
    if (run.failures.length === 0) continue
    log.warn({ err: run.failures[0], kind, failures: run.failures.length }, 'not everything past its time has ended')
    failed.add(kind)
  }
  await client.query(pastQuarters, [now])
  if (failed.size > 0) throw new Error(`not everything past its time has ended: ${[...failed].join(', ')}`)
  return swept
}

interface Run {
  kind: Retained
  table: string
  isOver: string
  client: Client
  now: Date
  since: Date
  /** Where the rows stand that do not go. */
  stuck: string[]
  failures: unknown[]
}

async function endKind(run: Run): Promise<number> {
  let ended = 0
  for (;;) {
    const places = await inTransaction(run, () => findOver(run))
    const gone = places?.length ? await endPortion(run, places) : 0
    ended += gone
    if (!places || places.length < portion || gone === 0) return ended
  }
}

/** Null if it failed. Throws only where the connection is gone, which ends the run. */
async function inTransaction<T>({ client, failures }: Run, work: () => Promise<T>): Promise<T | null> {
  try {
    await client.query('begin')
    const done = await work()
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    failures.push(error)
    return null
  }
}

async function findOver({ client, table, isOver, since, stuck }: Run): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(
    `select ctid::text as place from ${table} where ${isOver} and ctid <> all ($2::tid[]) limit ${portion}`,
    [since, stuck],
  )
  return rows.map(({ place }) => place)
}

/** What does not go is found by halves, and keeps no other row. */
async function endPortion(run: Run, places: string[]): Promise<number> {
  const gone = await inTransaction(run, () => (run.kind === erased ? erase(run, places) : remove(run, places)))
  if (gone !== null) return gone
  if (places.length === 1) {
    run.stuck.push(...places)
    return 0
  }
  run.failures.pop()
  const half = Math.floor(places.length / 2)
  return (await endPortion(run, places.slice(0, half))) + (await endPortion(run, places.slice(half)))
}

// Over is asked again under the lock: a row that is changed at this moment goes with the next run.
const locked = ({ table, isOver }: Run) =>
  `from ${table} where ctid = any ($2::tid[]) and ${isOver} for update skip locked`

async function remove(run: Run, places: string[]): Promise<number> {
  const { client, table, since } = run
  const statement = `delete from ${table} where ctid = any (array(select ctid ${locked(run)}))`
  return (await client.query(statement, [since, places])).rowCount ?? 0
}

async function erase(run: Run, places: string[]): Promise<number> {
  const { client, now, since } = run
  const { rows } = await client.query<{ id: string }>(`select id ${locked(run)}`, [since, places])
  await client.query(erasePersons, [rows.map(({ id }) => id), now])
  return rows.length
}
