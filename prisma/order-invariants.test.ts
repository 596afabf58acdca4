import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'

// PostgreSQL itself refuses, from any program. So plain SQL, and nothing of ours in between.

const { sql, expectRefused } = plainSql()
const customer = randomUUID()
const category = randomUUID()
let id: string

beforeAll(async () => {
  await sql.query(
    `insert into users (id, email, password_hash, firstname, lastname) values ($1, 'ana@example.com', '', 'Ana', 'Muster')`,
    [customer],
  )
  await sql.query(`insert into category (id, name) values ($1, 'Pizza')`, [category])
})

beforeEach(async () => {
  id = orderId()
  await sql.query(placing, [id, 'pay_1', customer])
  await sql.query('set constraints all immediate')
})

let count = 0
function orderId(): string {
  return `ORD-20261120-${String((count += 1)).padStart(10, '0')}`
}

/** Two burgers and a beer, delivered: 37.80 + 6.20 + 5.00. */
const placing = `
  with placed as (
    insert into orders (id, payment_id, customer_id, request_hash, fulfilment, language, business_day, subtotal_rappen,
      delivery_fee_rappen, total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone,
      country, street_address, postcode, city)
    values ($1, $2, $3, '', 'delivery', 'de', '2026-11-20', 4400, 500, 4900, 'Cash on Delivery', 16, 'Ana', 'Muster',
      'ana@example.com', '1', 'CH', 'Langstrasse 1', '8004', 'Zürich')
    returning id
  ), lines as (
    insert into order_line (order_id, position, name, quantity, price_rappen, total_rappen, vat_per_mille)
    select id, position, name, quantity, price, quantity * price, 26
    from placed, (values (0, 'Burger', 2, 1890), (1, 'Bier', 1, 620)) as line (position, name, quantity, price)
  )
  insert into payment (id, order_id, method) select gen_random_uuid(), id, 'Cash on Delivery' from placed`

test.each([0, -1, 100])('a quantity of %d', async (quantity) => {
  await expectRefused(
    { constraint: 'order_line_quantity_check' },
    `update order_line set quantity = $2::int, total_rappen = price_rappen * $2::int where order_id = $1`,
    [id, quantity],
  )
})

test('a line that costs less than nothing', async () => {
  const free = `update order_line set price_rappen = -5, total_rappen = -5 * quantity where order_id = $1`
  await expectRefused({ constraint: 'order_line_price_check' }, free, [id])
})

test('a line total that is not price × quantity', async () => {
  const wrong = `update order_line set total_rappen = total_rappen + 5 where order_id = $1`
  await expectRefused({ constraint: 'order_line_total_check' }, wrong, [id])
})

test('an order total that is not its subtotal plus the fee', async () => {
  const wrong = `update orders set total_rappen = total_rappen + 5 where id = $1`
  await expectRefused({ constraint: 'orders_total_check' }, wrong, [id])
})

test.each([
  ['a line is changed', `update order_line set quantity = 3, total_rappen = price_rappen * 3 where order_id = $1`],
  ['a line is taken away', `delete from order_line where order_id = $1 and position = 1`],
  ['the subtotal is changed', `update orders set subtotal_rappen = 10, total_rappen = 510 where id = $1`],
])('an order that is no longer the sum of its lines: %s', async (_, statement) => {
  await expectRefused({ code: 'LG003' }, statement, [id])
})

test('a delivery fee on a pickup', async () => {
  await expectRefused(
    {
      constraint: 'orders_fee_check',
    },
    `update orders set fulfilment = 'pickup' where id = $1`,
    [id],
  )
})

test('a second order for one customer and payment_id', async () => {
  const again = { constraint: 'orders_customer_id_payment_id_key' }
  await expectRefused(again, placing, [orderId(), 'pay_1', customer])
})

test('an unknown status', async () => {
  await expectRefused({ code: '22P02' }, `update orders set status = 'eaten' where id = $1`, [id])
})

test.each([
  ['a step that is skipped', [], 'ready'],
  ['a step back', ['accepted', 'preparing'], 'accepted'],
  ['anything after the end', ['cancelled'], 'accepted'],
])('%s', async (_, before, status) => {
  for (const step of before) await sql.query(`update orders set status = $2 where id = $1`, [id, step])
  await expectRefused({ code: 'LG001' }, `update orders set status = $2 where id = $1`, [id, status])
})

