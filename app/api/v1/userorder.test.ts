import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { addMenuItem } from '@/lib/menu/items/change-menu-item'
import { addOptionGroup } from '@/lib/menu/options/write-group'
import { setOptionAvailability } from '@/lib/menu/availability/set-availability'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { db } from '@/lib/platform/database/db'
import { requestScope, type RequestScope } from '@/lib/platform/requests/request-scope'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer } from '@/lib/testing/shop/customers'
import type { Person } from '@/lib/testing/shop/people'
import { groupForm, idOf, optionForm } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'

let menu: Awaited<ReturnType<typeof createShop>>
beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  menu = await createShop()
})

const specified = {
  payment_id: 'pay_8f3k2',
  payment_method: 'Cash on Delivery',
  payment_status_id: 16,
  total_amount: '37.80',
  currency: 'CHF',
  items: [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }],
}

interface Answer {
  isSuccess: boolean
  message: string
  code?: string
  fields?: Record<string, string>
  data: Record<string, unknown>
}

async function send(path: string, body: unknown, { by, method = 'POST' }: { by?: Person; method?: string } = {}) {
  const headers = { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${by.bearer}` }) }
  const request = new Request(`http://localhost/api/v1/userorder/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  })
  const response = await answerCall(request)
  return { status: response.status, ...((await response.json()) as Answer) }
}

async function get(orderId: string, by?: Person) {
  const headers = by ? { authorization: `Bearer ${by.bearer}` } : undefined
  const request = new Request(
    `http://localhost/api/v1/userorder/order/${encodeURIComponent(orderId)}`,
    headers && { headers },
  )
  const response = await answerCall(request)
  return { status: response.status, ...((await response.json()) as Answer) }
}

test('POST create-order: the specified payload is an order, and the same again is the same order', async () => {
  const by = await newCustomer()
  const first = await send('create-order', specified, { by })
  expect(first).toMatchObject({ status: 200, isSuccess: true, message: 'Order placed successfully!' })
  const again = await send('create-order', { ...specified, payment_status_id: 1 }, { by })
  expect(again).toMatchObject({ status: 200, data: { order_id: first.data.order_id } })
})

test('POST create-order: a changed price is refused with the new quote', async () => {
  const by = await newCustomer()
  const body = { ...specified, total_amount: 30, items: [{ ...specified.items[0], price: 15, subtotal: 30 }] }
  expect(await send('create-order', body, { by })).toMatchObject({
    status: 409,
    code: 'price_changed',
    data: { total: 37.8, problems: [{ code: 'price_changed', item: 'Limmat Burger' }] },
  })
})

test('POST create-order: a time that the kitchen can no longer make is refused with the new quote', async () => {
  const by = await newCustomer()
  const { data: quote } = await send('quote', { items: specified.items })
  const shown = (quote.soonest as { at: string }).at
  await db().shop.updateMany({ data: { pausedUntil: new Date(Date.now() + 3_600_000) } })
  const refused = await send('create-order', { ...specified, expected_at: shown }, { by })
  expect(refused).toMatchObject({
    status: 409,
    code: 'time_changed',
    data: { total: 37.8, soonest: { as_soon_as_possible: false } },
  })
  const { at } = refused.data.soonest as { at: string }
  expect(Date.parse(at)).toBeGreaterThan(Date.parse(shown))
  const agreed = await send('create-order', { ...specified, expected_at: at }, { by })
  expect(agreed).toMatchObject({ status: 200, data: { requested_for: at, quoted_for: at, promised_for: null } })
  await db().shop.updateMany({ data: { pausedUntil: null } })
})

test('POST create-order: options are refused by name, with the quote that says which and of which line', async () => {
  const admin = await administrator()
  const size = await addOptionGroup(
    admin,
    groupForm('Grösse', [optionForm('gross', 700)], { minUnits: 1, maxUnits: 1 }),
  )
  const large = idOf(size, 'gross')
  const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: menu.burgerId } })
  const dish = { name: 'Rösti', priceRappen: 2500, categoryId, optionGroups: [{ id: size.id }] }
  await addMenuItem(admin, dish)
  const by = await newCustomer()
  const refused = (options?: object[]) => {
    const items = [specified.items[0], { name: 'Rösti', quantity: 1, options }]
    return send('create-order', { ...specified, items, total_amount: 69.8 }, { by })
  }
  const problem = { item: 'Rösti', index: 1 }
  const unknown = randomUUID()
  await setOptionAvailability(admin, large, { available: true, soldOutUntil: 'today' })
  const answers = [await refused(), await refused([{ option_id: unknown }]), await refused([{ option_id: large }])]
  expect(answers).toMatchObject([
    { status: 422, code: 'options_invalid', data: { problems: [{ ...problem, group: size.id }] } },
    { status: 422, code: 'option_unknown', data: { problems: [{ ...problem, option: unknown }, {}] } },
    { status: 422, code: 'option_sold_out', data: { problems: [{ ...problem, group: size.id, option: large }] } },
  ])
})

