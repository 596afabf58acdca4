import { beforeAll, expect, test } from 'vitest'
import type { Customer } from '@/lib/accounts/caller'
import { hashPassword } from '@/lib/accounts/password'
import { deleteMenuItem } from '@/lib/menu/items/change-menu-item'
import { db, transaction } from '@/lib/platform/database/db'
import { asOwner, withoutTriggers } from '@/lib/testing/shop/as-owner'
import { blocksRead, rowsLookedAt } from '@/lib/testing/database/database-reads'
import { addManyCustomers } from '@/lib/testing/shop/many-customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { deleteCustomer } from './delete-customer'
import { findPersonalData } from './find-personal-data'

// Forty thousand orders with a line, a step, a payment, its entry and a mail each: what one person or dish has is a few.

const past = "from orders where id like 'ORD-20270101-%'"
const fewRows = 400
// One table read from end to end is five hundred by itself.
const fewBlocks = 300
let burgerId: string

beforeAll(async () => {
  burgerId = (await createShop()).burgerId
  await addManyCustomers()
  await asOwner(
    withoutTriggers,
    `insert into order_line (order_id, position, menu_item_id, name, quantity, price_rappen, total_rappen, vat_per_mille)
     select id, 0, '${burgerId}', 'Limmat Burger', 1, 2900, 2900, 26 ${past}`,
    `insert into status_change (order_id, status, by_user_id) select id, 'completed', customer_id ${past}`,
    `insert into payment (id, order_id, method, status) select gen_random_uuid(), id, 'Cash on Delivery', 'collected' ${past}`,
    `insert into payment_entry (payment_id, kind, amount_rappen, at, business_day, reason)
     select id, 'collected', 2900, now(), '2027-01-01', 'Bargeld' from payment`,
    `insert into outbox_mail (id, template, to_address, subject, text, html, sent_at, status_change_id)
     select gen_random_uuid(), 'order-received', 'guest' || id || '@example.com', '', '', '', now(), id from status_change`,
    'vacuum (analyze)',
  )
})

async function accountWithOrders(count: number): Promise<Customer> {
  const { caller, userId } = await signedIn()
  await db().user.update({ where: { id: userId }, data: { passwordHash: await hashPassword('zwetschgen') } })
  await asOwner(
    withoutTriggers,
    `update orders set customer_id = '${userId}' where id in (select id ${past} order by id limit ${count})`,
  )
  return caller
}

test.each([1, 100])('an account goes with its %i orders, and without a look at those of others', async (count) => {
  const caller = await accountWithOrders(count)
  expect(await rowsLookedAt(() => deleteCustomer(caller, { password: 'zwetschgen' }))).toBeLessThan(100 + 20 * count)
  expect(await db().order.count({ where: { customerId: caller.userId } })).toBe(0)
})

test('what is stored of a person is found without a look at what is of others', async () => {
  const caller = await accountWithOrders(10)
  expect(await blocksRead(() => findPersonalData(caller))).toBeLessThan(fewBlocks)
})

test('a member of the team goes without a look at what others did', async () => {
  const { userId } = await signedIn('staff')
  expect(await rowsLookedAt(() => transaction((tx) => tx.user.delete({ where: { id: userId } })))).toBeLessThan(fewRows)
})

test('a device goes without a look at what was done on others', async () => {
  const { id } = await db().device.create({ data: { name: 'Pass', tokenHash: 'x' } })
  expect(await rowsLookedAt(() => transaction((tx) => tx.device.delete({ where: { id } })))).toBeLessThan(fewRows)
})

test('a dish goes without a look at what was sold of it', async () => {
  const admin = await administrator()
  expect(await rowsLookedAt(() => deleteMenuItem(admin, burgerId))).toBeLessThan(fewRows)
})
