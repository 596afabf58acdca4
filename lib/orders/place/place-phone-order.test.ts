import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { listReceipts } from '@/lib/orders/money/counter/list-receipts'
import { findBoard } from '@/lib/orders/read/find-board'
import { findOrder } from '@/lib/orders/read/find-order'
import { matchingOrders } from '@/lib/orders/read/list-orders'
import { erasePersons } from '@/lib/orders/customers/delete-customer'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { shopChangedHere } from '@/lib/platform/events'
import { burgersByPhone, newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { placePhoneOrder } from './place-phone-order'

let staff: Staff
beforeAll(async () => {
  await createShop()
  staff = await kitchenHand()
})

const language = 'de'
const home = { fulfilment: 'delivery', street_address: 'Seeweg 1', postcode: '8004', city: 'Zürich' }

function typed(change: Record<string, unknown> = {}, now?: Date) {
  return placePhoneOrder(staff, burgersByPhone(change), { language, ...(now && { now }) })
}

function countMails() {
  return db().outboxMail.count()
}

async function walk(id: string) {
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(staff, id, { request: { status } })
}

test('is on the board as new, marked, without an account, and says who typed it in', async () => {
  const placed = await typed()
  expect(placed).toMatchObject({
    ...{ status: 'received', byPhone: true, totalRappen: 3780, user: { name: 'Rosa Keller', email: '' } },
    ...{ person: { phone: '+41 44 555 03 03' }, lastStep: { status: 'received', by: 'Ana Muster' } },
  })
  const { orders } = await findBoard(staff)
  expect(orders).toContainEqual(expect.objectContaining({ id: placed.id, byPhone: true }))
  expect(await db().order.findUniqueOrThrow({ where: { id: placed.id } })).toMatchObject({ customerId: null })
})

test('without an address no mail is written, at no step, not even of a change', async () => {
  const before = await countMails()
  const { id } = await typed()
  await advanceOrder(staff, id, { request: { status: 'accepted' } })
  const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
  expect(await proposeChange(staff, id, { request })).toMatchObject({ proposal: { state: 'open' } })
  await advanceOrder(staff, id, { request: { status: 'cancelled' } })
  expect(await countMails()).toBe(before)
})

test('with an address the guest gets the mails of any other, and no promise that an account alone could keep', async () => {
  const email = `rosa-${randomUUID()}@example.com`
  const { id } = await typed({ email })
  await advanceOrder(staff, id, { request: { status: 'accepted' } })
  const sent = await db().outboxMail.findMany({ where: { toAddress: email }, orderBy: { template: 'asc' } })
  expect(sent.map(({ template, toName }) => [template, toName])).toEqual([
    ['order-accepted', 'Rosa Keller'],
    ['order-received', 'Rosa Keller'],
  ])
  const received = sent[1]?.text
  expect(received).toContain('37.80')
  expect(received).not.toMatch(/stornieren/i)
})

test('is paid in cash and has a receipt', async () => {
  const { id } = await typed()
  await walk(id)
  expect(await listReceipts(staff, id)).toMatchObject([{ kind: 'sale' }])
  expect(await db().payment.findFirstOrThrow({ where: { orderId: id } })).toMatchObject({ status: 'collected' })
})

test('a delivery costs its zone and goes to the address; a pickup stores none', async () => {
  const delivered = await typed({ ...home, total_amount: '42.80' })
  expect(delivered).toMatchObject({
    deliveryFeeRappen: 500,
    deliveryAddress: { lastname: 'Keller', streetAddress: 'Seeweg 1', postcode: '8004', country: 'CH' },
  })
  expect(await typed({ ...home, total_amount: '42.80', handover: 'call' })).toMatchObject({ handover: 'call' })
  expect(await typed({ ...home, fulfilment: 'pickup' })).toMatchObject({ address: { streetAddress: '', postcode: '' } })
})

const oneBurger = { items: [{ name: 'Limmat Burger', quantity: 1 }], total_amount: '18.90' }
test.each([
  ['below_minimum', oneBurger],
  ['price_changed', { total_amount: '1.00' }],
  ['item_unknown', { items: [{ name: 'Rösti', quantity: 3 }] }],
  ['postcode_not_served', { ...home, postcode: '1204', total_amount: '37.80' }],
  ['slot_unavailable', { requested_for: '2020-01-01T12:00:00Z' }],
])('%s is refused as to guests, and the payment id stays free', async (code, change) => {
  const payment_id = randomUUID()
  await expect(typed({ payment_id, ...change })).rejects.toMatchObject({ code })
  expect(await typed({ payment_id })).toMatchObject({ status: 'received' })
})

test('a slot that guests have filled is full for the phone too, and the other way round', async () => {
  await db().shop.updateMany({ data: { slotCapacity: 2 } })
  await shopChangedHere()
  onTestFinished(async () => {
    await db().shop.updateMany({ data: { slotCapacity: 0 } })
    await shopChangedHere()
  })
  const at = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 4 * 3_600_000)
  const requested_for = at.toISOString()
  await order((await newCustomer()).caller, { requested_for })
  await typed({ requested_for })
  await expect(typed({ requested_for })).rejects.toMatchObject({ code: 'slot_unavailable' })
  const { caller } = await newCustomer()
  await expect(order(caller, { requested_for })).rejects.toMatchObject({ code: 'slot_unavailable' })
})