test('POST create-order: a dish at a time at which it is not sold, with the next one at which it is', async () => {
  const by = await newCustomer()
  const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: menu.burgerId } })
  const never = { soldFrom: new Date('2199-12-31') }
  await db().menuItem.create({ data: { name: 'Neujahrsbrezel', priceRappen: 1000, categoryId, ...never } })
  const items = [specified.items[0], { name: 'Neujahrsbrezel', quantity: 1 }]
  expect(await send('create-order', { ...specified, items, total_amount: 47.8 }, { by })).toMatchObject({
    status: 422,
    code: 'item_not_at_this_time',
    data: { problems: [{ item: 'Neujahrsbrezel', index: 1, next_at: null, sold_when: { from: '2199-12-31' } }] },
  })
})

test('POST create-order: below the minimum, in the words of the specification', async () => {
  const by = await newCustomer()
  const body = { ...specified, total_amount: '18.90', items: [{ name: 'Limmat Burger', quantity: 1 }] }
  expect(await send('create-order', body, { by })).toMatchObject({
    status: 422,
    message: 'Orders below CHF 25.00 cannot be placed.',
  })
})

const item = specified.items[0]
test.each([
  ['no lines', { items: [] }, 'items'],
  ['51 lines', { items: Array.from({ length: 51 }, () => item) }, 'items'],
  ['a quantity of 0', { items: [{ ...item, quantity: 0 }] }, 'items.0.quantity'],
  ['a quantity of 100', { items: [{ ...item, quantity: 100 }] }, 'items.0.quantity'],
  ['half a dish', { items: [{ ...item, quantity: 0.5 }] }, 'items.0.quantity'],
  ['a line without a dish', { items: [{ quantity: 1 }] }, 'items.0.name'],
  ['a note of 141 characters', { items: [{ ...item, note: 'x'.repeat(141) }] }, 'items.0.note'],
  ['a NUL in a note', { items: [{ ...item, note: '\u0000' }] }, 'items.0.note'],
  ['no payment_id', { payment_id: '  ' }, 'payment_id'],
  ['another currency', { currency: 'EUR' }, 'currency'],
  ['no amount', { total_amount: undefined }, 'total_amount'],
  ['a third of a Rappen', { total_amount: '37.8001' }, 'total_amount'],
  ['a time that is none', { requested_for: 'tonight' }, 'requested_for'],
  ['no way to get it', { fulfilment: 'drone' }, 'fulfilment'],
])('POST create-order: %s is refused at its field', async (_, change, field) => {
  const by = await newCustomer()
  const answer = await send('create-order', { ...specified, ...change }, { by })
  expect(answer).toMatchObject({ status: 422, code: 'invalid_fields' })
  expect(Object.keys(answer.fields ?? {})).toEqual([field])
})

test('POST create-order: sums of floating point are read as what they mean', async () => {
  const by = await newCustomer()
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 890 } })
  const items = [{ name: 'Limmat Burger', quantity: 3, price: 8.9, subtotal: 8.9 * 3 }]
  expect(await send('create-order', { ...specified, items, total_amount: 8.9 * 3 }, { by })).toMatchObject({
    status: 200,
  })
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 1890 } })
})

test('GET order: found in any case of letters by anybody, in full by its owner; anything else is 404', async () => {
  const by = await newCustomer()
  const { data } = await send('create-order', specified, { by })
  const id = String(data.order_id)
  expect((await get(` ${id.toLowerCase()} `)).data).not.toHaveProperty('person')
  expect((await get(id, by)).data).toMatchObject({ person: { firstname: 'Ana' } })
  for (const other of ['ORD-20261120-0000000000', 'x', '\u0000', '%'])
    expect(await get(other, by)).toMatchObject({ status: 404, code: 'not_found' })
})

test('POST cancellation: mine is cancelled once, a stranger’s is missing', async () => {
  const [by, stranger] = await Promise.all([newCustomer(), newCustomer()])
  const { data } = await send('create-order', specified, { by })
  const cancellation = `order/${String(data.order_id)}/cancellation`
  expect(await send(cancellation, {}, { by: stranger })).toMatchObject({ status: 404 })
  expect(await send(cancellation, {}, { by })).toMatchObject({ status: 200, data: { order_status: 'cancelled' } })
  expect(await send(cancellation, {}, { by })).toMatchObject({ status: 409, code: 'cancellation_over' })
})

