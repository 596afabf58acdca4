import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { setAvailability, setAvailabilityOfMany, setOptionAvailability } from '@/lib/menu/availability/set-availability'
import { listAvailability } from '@/lib/menu/availability/list-availability'
import { advanceOrder, type StepRequest } from '@/lib/orders/advance/advance-order'
import { noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { changeTime } from '@/lib/orders/advance/change-time'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { reconcile } from '@/lib/orders/money/online/reconcile'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import type { OrderStatus } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { burgersByPhone, newCustomer, order } from '@/lib/testing/shop/customers'
import { idOf, openPizzeria, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { placePhoneOrder } from './place-phone-order'

const noon = new Date('2027-05-07T10:00:00Z')
const tomorrow = new Date('2027-05-08T10:00:00Z')
/** Too late to undo a step of noon without a trace. */
const later = new Date('2027-05-07T10:01:00Z')

let admin: Admin
let burgerId: string
let beerId: string

beforeAll(async () => {
  ;({ burgerId, beerId } = await createShop())
  await db().shop.update({ where: { id: 1 }, data: { slotCapacity: 0 } })
  admin = await administrator()
})

beforeEach(async () => {
  for (const id of [burgerId, beerId]) await count(id, null)
})

function count(id: string, portions: number | null, now = noon) {
  return setAvailability(admin, id, { available: true, portions }, now)
}

async function stateOf(id = burgerId, now = noon) {
  const { menuItems } = await listAvailability(now)
  const found = menuItems.find((item) => item.id === id)
  return { left: found?.portionsLeft, soldOut: found?.soldOut }
}

async function leftOf(id = burgerId) {
  return (await stateOf(id)).left
}

async function burgers(quantity: number, { now = noon, ...more }: { now?: Date; requested_for?: string } = {}) {
  const { caller } = await newCustomer()
  const items = [{ name: 'Limmat Burger', quantity }]
  return order(caller, { items, total_amount: (1890 * quantity) / 100, ...more }, now)
}

async function step(
  id: string,
  status: OrderStatus,
  { now = noon, ...more }: Partial<StepRequest> & { now?: Date } = {},
) {
  await advanceOrder(admin, id, { request: { status, ...more }, now })
}

test('of fifty orders at once for the last two, two get them', async () => {
  await count(burgerId, 2)
  await count(beerId, 100)
  const customers = await Promise.all(Array.from({ length: 50 }, () => newCustomer()))
  const items = [
    { name: 'Limmat Burger', quantity: 1 },
    { name: 'Bier', quantity: 1 },
  ]
  const tries = customers.map(({ caller }) => order(caller, { items, total_amount: 25.13 }, noon))
  const results = await Promise.allSettled(tries)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 48 }, () => 'item_sold_out'))
  expect(await stateOf()).toEqual({ left: 0, soldOut: true })
  expect(await leftOf(beerId), 'who was refused has taken nothing').toBe(98)
})

test('orders for two counted dishes, each named first by half of them, do not wait for each other', async () => {
  await count(burgerId, 30)
  await count(beerId, 30)
  const customers = await Promise.all(Array.from({ length: 20 }, () => newCustomer()))
  const items = [
    { name: 'Limmat Burger', quantity: 2 },
    { name: 'Bier', quantity: 2 },
  ]
  const tries = customers.map(({ caller }, index) =>
    order(caller, { items: index % 2 ? items : items.toReversed(), total_amount: 50.26 }, noon),
  )
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(15)
  expect([await leftOf(), await leftOf(beerId)]).toEqual([0, 0])
})

test('the same order sent twice at once for the last portions is one order', async () => {
  await count(burgerId, 2)
  const { caller } = await newCustomer()
  const request = { payment_id: `pay_${crypto.randomUUID()}` }
  const [one, other] = await Promise.all([order(caller, request, noon), order(caller, request, noon)])
  expect(other.orderId).toBe(one.orderId)
  expect(await leftOf()).toBe(0)
  const phoned = burgersByPhone()
  await count(burgerId, 2)
  const [first, again] = await Promise.all(
    [phoned, phoned].map((sent) => placePhoneOrder(admin, sent, { language: 'de', now: noon })),
  )
  expect(again?.id).toBe(first?.id)
  expect(await leftOf()).toBe(0)
})

