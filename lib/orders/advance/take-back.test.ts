import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { findOrder, findOrderForStaff } from '@/lib/orders/read/find-order'
import type { OrderStatus } from '@/lib/orders/status'
import { advanceOrder, type StepRequest } from './advance-order'
import { randomUUID } from 'node:crypto'
import { countCash } from '@/lib/orders/money/counter/count-cash'
import { findDrawer } from '@/lib/orders/money/counter/cash-ups'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { cancelOrder } from './cancel-order'

let cook: Staff
beforeAll(async () => {
  await createShop()
  cook = (await signedIn('staff')).caller as Staff
})

const friday = new Date('2027-05-07T16:00:00Z')
function after(seconds: number): Date {
  return new Date(friday.getTime() + seconds * 1000)
}

function step(id: string, request: StepRequest, seconds: number) {
  return advanceOrder(cook, id, { request, now: after(seconds) })
}

function back(id: string, status: OrderStatus, seconds: number) {
  return step(id, { status, correction: true }, seconds)
}

/** An order that took these steps, a minute each, the last of them at second 0. */
async function placed(...statuses: OrderStatus[]) {
  const { caller, email } = await newCustomer()
  const { orderId: id } = await order(caller, {}, after(-600))
  for (const [index, status] of statuses.entries()) await step(id, { status }, 60 * (index + 1 - statuses.length))
  return { id, caller, email }
}

async function unsentTo(email: string): Promise<string[]> {
  const rows = await db().outboxMail.findMany({
    where: { toAddress: email, givenUpAt: null },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map((row) => row.template)
}

test('the customer learns of a step after ten seconds, the mail leaves then', async () => {
  const { id, caller, email } = await placed('accepted')
  expect(await findOrderForStaff(cook, id, after(1))).toMatchObject({ status: 'accepted' })
  for (const reader of [caller, null]) {
    expect(await findOrder(id, reader, after(9.999))).toMatchObject({
      orderStatus: 'received',
      promisedFor: null,
      history: { length: 1 },
    })
    expect(await findOrder(id, reader, after(10))).toMatchObject({ orderStatus: 'accepted', history: { length: 2 } })
  }
  const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email, template: 'order-accepted' } })
  expect(mail.nextTryAt).toEqual(after(10))
})

test('undone within ten seconds it was never taken: no mail, no promise, nothing in the customer’s history', async () => {
  const { id, caller, email } = await placed('accepted')
  const undone = await back(id, 'received', 9)
  expect(undone).toMatchObject({ status: 'received', promisedFor: null, back: null })
  expect(undone.lastStep).toMatchObject({ status: 'received', by: null })
  expect(undone.history).toMatchObject([{ status: 'received' }, { status: 'accepted', undone: { at: after(9) } }])
  expect(await unsentTo(email)).toEqual(['order-received'])
  expect(await findOrder(id, caller, after(60))).toMatchObject({ orderStatus: 'received', history: { length: 1 } })
  expect(await step(id, { status: 'accepted' }, 20)).toMatchObject({ status: 'accepted' })
})

test.each([
  ['rejected', 'received', []],
  ['cancelled', 'preparing', ['accepted', 'preparing']],
  ['completed', 'ready', ['accepted', 'preparing', 'ready']],
] as const)('%s is undone too, with its payment', async (wrong, before, way) => {
  const { id } = await placed(...way, wrong)
  expect(await back(id, before, 5)).toMatchObject({ status: before, payment: { status: 'pending' } })
  const rows = await db().paymentEntry.findMany({ where: { payment: { orderId: id } } })
  expect(rows.reduce((sum, { amountRappen }) => sum + amountRappen, 0)).toBe(0)
})

test('cash that was taken before a wrong cancellation is still taken after it, by the one who took it, and counted once', async () => {
  const { id } = await placed('accepted')
  const { id: payment } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  const counter = (await signedIn('staff')).caller as Staff
  const { amountRappen } = await settlePayment(counter, payment, { status: 'collected', now: friday })
  const counted = { id: randomUUID(), after: null, floatRappen: 0, countedRappen: amountRappen }
  const last = await countCash(counter, counted, after(1))
  await step(id, { status: 'cancelled' }, 2)
  expect(await back(id, 'accepted', 3)).toMatchObject({ payment: { status: 'collected', toPayBackRappen: 0 } })
  expect(await db().paymentEntry.findMany({ where: { paymentId: payment } })).toMatchObject([
    { byUserId: counter.userId, at: friday, amountRappen },
  ])
  expect(await findDrawer(counter, after(4))).toMatchObject({ last, takenRappen: 0, refundedRappen: 0 })
})

test('a delay is undone to the time before', async () => {
  const { id } = await placed()
  await step(id, { status: 'accepted', readyInMinutes: 20 }, 0)
  await step(id, { status: 'accepted', readyInMinutes: 50 }, 30)
  expect(await back(id, 'accepted', 35)).toMatchObject({ status: 'accepted', promisedFor: after(20 * 60) })
})