test('PUT time: mine gets another one, twice is once, and no time at all is no answer', async () => {
  const [by, stranger] = await Promise.all([newCustomer(), newCustomer()])
  const { data } = await send('create-order', specified, { by })
  const time = `order/${String(data.order_id)}/time`
  const quoted = await send('quote', { items: specified.items }, { by })
  const [, slot] = quoted.data.slots as { at: string }[]
  const body = { requested_for: slot?.at }
  expect(await send(time, body, { by: stranger, method: 'PUT' })).toMatchObject({ status: 404 })
  expect(await send(time, {}, { by, method: 'PUT' })).toMatchObject({ status: 422, code: 'invalid_fields' })
  for (const is_time_changeable of [true, true]) {
    const shown = { ...body, quoted_for: slot?.at, promised_for: null, is_time_changeable }
    expect(await send(time, body, { by, method: 'PUT' })).toMatchObject({ status: 200, data: shown })
  }
  await db().order.updateMany({ where: { id: String(data.order_id) }, data: { status: 'accepted' } })
  await db().order.updateMany({ where: { id: String(data.order_id) }, data: { status: 'preparing' } })
  const over = { status: 409, code: 'time_change_over', data: { order_status: 'preparing' } }
  expect(await send(time, { requested_for: null }, { by, method: 'PUT' })).toMatchObject(over)
})

test('GET order/{orderId}/events: an id with each state, and no reason to come back once all is said', async () => {
  const by = await newCustomer()
  const { data } = await send('create-order', specified, { by })
  const path = `order/${String(data.order_id)}`
  await send(`${path}/cancellation`, {}, { by })
  const url = `http://localhost/api/v1/userorder/${path}/events`
  const said = await (await answerCall(new Request(url))).text()
  const id = /^event: status\ndata: .*"order_status":"cancelled".*\nid: (\S+)$/m.exec(said)?.[1] ?? ''
  const again = await answerCall(new Request(url, { headers: { 'Last-Event-ID': id } }))
  expect({ id, status: again.status }).toEqual({ id: expect.stringMatching(/\S{16}/), status: 204 })
  const older = await answerCall(new Request(url, { headers: { 'Last-Event-ID': 'older' } }))
  expect(await older.text()).toContain(`id: ${id}\n`)
})

test('POST quote: anybody may ask, and gets amounts, slots and problems', async () => {
  const body = { items: [{ name: 'limmat burger', quantity: 1 }], fulfilment: 'delivery', postcode: '8004' }
  const { data } = await send('quote', body)
  expect(data).toMatchObject({ subtotal: 18.9, delivery_fee: 5, total: 23.9, minimum: 30, missing: 11.1 })
  expect(data.problems).toEqual([{ code: 'below_minimum' }])
  expect(data.slots).not.toHaveLength(0)
})

test('the line of an order in the log says which order it was and who placed it, that of a refusal why: by ids, never by names', async () => {
  const by = await newCustomer()
  const noted = async (change: Record<string, unknown>) => {
    const scope: RequestScope = { requestId: randomUUID(), generation: null }
    const body = { ...specified, payment_id: `pay_${randomUUID()}`, ...change }
    const answer = await requestScope().run(scope, () => send('create-order', body, { by }))
    return { answer, noted: scope.noted }
  }
  const placed = await noted({})
  const caller = `customer ${by.userId}`
  expect(placed.noted).toEqual({ caller, order: placed.answer.data.order_id })
  expect((await noted({ total_amount: '1.00' })).noted).toEqual({ caller, code: 'price_changed' })
})

test('GET userorder/order/{orderId}/receipt: a PDF for any client with the id, once a receipt was given', async () => {
  const { data } = await send('create-order', { ...specified, payment_id: randomUUID() }, { by: await newCustomer() })
  const id = String(data.order_id)
  const receiptOf = (path: string) => answerCall(new Request(`http://localhost/api/v1/userorder/order/${path}`))
  expect((await receiptOf(`${id}/receipt`)).status).toBe(404)
  expect((await receiptOf('ORD-20261120-0000000000/receipt')).status).toBe(404)
  const { id: paymentId } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  await settlePayment(await administrator(), paymentId, { status: 'collected' })
  const file = await receiptOf(`${id}/receipt?language=fr`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="receipt-\d{4}-\d{6}\.pdf"$/)
  expect(await file.text()).toMatch(/^%PDF-/)
  expect((await receiptOf(`${id}/receipt?language=xx`)).status).toBe(400)
})
