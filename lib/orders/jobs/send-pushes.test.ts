import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { pushBrowser } from '@/lib/testing/outside/push-browser'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder, type StepRequest } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { type SealedPush, pushKeys } from './post-push'
import { forgetOldSubscriptions, sendPushes } from './send-pushes'
import { subscribeToOrder, unsubscribeFromOrder } from './subscribe'

const friday = new Date('2027-05-07T16:00:00Z')
const seconds = (count: number) => new Date(friday.getTime() + count * 1000)

let cook: Staff
beforeAll(async () => {
  await createShop()
  cook = (await signedIn('staff')).caller as Staff
})
beforeEach(() => db().pushSubscription.deleteMany())

/** Answers each push with this status, or not at all. */
function pushService(status: number | null = 201) {
  const taken: SealedPush[] = []
  const post = (push: SealedPush) => {
    taken.push(push)
    return status === null ? Promise.reject(new Error('no answer')) : Promise.resolve(status)
  }
  return { taken, sendAt: (now: Date) => sendPushes(post, now) }
}

async function followed({ change = {}, language = 'de' }: { change?: object; language?: 'de' | 'en' } = {}) {
  const customer = await newCustomer()
  const placed = await order(customer.caller, { ...change }, friday)
  const browser = pushBrowser()
  await subscribeToOrder(placed.orderId, browser.subscription, { language, now: friday })
  return { ...placed, customer, browser }
}

function step(orderId: string, request: StepRequest, now: Date) {
  return advanceOrder(cook, orderId, { request, now })
}

test('a browser gets the new status of its order, ten seconds later, once, and only it can read it', async () => {
  const { orderId, number, browser } = await followed()
  const { taken, sendAt } = pushService()
  await step(orderId, { status: 'accepted', readyInMinutes: 20 }, friday)
  expect(await sendAt(seconds(9))).toBe(0)
  for (const later of [10, 11, 3600]) await sendAt(seconds(later))
  expect(taken).toHaveLength(1)
  const [push] = taken as [SealedPush]
  expect(push.headers).toMatchObject({ TTL: 3600, 'Content-Encoding': 'aes128gcm' })
  expect(String(push.headers.Authorization)).toContain(`k=${pushKeys().publicKey}`)
  expect(push.body.toString()).not.toContain(orderId)
  expect(browser.open(push)).toEqual({
    title: `Angenommen · Bestellung ${number}`,
    body: 'Bereit um 18:20',
    url: `/de/track/${orderId}`,
    tag: orderId,
  })
})

test('what is undone in time, what it knows already and what the customer did is not told', async () => {
  const { taken, sendAt } = pushService()
  const [undone, cancelled, late] = [await followed(), await followed(), await followed()]
  await step(undone.orderId, { status: 'accepted' }, friday)
  await step(undone.orderId, { status: 'received', correction: true }, seconds(5))
  await cancelOrder(cancelled.customer.caller, cancelled.orderId, { now: seconds(5) })
  await step(late.orderId, { status: 'accepted' }, friday)
  await subscribeToOrder(late.orderId, late.browser.subscription, { language: 'de', now: seconds(20) })
  await sendAt(seconds(30))
  expect(taken).toEqual([])
})

test.each([
  ['and it stands: the cancellation only', false, ['Storniert']],
  ['and takes that back: that it is ready', true, ['Bereit']],
])('where the shop cancels within the ten seconds of "ready", %s', async (_, isTakenBack, told) => {
  const { orderId, browser } = await followed()
  const { taken, sendAt } = pushService()
  for (const status of ['accepted', 'preparing'] as const) await step(orderId, { status }, friday)
  await subscribeToOrder(orderId, browser.subscription, { language: 'de', now: seconds(20) })
  await step(orderId, { status: 'ready' }, seconds(30))
  await step(orderId, { status: 'cancelled' }, seconds(33))
  await sendAt(seconds(40))
  expect(taken).toHaveLength(0)
  if (isTakenBack) await step(orderId, { status: 'ready', correction: true }, seconds(42))
  for (const later of [43, 50]) await sendAt(seconds(later))
  const titles = taken.map((push) => (browser.open(push) as { title: string }).title.split(' · ')[0])
  expect(titles).toEqual(told)
})

test('a correction is told in the language of the page', async () => {
  const { orderId, browser } = await followed({ language: 'en' })
  const { taken, sendAt } = pushService()
  await step(orderId, { status: 'rejected', reason: 'closed' }, friday)
  await sendAt(seconds(10))
  await step(orderId, { status: 'received', correction: true }, seconds(15))
  await sendAt(seconds(25))
  expect(taken.map((push) => (browser.open(push) as { body: string }).body)).toEqual([
    'We are sorry, we cannot take this order.',
    'Our last message was a mistake. Please look at your order.',
  ])
})

test('a dead subscription goes, one that cannot be reached is tried again, later each time, and then let be', async () => {
  const [dead, unreachable] = [await followed(), await followed()]
  for (const { orderId } of [dead, unreachable]) await step(orderId, { status: 'accepted' }, friday)
  await db().pushSubscription.updateMany({ where: { orderId: unreachable.orderId }, data: { nextTryAt: seconds(100) } })
  await pushService(410).sendAt(seconds(10))
  expect(await db().pushSubscription.count({ where: { orderId: dead.orderId } })).toBe(0)
  const { taken, sendAt } = pushService(null)
  for (let later = 100; later < 4000; later += 10) await sendAt(seconds(later))
  expect(taken).toHaveLength(5)
  const [left] = await db().pushSubscription.findMany({ where: { orderId: unreachable.orderId } })
  expect(left).toMatchObject({ tries: 0 })
})

test('a browser that unsubscribed gets no more, and an order that is over is forgotten', async () => {
  const [enough, over] = [await followed(), await followed()]
  await unsubscribeFromOrder(enough.orderId, enough.browser.subscription.endpoint)
  await step(over.orderId, { status: 'rejected' }, friday)
  await forgetOldSubscriptions(seconds(3600))
  expect(await db().pushSubscription.count()).toBe(1)
  await forgetOldSubscriptions(seconds(25 * 3600))
  expect(await db().pushSubscription.count()).toBe(0)
})

test('of many browsers that follow one order the newest five are told', async () => {
  const { orderId } = await followed()
  for (let minute = 1; minute < 8; minute++)
    await subscribeToOrder(orderId, pushBrowser().subscription, { language: 'de', now: seconds(minute * 60) })
  expect(await db().pushSubscription.count({ where: { orderId } })).toBe(5)
})

test('the keys are the same in every process, and others with another secret', () => {
  const [one, again, other] = ['a', 'a', 'b'].map((secret) => pushKeys(secret.repeat(32)))
  expect(one).toEqual(again)
  expect(one?.publicKey).not.toBe(other?.publicKey)
  expect(Buffer.from(one?.privateKey ?? '', 'base64url')).toHaveLength(32)
})
