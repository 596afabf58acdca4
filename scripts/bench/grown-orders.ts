import type { Client } from 'pg'

/** Finished orders two minutes apart (a million are almost four years), and a full Friday evening of open ones. */
export async function addOrders(client: Client, { orders, customers }: { orders: number; customers: number }) {
  // Without triggers, which would check and announce each row.
  await client.query('set session_replication_role = replica')
  await client.query(people, [customers])
  await client.query(pastOrders, [orders, customers])
  await client.query(openOrders)
  for (const statement of [lines, history, payments, collected]) await client.query(statement)
  const { rows } = await client.query<{ email: string; order: string }>(regular)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum (analyze)')
  return rows[0] ?? { email: '', order: '' }
}

const people = `
  insert into users (id, email, firstname, lastname, language, verified_at, created_at)
  select md5('customer ' || number)::uuid, 'guest' || number || '@example.com',
    case when number % 10 = 0 then 'Anna' else 'Noemi' end, 'Muster' || number % 997, 'de', now(),
    now() - number * interval '30 minutes' from generate_series(0, $1::integer - 1) number`

const regular = `
  update users set password_hash = (select password_hash from users where role = 'admin')
  where email = 'guest1@example.com'
  returning email, (select o.id from orders o where o.customer_id = users.id limit 1) as order`

const columns = `id, payment_id, request_hash, fulfilment, language, business_day, subtotal_rappen, total_rappen,
  payment_method, payment_status_id, firstname, lastname, contact_email, phone, country, street_address, postcode, city,
  customer_id, status, created_at, updated_at`

// The code alphabet has no I, L, O and U, but all hexadecimal digits.
const values = `'-' || upper(substr(md5(number::text), 1, 10)), 'bench_' || at, 'h',
  (case when number % 3 = 0 then 'delivery' else 'pickup' end)::fulfilment, 'de', at::date, 2900, 2900,
  'Cash on Delivery', 16, 'Anna', 'Muster', 'anna@example.com', '+41791234567', 'CH', 'Langstrasse 1', '8004', 'Zürich'`

const pastOrders = `
  insert into orders (${columns})
  select 'ORD-20250101' || ${values}, md5('customer ' || number % $2::integer)::uuid, 'completed', at, at
  from generate_series(1, $1::integer) number, lateral (select now() - number * interval '2 minutes' as at) moment
  on conflict do nothing`

const openOrders = `
  insert into orders (${columns}, promised_for, number)
  select 'ORD-20250102' || ${values}, null, (array['received', 'accepted', 'preparing', 'ready'])[1 + number % 4]::order_status,
    at, at, case when number % 4 > 0 then now() + interval '20 minutes' end, 9000 + number
  from generate_series(1, 60) number, lateral (select now() - number * interval '1 second' as at) moment`

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
  select id, position, 'Döner ' || position, 1, 1450, 1450, 26,
    case when position = 0 then '[${JSON.stringify(option)}]'::jsonb else '[]' end
  from orders, generate_series(0, 1) position`

const history = `
  insert into status_change (order_id, status, at)
  select id, step.status::order_status, created_at
  from orders, (values ('received'), ('accepted'), ('preparing'), ('ready'), ('completed')) step (status)
  where step.status::order_status <= orders.status`

const payments = `
  insert into payment (id, order_id, method, status, created_at)
  select gen_random_uuid(), id, 'Cash on Delivery',
    (case when status = 'completed' then 'collected' else 'pending' end)::payment_status, created_at from orders`

const collected = `
  insert into payment_entry (payment_id, kind, amount_rappen, at, business_day)
  select id, 'collected', 2900, created_at, business_day_of(created_at) from payment where status = 'collected'`
