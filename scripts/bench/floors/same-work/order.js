import { randomBytes, randomUUID } from 'node:crypto'

import { pool } from './pool.js'

const mail = 'x'.repeat(3000)

/** The rows that an order of the shop leaves behind, in one durable transaction, and nothing that the shop checks. */
export async function insertOrder(body) {
  const id = newId()
  const client = await pool().connect()
  try {
    await client.query('begin')
    for (const { name, text, values } of statements(id, body)) await client.query({ name, text, values })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return { isSuccess: true, message: 'OK', data: { order_id: id, order_status: 'received', items: body.items } }
}

function statements(id, { customer_id: customer, payment_id: payment, items, total_amount: total }) {
  const rappen = Math.round(total * 100)
  const column = (read) => items.map(read)
  return [
    { name: 'order', text: order, values: [id, customer, payment, rappen] },
    {
      name: 'lines',
      text: lines,
      values: [
        id,
        column((item) => item.menu_item_id),
        column((item) => item.name),
        column((item) => item.quantity),
        column((item) => Math.round(item.price * 100)),
      ],
    },
    { name: 'payment', text: due, values: [randomUUID(), id, rappen] },
    { name: 'history', text: `insert into status_change (order_id, status) values ($1, 'received')`, values: [id] },
    { name: 'mail', text: outboxMail, values: [randomUUID(), mail] },
  ]
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newId() {
  return `ORD-20261120-${Array.from(randomBytes(10), (byte) => alphabet[byte % 32]).join('')}`
}

const order = `
  insert into orders (id, customer_id, payment_id, request_hash, fulfilment, language, business_day, subtotal_rappen,
    total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone, country,
    street_address, postcode, city)
  values ($1, $2, $3, 'h', 'pickup', 'de', current_date, $4, $4, 'Cash on Delivery', 16, 'Anna', 'Muster',
    'anna@example.com', '+41791234567', 'CH', 'Langstrasse 1', '8004', 'Zürich')`

const lines = `
  insert into order_line (order_id, position, menu_item_id, name, quantity, price_rappen, total_rappen, vat_per_mille)
  select $1, line.at, line.dish, line.name, line.quantity, line.price, line.price * line.quantity, 26
  from unnest($2::uuid[], $3::text[], $4::smallint[], $5::integer[])
    with ordinality as line (dish, name, quantity, price, at)`

const due = `
  insert into payment (id, order_id, method, amount_rappen) values ($1, $2, 'Cash on Delivery', $3)`

const outboxMail = `
  insert into outbox_mail (id, template, to_address, to_name, subject, text, html)
  values ($1, 'order-received', 'anna@example.com', 'Anna Muster', 'Danke', left($2, 600), $2)`
