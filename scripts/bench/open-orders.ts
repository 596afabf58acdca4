import type { Client } from 'pg'

/** A full Friday evening: so many orders of three lines in all states before the end, a choice with two of the lines. */
export async function addOpenOrders(client: Client, count: number) {
  await client.query('set session_replication_role = replica')
  await client.query(orders, [count])
  for (const statement of [lines, history, payments]) await client.query(statement)
  await client.query('set session_replication_role = origin')
  await client.query('analyze')
}

const open = `payment_id like 'open_%'`

const orders = `
  insert into orders (id, payment_id, request_hash, status, fulfilment, language, business_day, subtotal_rappen,
    total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone, country, street_address,
    postcode, city, created_at, updated_at, promised_for, order_notes, number)
  select 'ORD-20250102-' || upper(substr(md5('open ' || number), 1, 10)), 'open_' || number, 'h',
    (array['received', 'accepted', 'preparing', 'ready'])[1 + number % 4]::order_status, 'pickup', 'de', current_date,
    7400, 7400, 'Cash on Delivery', 16, 'Anna', 'Muster', 'anna@example.com', '+41791234567', 'CH', 'Langstrasse 1',
    '8004', 'Zürich', now() - number * interval '1 minute', now(),
    case when number % 4 > 0 then now() + interval '20 minutes' end,
    case when number % 5 = 0 then 'Bitte ohne Besteck, danke' else '' end, 99 + number
  from generate_series(1, $1::integer) number`

const choice = `jsonb_build_object('optionId', '', 'groupId', '', 'group', '{"de":"Sauce","en":"Sauce"}'::jsonb, 'name',
  '{"de":"Knoblauch","en":"Garlic"}'::jsonb, 'kitchenName', '', 'quantity', 1, 'isOnlyOne', false, 'isAmbiguous', false,
  'priceRappen', 0, 'vatPerMille', 26, 'minimumAge', 0)`

const lines = `
  insert into order_line (order_id, position, menu_item_id, name, quantity, price_rappen, total_rappen, vat_per_mille, options)
  select o.id, place, m.id, m.name, case place when 1 then 2 else 1 end, 1850, case place when 1 then 3700 else 1850 end,
    26, case place when 1 then '[]' else jsonb_build_array(${choice}) end
  from orders o, generate_series(0, 2) place,
    lateral (select id, name from menu_item where o.id <> '' order by position, id offset place limit 1) m where ${open}`

const history = `
  insert into status_change (order_id, status, at)
  select id, step.status::order_status, created_at + step.minutes * interval '1 second' from orders,
    (values ('received', 0), ('accepted', 10), ('preparing', 20), ('ready', 30)) step (status, minutes)
  where ${open} and step.status::order_status <= orders.status`

const payments = `
  insert into payment (id, order_id, method, status, created_at)
  select gen_random_uuid(), id, 'Cash on Delivery', 'pending', created_at from orders where ${open}`
