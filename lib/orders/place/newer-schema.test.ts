import { expect, test } from 'vitest'
import { pool } from '@/lib/platform/database/pool'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'

test('an order is taken in a schema to which the next version has added columns', async () => {
  await createShop()
  const customer = await newCustomer()
  for (const table of ['orders', 'order_line', 'payment'])
    await asOwner(`alter table ${table} add column of_the_next_version text not null default 'as before'`)
  const { orderId } = await order(customer.caller)
  const { rows } = await pool().query('select of_the_next_version as added from orders where id = $1', [orderId])
  expect(rows).toEqual([{ added: 'as before' }])
})
