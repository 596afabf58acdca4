import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { removeFactorOf } from '@/lib/accounts/second-factor/set-up'
import { signOut, signOutEverywhere } from '@/lib/accounts/sessions/sessions'
import { changeUser, endSessions } from '@/lib/accounts/users/change-user'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { pushBrowser } from '@/lib/testing/outside/push-browser'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import type { SealedPush } from './post-push'
import { pushAlarms } from './push-alarms'
import { listOwnAlarms, subscribeToAlarms, unsubscribeFromAlarms } from './subscribe'
import { sweep } from './sweep'

const friday = new Date('2027-05-07T16:00:00Z')
let guest: Person

beforeAll(async () => {
  await createShop()
  guest = await newCustomer()
})
beforeEach(async () => {
  await db().order.deleteMany()
  await db().alarmSubscription.deleteMany()
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
})

function later(minutes: number): Date {
  return new Date(friday.getTime() + minutes * 60_000)
}

/** A push service that answers each push with this status, or not at all. */
function pushService(status: number | null = 201) {
  const taken: SealedPush[] = []
  const post = (push: SealedPush) => {
    taken.push(push)
    return status === null ? Promise.reject(new Error('no answer')) : Promise.resolve(status)
  }
  return { taken, at: (minutes: number) => pushAlarms(post, later(minutes)) }
}

function placed(minutes = 0) {
  return order(guest.caller, {}, later(minutes))
}

/** A member of staff whose phone is told. */
async function toldPhone(role: 'staff' | 'manager' | 'admin' = 'staff') {
  const person = await signedIn(role)
  const browser = pushBrowser()
  await subscribeToAlarms(person.caller as Staff, browser.subscription, friday)
  return { staff: person.caller as Staff, browser }
}

test('two minutes after it came in each phone is told of an order that nobody accepts, once, by however many processes', async () => {
  const phones = [await toldPhone(), await toldPhone('admin')]
  const { orderId, number } = await placed()
  const { taken, at } = pushService()
  expect(await at(1.9)).toBe(0)
  await Promise.all([at(2), at(2)])
  for (const minutes of [3, 10, 60]) await at(minutes)
  expect(taken.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    phones.map(({ browser }) => browser.subscription.endpoint).toSorted(),
  )
  const own = taken.find(({ endpoint }) => endpoint === phones[0]?.browser.subscription.endpoint) as SealedPush
  expect(own.body.toString()).not.toContain(orderId)
  expect(phones[0]?.browser.open(own)).toEqual({
    title: `Bestellung ${number} wartet seit 2 Minuten`,
    body: 'Niemand hat sie angenommen.',
    url: '/admin/orders',
    tag: orderId,
  })
})

test('each of several orders is told, in the language of the shop', async () => {
  const { browser } = await toldPhone()
  const numbers = [(await placed()).number, (await placed(1)).number]
  await db().shop.update({ where: { id: 1 }, data: { mailLanguage: 'en' } })
  const { taken, at } = pushService()
  for (const minutes of [2, 3, 4]) await at(minutes)
  await db().shop.update({ where: { id: 1 }, data: { mailLanguage: 'de' } })
  expect(taken.map((push) => (browser.open(push) as { title: string }).title)).toEqual(
    numbers.map((number) => `Order ${number} has been waiting for 2 minutes`),
  )
})

test('what was accepted meanwhile is not told, also where the service did not answer before', async () => {
  await toldPhone()
  const [accepted, tried] = [await placed(), await placed()]
  const { caller: cook } = await signedIn('staff')
  const step = { request: { status: 'accepted' as const } }
  await advanceOrder(cook as Staff, accepted.orderId, { ...step, now: later(1) })
  const silent = pushService(null)
  expect(await silent.at(2)).toBe(1)
  await advanceOrder(cook as Staff, tried.orderId, { ...step, now: later(2.2) })
  const { taken, at } = pushService()
  expect(await at(4)).toBe(0)
  expect(taken).toEqual([])
})