test.each([
  [['accepted', 'preparing'], 'accepted'],
  [['cancelled'], 'received'],
  [['accepted', 'preparing', 'ready', 'completed'], 'ready'],
])('but as a counted correction %j goes back to %s', async (before, status) => {
  for (const step of before) await sql.query(`update orders set status = $2 where id = $1`, [id, step])
  await expectRefused({ code: 'LG001' }, `update orders set status = $2 where id = $1`, [id, status])
  await sql.query(`update orders set status = $2, corrections = corrections + 1 where id = $1`, [id, status])
})

test('even a correction takes no step back that was not taken', async () => {
  const jump = `update orders set status = 'ready', corrections = corrections + 1 where id = $1`
  await expectRefused({ code: 'LG001' }, jump, [id])
})

const collecting = `
  insert into payment_entry (payment_id, kind, amount_rappen, at, business_day)
  select id, 'collected', 4900, now(), business_day_of(now()) from payment where order_id = $1`

const correcting = `
  insert into payment_entry (payment_id, kind, amount_rappen, at, business_day, corrects_id)
  select payment_id, 'corrected', $2::int, at, business_day, id from payment_entry where kind = 'collected'
    and payment_id = (select id from payment where order_id = $1)`

test('a row of money that is changed or taken away', async () => {
  await sql.query(collecting, [id])
  for (const change of ['update payment_entry set amount_rappen = 5', 'delete from payment_entry'])
    await expectRefused({ code: 'LG052' }, change)
})

test('a correction takes the whole of a row back, once', async () => {
  await sql.query(collecting, [id])
  await expectRefused({ code: 'LG051' }, correcting, [id, -4895])
  await sql.query(correcting, [id, -4900])
  await expectRefused({ constraint: 'payment_entry_corrects_id_key' }, correcting, [id, -4900])
})

test.each([
  ['of less than nothing', 'payment_entry_amount_check', `'collected', 'cash', -5`],
  ['of cash in steps of less than 5 Rappen', 'payment_entry_steps_check', `'collected', 'cash', 4`],
  ['that no person took', 'payment_entry_method_check', `'collected', 'none', 5`],
  ['that was written off and yet came in', 'payment_entry_method_check', `'written_off', 'cash', 5`],
  [
    'that corrects nothing',
    'payment_entry_corrects_check',
    `'refunded', 'cash', -5, (select max(id) from payment_entry)`,
  ],
])('a row of money %s', async (_, constraint, values) => {
  await sql.query(collecting, [id])
  const columns = `payment_id, at, business_day, kind, method, amount_rappen${values.includes('max') ? ', corrects_id' : ''}`
  const wrong = `insert into payment_entry (${columns}) select id, now(), business_day_of(now()), ${values} from payment where order_id = $1`
  await expectRefused({ constraint }, wrong, [id])
})

test('money in the books of a day that is to come, or whose drawer is counted', async () => {
  const on = (day: string) => collecting.replace('business_day_of(now())', `business_day_of(now()) ${day}`)
  await expectRefused({ code: 'LG050' }, on('+ 1'), [id])
  await sql.query(on('- 1'), [id])
  await sql.query(`insert into cash_up (id, since, until, business_day, created_at, float_rappen, taken_rappen, refunded_rappen, counted_rappen, difference_rappen)
    values (gen_random_uuid(), now() - interval '2 days', now() - interval '1 day', business_day_of(now()) - 1, now(), 0, 0, 0, 0, 0)`)
  await expectRefused({ code: 'LG050' }, on('- 1'), [id])
})

test.each([99, 10_000])('a number of %d', async (number) => {
  await expectRefused({ constraint: 'orders_number_check' }, `update orders set number = $2 where id = $1`, [
    id,
    number,
  ])
})

test('a cancellation to be seen of an order that is none', async () => {
  const wrong = `update orders set cancellation_unseen = true where id = $1`
  await expectRefused({ constraint: 'orders_cancellation_unseen_check' }, wrong, [id])
})

test('a step that is announced before it is taken', async () => {
  const early = `insert into status_change (order_id, status, at, announced_at) values ($1, 'accepted', now(), now() - interval '1 s')`
  await expectRefused({ constraint: 'status_change_announced_check' }, early, [id])
})

