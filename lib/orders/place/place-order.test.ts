import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { findBoard } from '@/lib/orders/read/find-board'
import { findOrder, findOrderForStaff } from '@/lib/orders/read/find-order'
import { folded } from '@/lib/platform/values/folded'
import { newCustomer, order, twoBurgers } from '@/lib/testing/shop/customers'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { createShop } from '@/lib/testing/shop/shop'
import { placeOrder } from './place-order'

let menu: Awaited<ReturnType<typeof createShop>>
beforeAll(async () => {
  menu = await createShop()
})

test('an order is placed whole: lines, history, payment, copies of the person, and its confirmation', async () => {
  const { caller, email } = await newCustomer()
  const items = [
    { menu_item_id: menu.burgerId, name: 'whatever', quantity: 2, note: 'ohne Zwiebeln' },
    { name: 'BIER', quantity: 1, price: '6.23', subtotal: 6.23 },
  ]
  const placed = await order(caller, { items, total_amount: 44.03, order_notes: 'Klingel defekt' })
  const stored = await db().order.findUniqueOrThrow({
    where: { id: placed.orderId },
    include: { lines: { orderBy: { position: 'asc' } }, history: true, payment: true },
  })
  expect(stored).toMatchObject({
    customerId: caller.userId,
    status: 'received',
    language: 'de',
    paymentStatusId: 16,
    firstname: 'Ana',
    streetAddress: 'Badenerstrasse 99',
    orderNotes: 'Klingel defekt',
    totalRappen: 4403,
    history: [{ status: 'received', byUserId: null }],
    payment: { status: 'pending', method: 'Cash on Delivery' },
    lines: [
      { menuItemId: menu.burgerId, quantity: 2, vatPerMille: 26, minimumAge: 0, note: 'ohne Zwiebeln' },
      { menuItemId: menu.beerId, name: 'Bier', quantity: 1, vatPerMille: 81, minimumAge: 16, note: '' },
    ],
  })
  expect(placed.payment).toMatchObject({ amountRappen: 4405, roundingRappen: 2, toCollectRappen: 4405 })
  const mails = await db().outboxMail.findMany({ where: { toAddress: email } })
  expect(mails).toMatchObject([{ template: 'order-received', tries: 0, sentAt: null }])
  expect(mails[0]?.text).toContain(placed.shortNumber)
})

test.each(['İskender', 'ΓΥΡΟΣ'])('%s is ordered by its name, in capitals as in small letters', async (name) => {
  const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: menu.burgerId } })
  await db().menuItem.create({ data: { categoryId, name, priceRappen: 3000 } })
  const { caller } = await newCustomer()
  for (const spelled of [name, folded(name)]) {
    const items = [{ name: spelled, quantity: 1, price: 30, subtotal: 30 }]
    await expect(order(caller, { items, total_amount: 30 })).resolves.toMatchObject({ items: [{ name }] })
  }
})

test('every mail goes to the confirmed address of the account, whatever address was typed as the contact', async () => {
  const { caller, email, userId } = await newCustomer()
  const contactEmail = `stranger-${userId}@example.com`
  await db().billingProfile.update({ where: { userId }, data: { contactEmail } })
  const { orderId } = await order(caller)
  await advanceOrder(await kitchenHand(), orderId, { request: { status: 'accepted' } })
  const mails = await db().outboxMail.findMany({
    where: { toAddress: { in: [email, contactEmail] } },
    orderBy: { template: 'asc' },
  })
  expect(mails.map(({ template, toAddress }) => [template, toAddress])).toEqual([
    ['order-accepted', email],
    ['order-received', email],
  ])
  expect(await db().order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({ contactEmail })
})

test('the answer is what tracking shows', async () => {
  const { caller } = await newCustomer()
  expect(await order(caller)).toMatchObject({
    orderId: expect.stringMatching(/^ORD-/),
    orderStatus: 'received',
    totalAmountRappen: 3780,
    currency: 'CHF',
    paymentMethod: 'Cash on Delivery',
    items: [{ name: 'Limmat Burger', quantity: 2, priceRappen: 1890, subtotalRappen: 3780 }],
    subtotalRappen: 3780,
    deliveryFeeRappen: 0,
    fulfilment: 'pickup',
    requestedFor: null,
    promisedFor: null,
    history: [{ status: 'received' }],
  })
})

test('a delivery goes to the second address where there is one, whose zone decides the fee', async () => {
  const { caller } = await newCustomer({ postcode: '3000' })
  await db().billingProfile.update({
    where: { userId: caller.userId },
    data: {
      shipToDifferentAddress: true,
      shippingFirstname: 'Beat',
      shippingLastname: 'Muster',
      shippingStreetAddress: 'Langstrasse 200',
      shippingPostcode: '8004',
      shippingCity: 'Zürich',
    },
  })
  const placed = await order(caller, { fulfilment: 'delivery', total_amount: '42.80' })
  expect(placed).toMatchObject({
    deliveryFeeRappen: 500,
    address: { postcode: '3000' },
    deliveryAddress: { postcode: '8004' },
  })
})

test('a delivery may ask for a call instead of the bell; owner, staff and board read it, others do not', async () => {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, { fulfilment: 'delivery', total_amount: '42.80', handover: 'call' })
  const staff = await kitchenHand()
  expect(await findOrder(orderId, caller)).toMatchObject({ handover: 'call' })
  expect(await findOrderForStaff(staff, orderId)).toMatchObject({ handover: 'call' })
  expect((await findBoard(staff)).orders).toContainEqual(expect.objectContaining({ id: orderId, handover: 'call' }))
  expect(await findOrder(orderId, null)).not.toHaveProperty('handover')
  const asPickup = { fulfilment: 'pickup', deliveryFeeRappen: 0 } as const
  await expect(db().order.update({ where: { id: orderId }, data: asPickup })).rejects.toThrow('orders_handover_check')
})

test('the method is cash in any case of letters, and nothing else', async () => {
  const { caller } = await newCustomer()
  await expect(order(caller, { payment_method: 'cash on delivery' })).resolves.toBeDefined()
  await expect(order(caller, { payment_method: 'TWINT' })).rejects.toMatchObject({ code: 'payment_method_unknown' })
})

test('an amount is compared, never used', async () => {
  const { caller } = await newCustomer()
  const body = twoBurgers({ total_amount: '0.05' })
  await expect(placeOrder(caller, body, { language: 'en' })).rejects.toMatchObject({
    code: 'price_changed',
    details: { data: { totalRappen: 3780 } },
  })
})
