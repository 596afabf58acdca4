import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder, type StepRequest } from './advance-order'
import { listReceipts } from '@/lib/orders/money/counter/list-receipts'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { findOrder, findOrderForStaff } from '@/lib/orders/read/find-order'
import { undoMs, type OrderStatus } from '@/lib/orders/status'

let cook: Staff
beforeAll(async () => {
  await createShop()
  cook = (await signedIn('staff')).caller as Staff
})

const friday = new Date('2027-05-07T16:00:00Z')

function step(id: string, request: StepRequest, now = new Date(friday)) {
  return advanceOrder(cook, id, { request, now })
}

async function take(id: string, ...statuses: OrderStatus[]) {
  for (const status of statuses) await step(id, { status })
}

async function placed(change: Record<string, unknown> = {}) {
  const { caller, email } = await newCustomer()
  const { orderId: id } = await order(caller, change, friday)
  return { id, caller, email }
}

async function templatesTo(email: string): Promise<string[]> {
  const rows = await db().outboxMail.findMany({ where: { toAddress: email }, orderBy: { createdAt: 'asc' } })
  return rows.map((row) => row.template)
}

test('an order goes its way to the counter, with a history, mails and its cash collected', async () => {
  const { id, email } = await placed()
  await take(id, 'accepted', 'preparing', 'ready', 'completed')
  const stored = await db().order.findUniqueOrThrow({
    where: { id },
    include: { history: true, payment: { include: { entries: true } } },
  })
  expect(stored).toMatchObject({
    status: 'completed',
    payment: { status: 'collected', entries: [{ kind: 'collected', at: friday, byUserId: cook.userId }] },
  })
  expect(stored.history.map((entry) => [entry.status, entry.byUserId])).toEqual([
    ['received', null],
    ...['accepted', 'preparing', 'ready', 'completed'].map((status) => [status, cook.userId]),
  ])
  expect(await templatesTo(email)).toEqual(['order-received', 'order-accepted', 'order-ready'])
})

test('a delivery that goes out is told by mail, with the cash to have ready and what the staff wrote', async () => {
  const items = [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }]
  const { id, email } = await placed({ fulfilment: 'delivery', items, total_amount: '42.80' })
  await take(id, 'accepted', 'preparing', 'ready')
  await step(id, { status: 'out_for_delivery', text: 'Luca läutet zweimal.' })
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { toAddress: email, template: 'order-out-for-delivery' },
  })
  expect(mail.text).toContain('Bitte halten Sie CHF 42.80 in bar bereit.')
  expect(mail.text).toContain('«Luca läutet zweimal.»')
  expect(mail.text).toContain('Lieferung an:\nAna Muster\nBadenerstrasse 99\n8004 Zürich')
})

test('a delivery gets one mail on its way to the door, and none that it is ready', async () => {
  const { id, email } = await placed({ fulfilment: 'delivery', total_amount: '42.80' })
  await take(id, 'accepted', 'preparing', 'ready', 'out_for_delivery', 'completed')
  expect(await templatesTo(email)).toEqual(['order-received', 'order-accepted', 'order-out-for-delivery'])
})

test('a pickup is not rejected because of the way to the guest', async () => {
  const [pickup, delivery] = [await placed(), await placed({ fulfilment: 'delivery', total_amount: '42.80' })]
  const request = { status: 'rejected', reason: 'cannot_deliver' } as const
  await expect(step(pickup.id, request)).rejects.toMatchObject({
    code: 'invalid_fields',
    details: { fields: { reason: 'invalid' } },
  })
  expect(await db().order.findUniqueOrThrow({ where: { id: pickup.id } })).toMatchObject({ status: 'received' })
  expect(await step(delivery.id, request)).toMatchObject({ status: 'rejected' })
})

test('the accepting staff says in how many minutes', async () => {
  const { id } = await placed()
  expect(await step(id, { status: 'accepted', readyInMinutes: 25 })).toMatchObject({
    status: 'accepted',
    promisedFor: new Date('2027-05-07T16:25:00.000Z'),
    next: ['preparing', 'cancelled'],
  })
})

test('accepted without minutes, it is promised for what the customer was told: their slot, or the time of the quote', async () => {
  const [preorder, asap] = [await placed({ requested_for: '2027-05-07T20:00:00Z' }), await placed()]
  const later = new Date('2027-05-07T16:07:30.000Z')
  expect((await step(preorder.id, { status: 'accepted' })).promisedFor).toEqual(new Date('2027-05-07T20:00:00.000Z'))
  expect((await step(asap.id, { status: 'accepted' }, later)).promisedFor).toEqual(new Date('2027-05-07T16:20:00.000Z'))
})

test('a time that has passed is not promised: it is the usual lead time from now, in the mail too', async () => {
  const [preorder, asap] = [await placed({ requested_for: '2027-05-07T16:30:00Z' }), await placed()]
  const late = new Date('2027-05-07T16:55:00.000Z')
  for (const { id, email } of [preorder, asap]) {
    expect((await step(id, { status: 'accepted' }, late)).promisedFor).toEqual(new Date('2027-05-07T17:15:00.000Z'))
    const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email, template: 'order-accepted' } })
    expect(mail.text).toContain('19:15')
  }
})

test('the same status with new minutes is a delay, which the guest is told', async () => {
  const { id, email } = await placed()
  await step(id, { status: 'accepted', readyInMinutes: 15 })
  const delayed = await step(id, { status: 'accepted', readyInMinutes: 40 })
  expect(delayed).toMatchObject({ promisedFor: new Date('2027-05-07T16:40:00.000Z'), history: { length: 3 } })
  expect((await templatesTo(email)).at(-1)).toBe('order-delayed')
})

