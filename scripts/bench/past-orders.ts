import type { Client } from 'pg'

/**
 * Finished orders of two lines each, one every so many minutes into the past; every third is a delivery, and every other
 * first line has an option. They belong to so many customers in turn, or to nobody any more. Without triggers: each
 * would be looked at and announced.
 */
export async function addPastOrders(client: Client, count: number, { minutesApart = 2, customers = 0 } = {}) {
  await client.query('set session_replication_role = replica')
  await client.query(people, [customers])
  await client.query(orders, [count, minutesApart, customers])
  for (const statement of [lines, payments, history]) await client.query(statement, [count, minutesApart])
  await client.query('set session_replication_role = origin')
  await client.query('vacuum (analyze)')
}

export async function someOrderIds(client: Client): Promise<string[]> {
  const { rows } = await client.query('select id from orders order by md5(id) limit 16')
  return rows.map(({ id }) => id)
}

export interface Regular {
  email: string
  /** One of the orders. */
  order: string
}

/** A customer with so many orders, whichever the shop has; the password is that of the administrator. */
export async function addRegular(client: Client, orderCount: number): Promise<Regular> {
  await client.query('set session_replication_role = replica')
  const { rows } = await client.query<{ id: string; email: string }>(
    `update users set password_hash = (select password_hash from users where role = 'admin')
     where email = 'guest1@example.com' returning id, email`,
  )
  const [{ id, email } = { id: '', email: '' }] = rows
  await client.query(`update orders set customer_id = null where customer_id = $1`, [id])
  const orders = await client.query<{ id: string }>(
    `update orders set customer_id = $1
     where id in (select id from orders where payment_id like 'past_%' order by created_at desc limit $2)
     returning id`,
    [id, orderCount],
  )
  await client.query('set session_replication_role = origin')
  return { email, order: orders.rows[0]?.id ?? '' }
}

// The code of an order's id knows no I, L, O and U; hexadecimal digits are all among the others.
const numbered = `
  select 'ORD-20250101-' || upper(substr(md5(number::text), 1, 10)) as id, number,
    now() - number * $2::integer * interval '1 minute' as at
  from generate_series(1, $1::integer) number`

const customerOf = `md5('customer ' || number % $3::integer)::uuid`

/** Every tenth is called Anna. */
const people = `
  insert into users (id, email, firstname, lastname, language, verified_at, created_at)
  select md5('customer ' || number)::uuid, 'guest' || number || '@example.com',
    case when number % 10 = 0 then 'Anna' else 'Noemi' end, 'Muster' || number % 997, 'de', now(),
    now() - number * interval '30 minutes' from generate_series(0, $1::integer - 1) number`

const orders = `
  insert into orders (id, customer_id, payment_id, request_hash, status, fulfilment, language, business_day,
    subtotal_rappen, total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone,
    country, street_address, postcode, city, created_at, updated_at)
  select id, case when $3::integer > 0 then ${customerOf} end, 'past_' || number, 'h', 'completed', (case when number % 3 = 0 then 'delivery' else 'pickup' end)::fulfilment,
    'de', at::date, 2900, 2900, 'Cash on Delivery', 16, 'Anna', 'Muster', 'anna@example.com', '+41791234567', 'CH',
    'Langstrasse 1', (8000 + number % 40)::text, 'Zürich', at, at
  from (${numbered}) past on conflict do nothing`

const option = {
  optionId: '',
  groupId: '',
  group: { de: 'Sauce' },
  name: { de: 'Scharf' },
  kitchenName: '',
  quantity: 1,
  isOnlyOne: false,
  isAmbiguous: false,
  priceRappen: 150,
  vatPerMille: 26,
  minimumAge: 0,
}

const lines = `
  insert into order_line (order_id, position, name, quantity, price_rappen, total_rappen, vat_per_mille, options)
  select past.id, position, 'Döner ' || number % 80, 1, 1450, 1450, 26,
    case when position = 0 and number % 2 = 0 then '[${JSON.stringify(option)}]'::jsonb else '[]' end from (${numbered}) past, generate_series(0, 1) position
  on conflict do nothing`

const payments = `
  with paid as (
    insert into payment (id, order_id, method, status, created_at)
    select gen_random_uuid(), id, 'Cash on Delivery', 'collected', at from (${numbered}) past
    on conflict do nothing returning id, created_at
  )
  insert into payment_entry (payment_id, kind, amount_rappen, at, business_day)
  select id, 'collected', 2900, created_at, business_day_of(created_at) from paid`

const history = `
  insert into status_change (order_id, status, at)
  select id, step.status::order_status, at from (${numbered}) past,
    (values ('received'), ('accepted'), ('preparing'), ('ready'), ('completed')) step (status)`