test('who asks for more than is left is told how many there are, before paying and with the refusal', async () => {
  await count(burgerId, 3)
  const items = [
    { menuItemId: burgerId, quantity: 2 },
    { menuItemId: beerId, quantity: 1 },
    { menuItemId: burgerId, quantity: 2, note: 'ohne Zwiebeln' },
  ]
  const { problems } = await quoteOrder(null, { items, fulfilment: 'pickup' }, noon)
  const problem = { code: 'item_sold_out', item: 'Limmat Burger', index: 0, portionsLeft: 3 }
  expect(problems).toEqual([problem])
  await expect(burgers(4)).rejects.toMatchObject({ code: 'item_sold_out', details: { data: { problems: [problem] } } })
  await expect(burgers(3)).resolves.toBeDefined()
  const soldOut = await quoteOrder(null, { items, fulfilment: 'pickup' }, noon)
  expect(soldOut.problems, 'none left: as any other that is sold out').toEqual([
    { code: 'item_sold_out', item: 'Limmat Burger', index: 0 },
  ])
})

test('the staff who type in an order of a phone call take from the same count', async () => {
  await count(burgerId, 3)
  await placePhoneOrder(admin, burgersByPhone(), { language: 'de', now: noon })
  expect(await leftOf()).toBe(1)
  const second = placePhoneOrder(admin, burgersByPhone(), { language: 'de', now: noon })
  await expect(second).rejects.toMatchObject({ code: 'item_sold_out' })
})

test.each(['rejected', 'cancelled'] as const)('what is %s gives back once, and is on sale again', async (status) => {
  await count(burgerId, 2)
  const { orderId } = await burgers(2)
  await step(orderId, status, { reason: 'too_busy' })
  await step(orderId, status, { reason: 'too_busy' }).catch(() => undefined)
  expect(await stateOf()).toEqual({ left: 2, soldOut: false })
})

test('a step that is taken back takes again, also what is sold out by then', async () => {
  await count(burgerId, 2)
  const { orderId } = await burgers(2)
  await step(orderId, 'rejected', { reason: 'too_busy' })
  const other = await burgers(2)
  await step(orderId, 'received', { correction: true })
  expect(await stateOf()).toEqual({ left: 0, soldOut: true })
  await step(other.orderId, 'rejected', { reason: 'too_busy', now: later })
  expect(await stateOf(), 'four were promised, and two of them given back').toEqual({ left: 0, soldOut: true })
  await step(orderId, 'rejected', { reason: 'too_busy', now: later })
  expect(await stateOf()).toEqual({ left: 2, soldOut: false })
})

test('what a guest cancels, and what is never paid, gives back', async () => {
  const provider = new TestProvider()
  await takePaymentsWith(provider)
  await count(burgerId, 4)
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, {}, noon)
  const { caller: late } = await newCustomer()
  await order(late, { payment_method: 'Online' }, noon)
  expect(await leftOf()).toBe(0)
  await cancelOrder(caller, orderId, { now: noon })
  expect(await leftOf()).toBe(2)
  for (let hours = 1; hours < 30; hours += 1) await reconcile(provider, new Date(noon.getTime() + hours * 3_600_000))
  const [{ portionsLeft } = { portionsLeft: null }] = await db().portionCount.findMany({
    where: { subjectId: burgerId },
  })
  expect(portionsLeft).toBe(4)
})

test('a change that the guest agrees to gives back what is left out, and takes what is added', async () => {
  await count(burgerId, 5)
  await count(beerId, 5)
  const { orderId } = await burgers(4)
  const proposalId = crypto.randomUUID()
  const add = [{ name: 'Bier', quantity: 2 }]
  const request = { id: proposalId, quantities: [{ position: 0, quantity: 1 }], add }
  await proposeChange(admin, orderId, { request, now: noon })
  expect([await leftOf(), await leftOf(beerId)], 'nobody has agreed yet').toEqual([1, 5])
  await noteAnswer(admin, orderId, { proposalId, answer: 'agreed', consentName: 'Ana', now: noon })
  expect([await leftOf(), await leftOf(beerId)]).toEqual([4, 3])
})

test('a count is over with the business day, at five in the morning', async () => {
  await count(burgerId, 2)
  await burgers(2)
  const [fourInTheMorning, sixInTheMorning] = [new Date('2027-05-08T02:00:00Z'), new Date('2027-05-08T04:00:00Z')]
  expect(await stateOf(burgerId, fourInTheMorning)).toEqual({ left: 0, soldOut: true })
  expect(await stateOf(burgerId, sixInTheMorning)).toEqual({ left: null, soldOut: false })
  await expect(burgers(9, { now: sixInTheMorning })).resolves.toBeDefined()
  await count(burgerId, 7, sixInTheMorning)
  expect(await db().portionCount.count({ where: { subjectId: burgerId } }), 'days that are over are forgotten').toBe(1)
  await count(burgerId, null, sixInTheMorning)
})

