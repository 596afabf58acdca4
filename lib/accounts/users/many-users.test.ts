import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { blocksRead } from '@/lib/testing/blocks-read'
import { administrator } from '@/lib/testing/staff'
import { listUsers } from './list-users'

// Twenty thousand customers with two orders each; every tenth is called Anna. What is counted is what PostgreSQL looks
// at, not how long it takes.

const customers = 20_000
/** All accounts are more than that, and all orders of the index that counts them; fifty rows are a few blocks each. */
const mostBlocks = 300

let admin: Admin

beforeAll(async () => {
  admin = await administrator()
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (const statement of [people, orders, 'vacuum (analyze) users', 'vacuum (analyze) orders'])
    await client.query(statement)
  await client.end()
}, 60_000)

test.each([
  ['the newest', {}, 50],
  ['those of a name that every tenth has', { search: 'anna' }, 50],
  ['the one of an address', { search: 'guest7@' }, 1],
  ['the team', { role: 'admin' as const }, 1],
  ['what nobody is called', { search: 'zzyzx' }, 0],
])('%s are found without looking at all the others', async (_what, query, count) => {
  const { users } = await listUsers(admin, query)
  expect(users).toHaveLength(count)
  expect(await blocksRead(() => listUsers(admin, query))).toBeLessThan(mostBlocks)
})

test('the orders of each are counted, and a page goes on where the one before ended', async () => {
  const first = await listUsers(admin, { search: 'anna', limit: 3 })
  const second = await listUsers(admin, { search: 'anna', limit: 3, cursor: first.nextCursor ?? '' })
  const all = await listUsers(admin, { search: 'anna', limit: 6 })
  expect([...first.users, ...second.users]).toEqual(all.users)
  expect(all.users.map((user) => [user.orders, user.firstname])).toEqual(Array.from({ length: 6 }, () => [2, 'Anna']))
  expect(await blocksRead(() => listUsers(admin, { search: 'anna', cursor: first.nextCursor ?? '' }))).toBeLessThan(
    mostBlocks,
  )
})

const people = `
  insert into users (id, email, firstname, lastname, language, verified_at, created_at)
  select md5('customer ' || n)::uuid, 'guest' || n || '@example.com', case when n % 10 = 0 then 'Anna' else 'Noemi' end,
    'Muster' || n, 'de', now(), now() - interval '1 day' - n * interval '1 minute' from generate_series(1, ${customers}) n`

const orders = `
  insert into orders (id, customer_id, payment_id, request_hash, status, fulfilment, language, business_day,
    subtotal_rappen, total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone,
    country, street_address, postcode, city)
  select 'ORD-20270101-' || lpad(n::text, 10, '0'), md5('customer ' || (n % ${customers} + 1))::uuid, 'past ' || n, 'h',
    'completed', 'pickup', 'de', '2027-01-01', 2900, 2900, 'Cash on Delivery', 16, 'Anna', 'Muster',
    'anna@example.com', '+41791234567', 'CH', 'Langstrasse 1', '8004', 'Zürich'
  from generate_series(1, ${2 * customers}) n`
