import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { numberPlaceholder } from '@/lib/orders/mails/order-mails'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { openStatuses } from '@/lib/orders/status'
import { placeTestOrder } from './place-test-order'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { shopChangedHere } from '@/lib/platform/events'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import type { Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { kitchenHand, officeManager } from '@/lib/testing/shop/staff'

let ana: Person
let staff: Staff

beforeAll(async () => {
  await createShop()
  ana = await newCustomer()
  staff = await kitchenHand()
})

beforeEach(async () => {
  await asOwner('truncate orders cascade', 'alter sequence orders_number_seq restart')
})

/** Orders that are there already, straight into the table. */
async function addOrders(count: number, { number, status = 'received' }: { number?: number; status?: string } = {}) {
  const { rows } = await pool().query<{ id: string; number: number }>(
    `insert into orders (id, payment_id, request_hash, status, fulfilment, language, business_day, subtotal_rappen,
       total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone, country,
       street_address, postcode, city${number === undefined ? '' : ', number'})
     select 'ORD-20270507-' || upper(substr(md5(random()::text), 1, 10)), md5(random()::text), 'h',
       $2::order_status, 'pickup', 'de', '2027-05-07', 0, 0, 'cash', 16, 'Ana', 'Muster', 'ana@example.com', '', 'CH',
       '', '', ''${number === undefined ? '' : `, ${number}`}
     from generate_series(1, $1) returning id, number`,
    [count, status],
  )
  return rows
}

async function next(): Promise<number> {
  return (await order(ana.caller)).number
}

test('a refused call uses no number', async () => {
  const first = await next()
  const at = new Date(Date.now() + 86_400_000)
  at.setUTCHours(11, 0, 0, 0)
  const slot = { requested_for: at.toISOString() }
  await db().shop.updateMany({ data: { slotCapacity: 2 } })
  await shopChangedHere()
  await Promise.all([order(ana.caller, slot), order(ana.caller, slot)])
  const refused = {
    price_changed: { total_amount: '37.85' },
    slot_unavailable: slot,
    payment_method_unknown: { payment_method: 'Gold' },
    below_minimum: {
      total_amount: '18.90',
      items: [{ name: 'Limmat Burger', quantity: 1, price: 18.9, subtotal: 18.9 }],
    },
  }
  for (const [code, change] of Object.entries(refused))
    for (let times = 1; times <= 5; times += 1) await expect(order(ana.caller, change)).rejects.toMatchObject({ code })
  await db().shop.updateMany({ data: { openOrdersPerCustomer: 1, slotCapacity: 0 } })
  await shopChangedHere()
  await expect(order(ana.caller)).rejects.toMatchObject({ code: 'too_many_open_orders' })
  await db().shop.updateMany({ data: { openOrdersPerCustomer: 0 } })
  await shopChangedHere()
  expect(await next()).toBe(first + 3)
})

test('numbers that come around skip those of open orders', async () => {
  const [, , done] = await addOrders(5)
  await pool().query(`update orders set status = 'cancelled' where id = $1`, [done?.id])
  await asOwner('alter sequence orders_number_seq restart with 999')
  expect([await next(), await next(), await next()]).toEqual([999, 102, 105])
})

test('with nine hundred orders open a number has four digits, until one of three is free', async () => {
  const open = await addOrders(900)
  expect(new Set(open.map(({ number }) => number)).size).toBe(900)
  expect(await next()).toBe(1000)
  expect(await next()).toBe(1001)
  await pool().query(`update orders set status = 'rejected' where number = 450`)
  expect(await next()).toBe(450)
})

test('orders that arrive at once under one number are given fifty', async () => {
  const added = await Promise.all(Array.from({ length: 50 }, () => addOrders(1, { number: 300 })))
  const numbers = added.flat().map(({ number }) => number)
  expect(new Set(numbers).size).toBe(50)
  expect(numbers).toContain(300)
})

test('a finished order that is taken back keeps its number, unless an open one has it by now', async () => {
  const [{ orderId: alone, number }, { orderId: late, number: reused }] = [
    await order(ana.caller),
    await order(ana.caller),
  ]
  for (const id of [alone, late]) await advanceOrder(staff, id, { request: { status: 'rejected', reason: 'closed' } })
  await addOrders(1, { number: reused })
  const back = { request: { status: 'received', correction: true } } as const
  expect((await advanceOrder(staff, alone, back)).number).toBe(number)
  const given = (await advanceOrder(staff, late, back)).number
  expect(given).not.toBe(reused)
  expect(await db().order.findUnique({ where: { id: late }, select: { number: true } })).toEqual({ number: given })
})

test('of fifty orders with one number that are taken back at once each has its own', async () => {
  const finished = await addOrders(50, { status: 'cancelled', number: 700 })
  await Promise.all(
    finished.map(({ id }) =>
      pool().query(`update orders set status = 'received', corrections = corrections + 1 where id = $1`, [id]),
    ),
  )
  const open = await db().order.findMany({ where: { status: { in: [...openStatuses] } }, select: { number: true } })
  expect(new Set(open.map((one) => one.number)).size).toBe(50)
})

test('a test order has a number of its own', async () => {
  const number = await next()
  await asOwner('alter sequence orders_number_seq restart')
  expect((await placeTestOrder(await officeManager(), { language: 'de' })).number).not.toBe(number)
})

test('the confirmation names the number in each of its parts', async () => {
  const { orderId, number } = await order(ana.caller)
  const mail = await db().outboxMail.findFirstOrThrow({ where: { text: { contains: orderId } } })
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).toContain(String(number))
    expect(part).not.toContain(numberPlaceholder)
  }
})