test('a dead subscription goes; one that cannot be reached is tried again, and then let be', async () => {
  await toldPhone()
  await placed()
  await pushService(410).at(2)
  expect(await db().alarmSubscription.count()).toBe(0)
  await toldPhone()
  const { taken, at } = pushService(null)
  for (let minutes = 3; minutes < 59; minutes += 0.5) await at(minutes)
  expect(taken).toHaveLength(5)
  expect(await db().alarmSubscription.count()).toBe(1)
})

test('while a guest is asked for a change the phone keeps as silent as the board', async () => {
  await toldPhone()
  const { orderId } = await placed()
  const { caller: cook } = await signedIn('staff')
  const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
  await proposeChange(cook as Staff, orderId, { request, now: later(1) })
  const { taken, at } = pushService()
  await at(5.9)
  expect(taken).toEqual([])
  await at(6)
  expect(taken).toHaveLength(1)
})

test('outside the hours of the kitchen no phone is told; an order of the night two minutes after opening', async () => {
  await db().openingHours.deleteMany()
  // Saturday from 11:00, which is 09:00 UTC.
  await db().openingHours.create({ data: { kind: 'kitchen', weekday: 6, opensMinute: 660, closesMinute: 1440 } })
  await toldPhone()
  await placed(10 * 60)
  const { at } = pushService()
  expect(await at(11 * 60)).toBe(0)
  expect(await at(17 * 60 + 1)).toBe(0)
  expect(await at(17 * 60 + 2)).toBe(1)
})

test('a shop without an address is told by push all the same', async () => {
  await db().shop.updateMany({ data: { email: '' } })
  await toldPhone()
  await placed()
  expect(await pushService().at(2)).toBe(1)
  await db().shop.updateMany({ data: { email: 'hallo@limmatgrill.example' } })
})

test.each<[string, (staff: Staff) => Promise<unknown>]>([
  ['signed out', (staff) => signOut(staff)],
  ['signed out everywhere', (staff) => signOutEverywhere(staff)],
  ['is signed out by the owner', async ({ userId }) => endSessions(await administrator(), userId)],
  ['is disabled', async ({ userId }) => changeUser(await administrator(), userId, { disabled: true })],
  ['is no longer staff', async ({ userId }) => changeUser(await administrator(), userId, { role: 'customer' })],
  ['has another password', ({ userId }) => db().user.update({ where: { id: userId }, data: { passwordHash: 'new' } })],
  ['is deleted', ({ userId }) => db().user.delete({ where: { id: userId } })],
  [
    'has lost the phone with the second factor',
    async ({ userId }) => {
      await db().secondFactor.create({ data: { userId, secret: 'sealed', confirmedAt: friday } })
      await removeFactorOf(await administrator(), userId)
    },
  ],
  ['asked for no more', async (staff) => unsubscribeFromAlarms(staff, (await listOwnAlarms(staff))[0] ?? '')],
])('the phone of a person who %s is told no more', async (_what, end) => {
  const { staff } = await toldPhone()
  await placed()
  await end(staff)
  expect(await pushService().at(2)).toBe(0)
})

test('a session that runs out does not silence the phone in the pocket; signing out elsewhere neither', async () => {
  const { staff } = await toldPhone()
  const elsewhere = await signedIn('staff')
  await signOut(elsewhere.caller)
  await sweep(later(30 * 24 * 60))
  expect(await db().session.count({ where: { id: staff.sessionId } })).toBe(0)
  await placed()
  expect(await pushService().at(2)).toBe(1)
})

test('a browser belongs to the person who asked last, and a person has at most five', async () => {
  const { staff, browser } = await toldPhone()
  const next = await toldPhone()
  await subscribeToAlarms(next.staff, browser.subscription, later(1))
  expect(await listOwnAlarms(staff)).toEqual([])
  for (let more = 2; more < 8; more += 1) await subscribeToAlarms(staff, pushBrowser().subscription, later(more))
  expect(await listOwnAlarms(staff)).toHaveLength(5)
})