test('an order for tomorrow takes nothing from today, until it is put on today', async () => {
  await count(burgerId, 3)
  const { caller } = await newCustomer()
  const change = { items: [{ name: 'Limmat Burger', quantity: 4 }], total_amount: 75.6 }
  const { orderId } = await order(caller, { ...change, requested_for: tomorrow.toISOString() }, noon)
  expect(await leftOf()).toBe(3)
  const evening = new Date('2027-05-07T17:00:00Z')
  await changeTime(caller, orderId, { request: { requestedFor: evening }, now: noon })
  expect(await stateOf(), 'it was promised').toEqual({ left: 0, soldOut: true })
  await changeTime(caller, orderId, { request: { requestedFor: tomorrow }, now: noon })
  expect(await stateOf()).toEqual({ left: 3, soldOut: false })
})

test('none is sold out; without a count it is on sale', async () => {
  await count(burgerId, 0)
  expect(await stateOf()).toEqual({ left: 0, soldOut: true })
  await expect(burgers(2)).rejects.toMatchObject({ code: 'item_sold_out' })
  await count(burgerId, 5)
  expect(await stateOf()).toEqual({ left: 5, soldOut: false })
  await count(burgerId, 0)
  await count(burgerId, null)
  expect(await stateOf()).toEqual({ left: null, soldOut: false })
})

test('the staff may say less than was there, while orders hold some: what they say is what is left', async () => {
  await count(burgerId, 10)
  const { orderId } = await burgers(6)
  await count(burgerId, 1)
  await expect(burgers(2)).rejects.toMatchObject({ code: 'item_sold_out' })
  await step(orderId, 'rejected', { reason: 'too_busy' })
  expect(await leftOf()).toBe(7)
})

test('what the staff have said to be sold out stays so when an order gives back', async () => {
  await count(burgerId, 2)
  const { orderId } = await burgers(2)
  await setAvailability(admin, burgerId, { available: true, soldOutUntil: 'today' }, noon)
  await step(orderId, 'rejected', { reason: 'sold_out' })
  expect(await stateOf()).toEqual({ left: 2, soldOut: true })
})

test('who puts on sale what none is left of ends its count, alone or with others', async () => {
  await count(burgerId, 0)
  await count(beerId, 0)
  await setAvailability(admin, burgerId, { available: true }, noon)
  expect(await stateOf()).toEqual({ left: null, soldOut: false })
  await expect(burgers(3)).resolves.toBeDefined()
  await setAvailabilityOfMany(admin, { menuItemIds: [beerId], available: true }, noon)
  expect(await stateOf(beerId)).toEqual({ left: null, soldOut: false })
  await setAvailabilityOfMany(admin, { menuItemIds: [beerId, burgerId], portions: 4 }, noon)
  expect([await leftOf(), await leftOf(beerId)]).toEqual([4, 4])
  await setAvailability(admin, burgerId, { available: true, soldOutUntil: 'until_changed' }, noon)
  await setAvailability(admin, burgerId, { available: true }, noon)
  expect(await leftOf(), 'a pause does not end it').toBe(4)
})

test('a count is written down with who has set it; what orders take is not', async () => {
  await count(burgerId, 30)
  await burgers(2)
  await count(burgerId, 20)
  const entries = await db().auditEntry.findMany({ where: { subjectId: burgerId }, orderBy: { id: 'desc' }, take: 1 })
  expect(entries).toMatchObject([{ byUserId: admin.userId, before: { portionsLeft: 28 }, after: { portionsLeft: 20 } }])
})

test('an option is counted by its units in every dish of every line', async () => {
  const pizzeria: Pizzeria = await openPizzeria(admin)
  const [small, olives] = [idOf(pizzeria.size, '30 cm'), idOf(pizzeria.extras, 'Oliven')]
  const set = (portions: number | null) => setOptionAvailability(admin, olives, { available: true, portions }, noon)
  const { options } = await set(9)
  expect(options.find(({ id }) => id === olives)?.portionsLeft).toBe(9)
  const pizza = (quantity: number, units: number) => ({
    menu_item_id: pizzeria.pizzaId,
    quantity,
    options: [{ option_id: small }, { option_id: olives, quantity: units }],
  })
  const { caller } = await newCustomer()
  const items = [pizza(3, 2), pizza(2, 1)]
  await order(caller, { items, total_amount: 3 * 19 + 2 * 17.5 }, noon)
  const problems = [{ code: 'option_sold_out', index: 0, option: olives, portionsLeft: 1 }]
  const again = order(caller, { items: [pizza(2, 1)], total_amount: 35 }, noon)
  await expect(again).rejects.toMatchObject({ code: 'option_sold_out', details: { data: { problems } } })
  await set(null)
})
