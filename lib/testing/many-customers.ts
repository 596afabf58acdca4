import { asOwner, withoutTriggers } from './as-owner'

const customers = 20_000

/** Twenty thousand with two completed orders each; every tenth is called Anna. Straight into the tables. */
export function addManyCustomers(): Promise<void> {
  return asOwner(withoutTriggers, people, orders, 'vacuum (analyze) users', 'vacuum (analyze) orders')
}

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