test('of two taps at once one wins, and the other is told how the order stands', async () => {
  const { id } = await placed()
  const taps = await Promise.allSettled([
    step(id, { status: 'accepted' }),
    step(id, { status: 'rejected', reason: 'too_busy' }),
    step(id, { status: 'accepted' }),
  ])
  const winners = taps.flatMap((tap) => (tap.status === 'fulfilled' ? [tap.value.status] : []))
  const losers = taps.flatMap((tap) => (tap.status === 'rejected' ? [tap.reason as unknown] : []))
  expect(winners).toHaveLength(1)
  expect(losers).toHaveLength(2)
  for (const loser of losers)
    expect(loser).toMatchObject({ code: 'illegal_transition', details: { data: { status: winners[0] } } })
  expect(await db().statusChange.count({ where: { orderId: id } })).toBe(2)
})

test('a rejected order says why, is void and stays rejected', async () => {
  const { id, caller, email } = await placed()
  await step(id, { status: 'rejected', reason: 'sold_out', text: 'Leider keine Burger mehr' })
  expect(await findOrder(id, caller, new Date(friday.getTime() + undoMs))).toMatchObject({
    orderStatus: 'rejected',
    reason: 'sold_out',
    text: 'Leider keine Burger mehr',
    payment: { status: 'void' },
    cancellableUntil: null,
  })
  expect(await templatesTo(email)).toContain('order-rejected')
  await expect(step(id, { status: 'accepted' })).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('only a delivery goes out, and it cannot be accepted twice', async () => {
  const [pickup, delivery] = [await placed(), await placed({ fulfilment: 'delivery', total_amount: 42.8 })]
  await take(pickup.id, 'accepted', 'preparing', 'ready')
  await expect(step(pickup.id, { status: 'out_for_delivery' })).rejects.toMatchObject({ code: 'illegal_transition' })
  await take(delivery.id, 'accepted', 'preparing', 'ready', 'out_for_delivery')
  await expect(step(delivery.id, { status: 'accepted' })).rejects.toMatchObject({ code: 'illegal_transition' })
  await take(delivery.id, 'completed')
})

test('what was paid for an order that the shop cancels is to be paid back, and then it is void', async () => {
  const { id } = await placed()
  await take(id, 'accepted')
  const payment = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  const { amountRappen } = await settlePayment(cook, payment.id, { status: 'collected', now: friday })
  await take(id, 'cancelled')
  expect(await findOrderForStaff(cook, id)).toMatchObject({ payment: { toPayBackRappen: amountRappen } })
  expect(await listReceipts(cook, id)).toMatchObject([
    { kind: 'sale' },
    { kind: 'reversal', amountRappen: -amountRappen },
  ])
  expect(await settlePayment(cook, payment.id, { status: 'refunded', now: friday })).toMatchObject({
    status: 'void',
    entries: [{ kind: 'collected' }, { kind: 'refunded', amountRappen: -amountRappen }],
  })
})

test('an order that does not exist cannot be accepted', async () => {
  await expect(step('ORD-20270507-0000000000', { status: 'accepted' })).rejects.toMatchObject({ code: 'not_found' })
})

test('a caller who looked at an older status is refused, even where the same call would be a delay', async () => {
  const { id } = await placed()
  await step(id, { from: 'received', status: 'accepted', readyInMinutes: 15 })
  await expect(step(id, { from: 'received', status: 'accepted', readyInMinutes: 45 })).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { data: { status: 'accepted', promisedFor: new Date('2027-05-07T16:15:00.000Z') } },
  })
})

describe('where what is accepted becomes ready with one tap', () => {
  beforeAll(() => skipPreparing(true))
  afterAll(() => skipPreparing(false))

  async function skipPreparing(skipsPreparing: boolean) {
    await db().shop.update({ where: { id: 1 }, data: { skipsPreparing } })
  }

  test('the history shows the steps that were tapped, and the next step is the one that is offered', async () => {
    const { id, email } = await placed()
    expect((await step(id, { status: 'accepted' })).next).toEqual(['ready', 'preparing', 'cancelled'])
    const ready = await step(id, { status: 'ready' })
    expect(ready.history.map(({ status }) => status)).toEqual(['received', 'accepted', 'ready'])
    expect(await templatesTo(email)).toEqual(['order-received', 'order-accepted', 'order-ready'])
  })

  test('one tap is undone with one, in time and as a correction of which the guest is told', async () => {
    const [{ id }, later] = [await placed(), await placed()]
    for (const one of [id, later.id]) await take(one, 'accepted', 'ready')
    expect(await step(id, { status: 'accepted', correction: true })).toMatchObject({ status: 'accepted' })
    const afterwards = new Date(friday.getTime() + undoMs + 1000)
    await step(later.id, { status: 'accepted', correction: true }, afterwards)
    const corrected = await findOrderForStaff(cook, later.id, afterwards)
    expect(corrected).toMatchObject({ status: 'accepted', next: ['ready', 'preparing', 'cancelled'] })
    expect((await templatesTo(later.email)).at(-1)).toBe('order-corrected')
  })

  test('a kitchen that says when it begins may go on to do so', async () => {
    const { id } = await placed()
    await take(id, 'accepted', 'preparing', 'ready')
    expect(await step(id, { status: 'completed' })).toMatchObject({ status: 'completed' })
  })

  test('an order that nobody has accepted does not become ready', async () => {
    const { id } = await placed()
    await expect(step(id, { status: 'ready' })).rejects.toMatchObject({ code: 'illegal_transition' })
  })
})

test('without the owner’s word what is accepted is not ready before it was cooked', async () => {
  const { id } = await placed()
  await take(id, 'accepted')
  await expect(step(id, { status: 'ready' })).rejects.toMatchObject({ code: 'illegal_transition' })
})