test('afterwards a step back is a correction: with who and when, and a mail where one had told the customer', async () => {
  const { id, caller, email } = await placed('accepted', 'preparing', 'ready')
  const corrected = await back(id, 'preparing', 11)
  expect(corrected).toMatchObject({ status: 'preparing', back: { to: 'ready', until: after(21) } })
  const last = { status: 'preparing', isCorrection: true, by: expect.any(String) }
  expect([corrected.lastStep, corrected.history.at(-1)]).toMatchObject([last, last])
  expect(await findOrder(id, caller, after(12))).toMatchObject({ orderStatus: 'ready' })
  expect(await findOrder(id, caller, after(21))).toMatchObject({ orderStatus: 'preparing' })
  expect((await unsentTo(email)).at(-1)).toBe('order-corrected')
  expect(await back(id, 'accepted', 30)).toMatchObject({ status: 'accepted' })
  expect((await unsentTo(email)).filter((template) => template === 'order-corrected')).toHaveLength(1)
})

test('a correction is undone as any step', async () => {
  const { id, email } = await placed('accepted', 'preparing', 'ready')
  await back(id, 'preparing', 11)
  expect(await back(id, 'ready', 15)).toMatchObject({ status: 'ready', back: { to: 'preparing', until: null } })
  expect(await unsentTo(email)).not.toContain('order-corrected')
})

test('what was handed over goes back on the same business day, not on the next', async () => {
  const [early, late] = [
    await placed('accepted', 'preparing', 'ready', 'completed'),
    await placed('accepted', 'preparing', 'ready', 'completed'),
  ]
  const lastMinute = (Date.parse('2027-05-08T02:59:00Z') - friday.getTime()) / 1000
  expect(await back(early.id, 'ready', lastMinute)).toMatchObject({ status: 'ready', payment: { status: 'pending' } })
  await expect(back(late.id, 'ready', lastMinute + 60)).rejects.toMatchObject({ code: 'illegal_transition' })
  expect(await findOrderForStaff(cook, late.id, after(lastMinute + 60))).toMatchObject({ back: null })
})

test('a delivery that was completed goes back to the road', async () => {
  const { caller } = await newCustomer()
  const { orderId: id } = await order(caller, { fulfilment: 'delivery', total_amount: 42.8 }, after(-60))
  for (const status of ['accepted', 'preparing', 'ready', 'out_for_delivery', 'completed'] as const)
    await step(id, { status }, 0)
  expect(await back(id, 'out_for_delivery', 60)).toMatchObject({ status: 'out_for_delivery' })
})

test('a rejection is corrected until ten seconds after the customer was told', async () => {
  const [soon, late] = [await placed('rejected'), await placed('rejected')]
  expect(await back(soon.id, 'received', 19)).toMatchObject({ status: 'received', payment: { status: 'pending' } })
  expect((await unsentTo(soon.email)).at(-1)).toBe('order-corrected')
  await expect(back(late.id, 'received', 20)).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('once its mail has left, a step is corrected and not undone', async () => {
  const { id, email } = await placed('accepted', 'preparing', 'ready')
  await db().outboxMail.updateMany({ where: { toAddress: email }, data: { sentAt: friday } })
  const corrected = await back(id, 'preparing', 9.9)
  expect(corrected.history.map(({ undone }) => undone)).toEqual([null, null, null, null, null])
  expect((await unsentTo(email)).at(-1)).toBe('order-corrected')
})

test('what its customer cancelled stays cancelled', async () => {
  const { id, caller } = await placed('accepted')
  await cancelOrder(caller, id, { now: after(1) })
  await expect(back(id, 'accepted', 2)).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('a customer who cancels before a step is announced hears of the cancellation only', async () => {
  const { id, caller, email } = await placed('accepted')
  await cancelOrder(caller, id, { now: after(5) })
  expect(await unsentTo(email)).toEqual(['order-received', 'order-cancelled'])
  expect(await findOrder(id, caller, after(11))).toMatchObject({ orderStatus: 'cancelled' })
})

test('where the shop cancels within the ten seconds of "ready", only the cancellation is told', async () => {
  const { id, email } = await placed('accepted', 'preparing', 'ready')
  await db().outboxMail.updateMany({
    where: { toAddress: email, template: 'order-accepted' },
    data: { sentAt: friday },
  })
  await step(id, { status: 'cancelled' }, 3)
  expect(await unsentTo(email)).toEqual(['order-received', 'order-accepted', 'order-cancelled'])
})

test('an undone cancellation gives back what it had withdrawn, and leaves what was told as it is', async () => {
  const { id, email } = await placed()
  await step(id, { status: 'accepted' }, 0)
  await step(id, { status: 'preparing' }, 2)
  await step(id, { status: 'cancelled' }, 4)
  expect(await unsentTo(email)).toEqual(['order-received', 'order-cancelled'])
  await back(id, 'preparing', 6)
  expect(await unsentTo(email)).toEqual(['order-received', 'order-accepted'])
  const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email, template: 'order-accepted' } })
  expect(mail).toMatchObject({ nextTryAt: after(10), givenUpAt: null })
  expect(mail.text).not.toBe('')
})

test('two who undo at once take one step back', async () => {
  const { id } = await placed('accepted', 'preparing')
  const taps = await Promise.allSettled([1, 2].map(() => back(id, 'accepted', 3)))
  expect(taps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await findOrderForStaff(cook, id, after(4))).toMatchObject({ status: 'accepted' })
})

test('a step forward is no correction, and a step back without the word is none either', async () => {
  const { id } = await placed('accepted')
  await expect(back(id, 'preparing', 30)).rejects.toMatchObject({ code: 'illegal_transition' })
  await expect(step(id, { status: 'received' }, 30)).rejects.toMatchObject({ code: 'illegal_transition' })
})