test.each([
  ['changed', `update order_line set note = 'doch mit' where order_id = $1`],
  ['taken away', `delete from order_line where order_id = $1`],
  [
    'added',
    `insert into order_line (order_id, position, name, quantity, price_rappen, total_rappen, vat_per_mille)
     values ($1, 2, 'Cola', 1, 100, 100, 26)`,
  ],
])('a line of a finished order that is %s', async (_, statement) => {
  await sql.query(`update orders set status = 'rejected' where id = $1`, [id])
  await expectRefused({ code: 'LG002' }, statement, [id])
})

test('but its dish can be deleted, and the line says which one it was', async () => {
  const menuItem = randomUUID()
  await sql.query(`insert into menu_item (id, category_id, name, price_rappen) values ($1, $2, 'Burger', 1890)`, [
    menuItem,
    category,
  ])
  await sql.query(`update order_line set menu_item_id = $2 where order_id = $1 and position = 0`, [id, menuItem])
  await sql.query(`update orders set status = 'rejected' where id = $1`, [id])
  await sql.query(`delete from menu_item where id = $1`, [menuItem])
  const { rows } = await sql.query(`select name, menu_item_id from order_line where order_id = $1 order by position`, [
    id,
  ])
  expect(rows[0]).toEqual({ name: 'Burger', menu_item_id: menuItem })
})

test.each(['firstname', 'phone', 'contact_email', 'shipping_city', 'order_notes'])(
  'a person who comes back as %s into an order from which they were erased',
  async (column) => {
    await sql.query(
      `update orders set person_erased_at = now(), firstname = '', lastname = '', contact_email = '', phone = '',
         street_address = '', city = '' where id = $1`,
      [id],
    )
    const refused = { constraint: 'orders_person_erased_check' }
    await expectRefused(refused, `update orders set ${column} = 'Ana' where id = $1`, [id])
  },
)

test.each(["note = 'mit Zwiebeln'", "note = '', quantity = 1, total_rappen = price_rappen"])(
  'of a finished order no change of a line such as %s',
  async (change) => {
    await sql.query(`update order_line set note = 'ohne Zwiebeln' where order_id = $1`, [id])
    await sql.query(`update orders set status = 'rejected' where id = $1`, [id])
    await expectRefused({ code: 'LG002' }, `update order_line set ${change} where order_id = $1`, [id])
  },
)

test('but that a note of a finished order can be taken away', async () => {
  await sql.query(`update order_line set note = 'ohne Zwiebeln' where order_id = $1`, [id])
  await sql.query(`update orders set status = 'rejected' where id = $1`, [id])
  const { rowCount } = await sql.query(`update order_line set note = '' where order_id = $1`, [id])
  expect(rowCount).toBe(2)
})

const toReady = ['accepted', 'preparing', 'ready'] as const

async function readyWithBeer() {
  await sql.query('update order_line set minimum_age = 16 where order_id = $1 and position = 1', [id])
  for (const status of toReady) await sql.query('update orders set status = $2 where id = $1', [id, status])
}

function say(result: string, takenOut = '[]') {
  return sql.query('insert into age_check (order_id, result, taken_out) values ($1, $2, $3)', [id, result, takenOut])
}

test.each([
  ['completed', { code: 'LG013' }, `update orders set status = 'completed' where id = $1`],
  ['paid', { code: 'LG014' }, collecting],
])('alcohol is not %s before an ID was checked', async (_, refusal, statement) => {
  await readyWithBeer()
  await expectRefused(refusal, statement, [id])
  await say('refused')
  await expectRefused(refusal, statement, [id])
  await sql.query('update age_check set undone_at = now() where order_id = $1', [id])
  await say('checked')
  await sql.query(statement, [id])
})

test('of what was said of an ID one stands, and only what is refused is taken out', async () => {
  await say('refused', '[{}]')
  await expectRefused(
    { constraint: 'age_check_standing_key' },
    `insert into age_check (order_id, result) values ($1, 'checked')`,
    [id],
  )
  await expectRefused(
    { constraint: 'age_check_taken_out_check' },
    `update age_check set result = 'checked' where order_id = $1`,
    [id],
  )
})

test('what is ready is rejected only where an ID was refused', async () => {
  await readyWithBeer()
  await expectRefused({ code: 'LG001' }, `update orders set status = 'rejected' where id = $1`, [id])
  await say('refused')
  await sql.query(`update orders set status = 'rejected' where id = $1`, [id])
})

test('beer and wine are for 16 or 18', async () => {
  await expectRefused({ constraint: 'shop_beer_wine_age_check' }, 'update shop set beer_wine_age = 17')
})
