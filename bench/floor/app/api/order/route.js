import { randomBytes, randomUUID } from 'node:crypto'

import { pool } from '../../../pool.js'

const mail = 'x'.repeat(3000)

/** The rows that an order of the shop leaves behind, in one durable transaction, and nothing that the shop checks. */
export async function POST(request) {
  const { customer_id: customer, payment_id: paymentId, items, total_amount: total } = await request.json()
  const id = `ORD-20261120-${randomBytes(5).toString('hex').toUpperCase()}`
  const column = (read) => items.map(read)
  const dishes = [column((item) => item.menu_item_id), column((item) => item.name)]
  const amounts = [column((item) => item.quantity), column((item) => Math.round(item.price * 100))]
  const client = await pool().connect()
  try {
    await client.query('begin')
    await client.query({ name: 'order', text: order, values: [id, customer, paymentId, Math.round(total * 100)] })
    await client.query({ name: 'lines', text: lines, values: [id, ...dishes, ...amounts] })
    await client.query({ name: 'payment', text: payment, values: [randomUUID(), id] })
    await client.query({ name: 'history', text: history, values: [id] })
    await client.query({ name: 'mail', text: outboxMail, values: [randomUUID(), mail] })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return Response.json({ isSuccess: true, message: 'OK', data: { order_id: id, order_status: 'received', items } })
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

const payment = `insert into payment (id, order_id, method) values ($1, $2, 'Cash on Delivery')`

const history = `insert into status_change (order_id, status) values ($1, 'received')`

const outboxMail = `
  insert into outbox_mail (id, template, to_address, to_name, subject, text, html)
  values ($1, 'order-received', 'anna@example.com', 'Anna Muster', 'Danke', left($2, 600), $2)`
