import { asOwner, withoutTriggers } from './as-owner'

const customers = 20_000

/**
 * Twenty thousand with two completed orders each, over a thousand days; every tenth is called Anna. Straight into the
 * tables.
 */
export function addManyCustomers(): Promise<void> {
  return asOwner(withoutTriggers, people, orders, 'vacuum (analyze) users', 'vacuum (analyze) orders')
}

/** Of these orders: each with its receipt, half of them paid online, and half of that refunded. */
export function addTheirMoney(): Promise<void> {
  return asOwner(withoutTriggers, payments, entries, attempts, refunds, receipts, 'vacuum (analyze)')
}

const people = `
  insert into users (id, email, firstname, lastname, language, verified_at, created_at)
  select md5('customer ' || n)::uuid, 'guest' || n || '@example.com', case when n % 10 = 0 then 'Anna' else 'Noemi' end,
    'Muster' || n, 'de', now(), now() - interval '1 day' - n * interval '1 minute' from generate_series(1, ${customers}) n`

const orders = `
  insert into orders (id, customer_id, payment_id, request_hash, status, fulfilment, language, business_day,
    created_at, subtotal_rappen, total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone,
    country, street_address, postcode, city)
  select 'ORD-20270101-' || lpad(n::text, 10, '0'), md5('customer ' || (n % ${customers} + 1))::uuid, 'past ' || n, 'h',
    'completed', 'pickup', 'de', date '2027-01-01' - n / 40, date '2027-01-01' - n / 40 + time '12:00', 2900, 2900, 'Cash on Delivery', 16, 'Anna', 'Muster',
    'anna@example.com', '+41791234567', 'CH', 'Langstrasse 1', '8004', 'Zürich'
  from generate_series(1, ${2 * customers}) n`

const payments = `
  insert into payment (id, order_id, method, status, created_at)
  select md5('payment ' || id)::uuid, id, 'Cash on Delivery', 'collected', created_at from orders`

const entries = `
  insert into payment_entry (id, payment_id, kind, method, amount_rappen, at, business_day)
  select right(id, 10)::int, md5('payment ' || id)::uuid, 'collected', 'cash', 2900, created_at, business_day from orders`

const attempts = `
  insert into payment_attempt (id, order_id, provider, is_live, reference, charge_reference, amount_rappen, status, created_at,
    expires_at, ended_at)
  select md5('attempt ' || id)::uuid, id, 'demo', false, id, id, 2900, 'paid', created_at, created_at, created_at
  from orders where right(id, 1)::int % 2 = 0`

const refunds = `
  insert into refund (id, attempt_id, amount_rappen, status, created_at, ended_at, next_try_at)
  select id, id, 1000, 'done', created_at, created_at, created_at from payment_attempt
  where right(order_id, 1)::int % 4 = 0`

const receipts = `
  insert into receipt (year, number, order_id, kind, given_at, content)
  select extract(year from business_day), row_number() over (order by created_at, id), id, 'sale', created_at,
    '{"seller": {}, "lines": [], "deliveryFeeRappen": 0, "totalRappen": 2900, "roundingRappen": 0}' from orders`