test('sent ten times at once it is one order, from a colleague as well', async () => {
  const colleague = await kitchenHand()
  const sent = burgersByPhone()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => placePhoneOrder(index % 2 ? staff : colleague, sent, { language })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
})

test('once more under its payment id for the last place of a slot it is found', async () => {
  const at = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 6 * 3_600_000)
  const sent = burgersByPhone({ requested_for: at.toISOString() })
  await typed({ requested_for: at.toISOString() })
  const answers = await Promise.all(Array.from({ length: 5 }, () => placePhoneOrder(staff, sent, { language })))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
})

test.each([
  ['another name', { name: 'Rosa Meier' }],
  ['another number', { phone: '044 555 04 04' }],
  ['another dish', { items: [{ name: 'Bier', quantity: 6 }], total_amount: '37.40' }],
])('%s under the same payment id is a conflict, which shows the order', async (_, change) => {
  const payment_id = randomUUID()
  const { id } = await typed({ payment_id })
  await expect(typed({ payment_id, ...change })).rejects.toMatchObject({
    code: 'idempotency_conflict',
    details: { data: { id } },
  })
})

test('a guest’s order under the same payment id is another one', async () => {
  const payment_id = `pay_${randomUUID()}`
  const placed = await order((await newCustomer()).caller, { payment_id })
  expect((await typed({ payment_id })).id).not.toBe(placed.orderId)
})

test('nothing is placed before the shop is open', async () => {
  await db().shop.update({ where: { id: 1 }, data: { openedAt: null } })
  await expect(typed()).rejects.toMatchObject({ code: 'shop_not_open' })
  await db().shop.update({ where: { id: 1 }, data: { openedAt: new Date('2026-01-01') } })
})

test('is found by number and surname, and its public page has no name', async () => {
  const { id } = await typed({ name: 'Ueli von Allmen', phone: '044 555 07 09' })
  expect(await matchingOrders('allmen')).toEqual([id])
  expect(await matchingOrders('044 555 07 09')).toEqual([id])
  expect(await findOrder(id, (await newCustomer()).caller)).not.toHaveProperty('person')
})

test('its person is erased with those of other orders', async () => {
  const { id } = await typed()
  await pool().query(erasePersons, [[id], new Date()])
  expect(await db().order.findUnique({ where: { id } })).toMatchObject({ byPhone: true, lastname: '', phone: '' })
})

test.each([
  `update orders set customer_id = (select id from users limit 1) where id = $1`,
  `update orders set phone = '' where id = $1`,
  `update orders set by_phone = false where id = $1`,
])('PostgreSQL refuses: %s', async (statement) => {
  const { id } = await typed()
  await expect(pool().query(statement, [id])).rejects.toMatchObject({ code: expect.stringMatching(/23514|LG040/) })
})
