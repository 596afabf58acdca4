import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { findAccount } from '@/lib/accounts/find-account'
import { db } from '@/lib/platform/database/db'
import { blocksRead } from '@/lib/testing/database/database-reads'
import { addManyCustomers } from '@/lib/testing/shop/many-customers'
import { administrator } from '@/lib/testing/shop/staff'
import { listUsers } from './list-users'

// What is counted is what PostgreSQL looks at, not how long it takes.

/** All accounts are more than that, and all orders of the index that counts them; fifty rows are a few blocks each. */
const mostBlocks = 350

let admin: Admin

beforeAll(async () => {
  admin = await administrator()
  await addManyCustomers()
}, 60_000)

test.each([
  ['the newest', {}, 50],
  ['those of a name that every tenth has', { search: 'anna' }, 50],
  ['the one of an address', { search: 'guest7@' }, 1],
  ['the team', { role: 'admin' as const }, 1],
  ['a name that is not there', { search: 'zzyzx' }, 0],
])('%s are found without looking at all the others', async (_what, query, count) => {
  const { items } = await listUsers(admin, query)
  expect(items).toHaveLength(count)
  expect(await blocksRead(() => listUsers(admin, query))).toBeLessThan(mostBlocks)
})

test('an account is found by its address in any case, and by no other that looks like it', async () => {
  expect(await findAccount(db(), 'GUEST7@example.com')).toMatchObject({ email: 'guest7@example.com' })
  expect(await findAccount(db(), 'guest_@example.com')).toBeNull()
  expect(await blocksRead(() => findAccount(db(), 'GUEST7@example.com'))).toBeLessThan(10)
})

test('the orders of each are counted, and a page goes on where the one before ended', async () => {
  const first = await listUsers(admin, { search: 'anna', limit: 3 })
  const second = await listUsers(admin, { search: 'anna', limit: 3, cursor: first.next ?? '' })
  const all = await listUsers(admin, { search: 'anna', limit: 6 })
  expect([...first.items, ...second.items]).toEqual(all.items)
  expect(all.items.map((user) => [user.orders, user.firstname])).toEqual(Array.from({ length: 6 }, () => [2, 'Anna']))
  expect(await blocksRead(() => listUsers(admin, { search: 'anna', cursor: first.next ?? '' }))).toBeLessThan(
    mostBlocks,
  )
})
