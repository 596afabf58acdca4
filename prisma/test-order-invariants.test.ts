import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'

// From any program: an order that the staff places as a test is no sale, and never becomes one.

const { sql, expectRefused } = plainSql()
const id = 'ORD-20261120-0000000001'
const someone = randomUUID()

const placing = `
  insert into orders (id, payment_id, request_hash, fulfilment, language, is_test, business_day, subtotal_rappen,
    total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone, country, street_address,
    postcode, city)
  values ($1, 'test', '', 'pickup', 'de', $2, $3, 1890, 1890, 'Cash on Delivery', 16, '', '', '', '', 'CH', '', '', '')`

beforeAll(async () => {
  await sql.query(
    `insert into users (id, email, password_hash, firstname, lastname) values ($1, 'ana@example.com', '', 'Ana', 'Muster')`,
    [someone],
  )
})

beforeEach(() => sql.query(placing, [id, true, null]))

test.each([
  ['in a day of the books', `update orders set business_day = '2026-11-20' where id = $1`],
  ['in a slot', 'update orders set requested_for = now() where id = $1'],
  ['somebody’s', `update orders set customer_id = '${someone}' where id = $1`],
])('it is not %s', async (_where, statement) => {
  await expectRefused({ constraint: 'orders_business_day_check' }, statement, [id])
})

test('no other order is without a business day', async () => {
  await expectRefused({ constraint: 'orders_business_day_check' }, placing, ['ORD-20261120-0000000002', false, null])
})

test('it stays a test', async () => {
  const toSale = `update orders set is_test = false, business_day = '2026-11-20' where id = $1`
  await expectRefused({ code: 'LG040' }, toSale, [id])
})

test.each([
  ['paid', `insert into payment (id, order_id, method) values (gen_random_uuid(), $1, 'Cash on Delivery')`],
  ['given a receipt', `insert into receipt (order_id, kind, given_at) values ($1, 'sale', now())`],
  [
    'reversed',
    `insert into order_reversal (order_id, reason, at, business_day, total_rappen) values ($1, 'x', now(), '2026-11-20', 1890)`,
  ],
  [
    'counted for a dish',
    `insert into order_line (order_id, position, menu_item_id, name, quantity, price_rappen, total_rappen, vat_per_mille)
     values ($1, 0, gen_random_uuid(), 'Burger', 1, 1890, 1890, 26)`,
  ],
])('it is not %s', async (_what, statement) => {
  await expectRefused({ code: 'LG041' }, statement, [id])
})
