import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { settle } from '@/lib/orders/money/online/settle'
import { payOrder } from '@/lib/orders/money/online/pay-order'
import { placePhoneOrder } from '@/lib/orders/place/place-phone-order'
import { placeTestOrder } from '@/lib/orders/place/place-test-order'
import { findOrder, findOrderForStaff } from '@/lib/orders/read/find-order'
import { findDashboard } from '@/lib/orders/reports/find-dashboard'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import { db } from '@/lib/platform/database/db'
import { withOwner } from '@/lib/testing/shop/as-owner'
import { burgersByPhone, newCustomer, order } from '@/lib/testing/shop/customers'
import { linesLoggedDuring } from '@/lib/testing/logged-lines'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { signedIn } from '@/lib/testing/shop/people'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'
import { rejectUnaccepted } from './reject-unaccepted'

const friday = new Date('2027-05-07T16:00:00Z')
const minutesLater = (minutes: number) => new Date(friday.getTime() + minutes * 60_000)
const provider = new TestProvider()
let admin: Admin

beforeAll(async () => {
  await createShop()
  await db().shop.updateMany({ data: { slotCapacity: 0 } })
  admin = (await signedIn('admin')).caller as Admin
  await takePaymentsWith(provider)
})
beforeEach(async () => {
  await db().outboxMail.deleteMany()
  await db().order.updateMany({ where: { status: 'received' }, data: { status: 'cancelled' } })
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
  await db().shop.updateMany({ data: { rejectAfterMinutes: 20 } })
})

async function placed(now = friday, change: Record<string, unknown> = {}): Promise<string> {
  return (await order((await newCustomer()).caller, change, now)).orderId
}

async function stateOf(id: string): Promise<string> {
  return (await db().order.findUniqueOrThrow({ where: { id } })).status
}

test('after the owner’s minutes the shop rejects it, says why, and tells its guest', async () => {
  const { caller, email } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  expect(await rejectUnaccepted(minutesLater(19))).toBe(0)
  expect(await rejectUnaccepted(minutesLater(20))).toBe(1)
  const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email, template: 'order-rejected' } })
  expect(mail.text).toContain('Niemand hat Ihre Bestellung rechtzeitig angenommen.')
  const rejected = { orderStatus: 'rejected', reason: 'not_accepted', isCancellable: false }
  expect(await findOrder(orderId, caller, minutesLater(21))).toMatchObject(rejected)
  const forStaff = await findOrderForStaff(admin, orderId, minutesLater(21))
  expect(forStaff?.lastStep).toMatchObject({ status: 'rejected', reason: 'not_accepted', by: null })
  expect(await rejectUnaccepted(minutesLater(22))).toBe(0)
})

test('a shop that does not want it rejects nothing', async () => {
  await db().shop.updateMany({ data: { rejectAfterMinutes: 0 } })
  const id = await placed()
  expect(await rejectUnaccepted(minutesLater(600))).toBe(0)
  expect(await stateOf(id)).toBe('received')
})

describe('minutes count', () => {
  test('only while the kitchen is open', async () => {
    await db().openingHours.deleteMany()
    // Saturday from 11:00, which is 09:00 UTC.
    await db().openingHours.create({ data: { kind: 'kitchen', weekday: 6, opensMinute: 660, closesMinute: 1440 } })
    const id = await placed()
    expect(await rejectUnaccepted(minutesLater(60))).toBe(0)
    expect(await rejectUnaccepted(new Date('2027-05-08T09:19:00Z'))).toBe(0)
    expect(await rejectUnaccepted(new Date('2027-05-08T09:20:00Z'))).toBe(1)
    expect(await stateOf(id)).toBe('rejected')
  })

  test('for an order that is paid online from its payment', async () => {
    const { caller } = await newCustomer()
    const { orderId } = await order(caller, { payment_method: 'Online' }, friday)
    expect(await rejectUnaccepted(minutesLater(30)), 'it awaits its payment').toBe(0)
    const { redirectUrl } = await payOrder(caller, orderId, { address: 'https://shop.example', now: minutesLater(10) })
    provider.pay(redirectUrl.split('/').at(-1) ?? '')
    const { id: attemptId } = await db().paymentAttempt.findFirstOrThrow({ where: { orderId } })
    await settle(attemptId, provider, minutesLater(10))
    expect(await rejectUnaccepted(minutesLater(29))).toBe(0)
    expect(await rejectUnaccepted(minutesLater(30))).toBe(1)
    const { moneyBack } = (await findOrder(orderId, caller, minutesLater(31))) ?? {}
    expect(moneyBack, 'what was paid goes back').toMatchObject({ toComeRappen: 3780 })
  })

  test('anew once a person has taken the acceptance back, or undone it', async () => {
    const [corrected, undone] = [await placed(), await placed()]
    const step = (id: string, now: Date, correction = false) =>
      advanceOrder(admin, id, { request: { status: correction ? 'received' : 'accepted', correction }, now })
    await step(corrected, minutesLater(1))
    await step(corrected, minutesLater(30), true)
    await step(undone, minutesLater(30))
    await step(undone, new Date(minutesLater(30).getTime() + 5000), true)
    expect(await rejectUnaccepted(minutesLater(49))).toBe(0)
    expect(await rejectUnaccepted(minutesLater(51))).toBe(2)
  })

  test('not while the guest is asked for a change, and anew after the answer', async () => {
    const id = await placed()
    const proposal = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
    await proposeChange(admin, id, { request: proposal, now: minutesLater(2) })
    expect(await rejectUnaccepted(minutesLater(60))).toBe(0)
    const answer = { proposalId: proposal.id, answer: 'declined', consentName: '' } as const
    await noteAnswer(admin, id, { ...answer, now: minutesLater(61) })
    expect(await rejectUnaccepted(minutesLater(80))).toBe(0)
    expect(await rejectUnaccepted(minutesLater(81))).toBe(1)
  })

  test('for a pre-order as for any other: its guest wants to know', async () => {
    await placed(friday, { requested_for: '2027-05-09T17:00:00.000Z' })
    expect(await rejectUnaccepted(minutesLater(20))).toBe(1)
  })

  test('never for a test, an accepted order, or one that the shop took on the phone', async () => {
    const accepted = await placed()
    await advanceOrder(admin, accepted, { request: { status: 'accepted' }, now: friday })
    await placePhoneOrder(admin, burgersByPhone(), { language: 'de', now: friday })
    await placeTestOrder(admin, { language: 'de', now: friday })
    expect(await rejectUnaccepted(minutesLater(60))).toBe(0)
  })
})

test('what an earlier day left over is rejected when the next day begins, open or not', async () => {
  await db().openingHours.deleteMany()
  // Friday until 18:15, which is 16:15 UTC, and never again.
  await db().openingHours.create({ data: { kind: 'kitchen', weekday: 5, opensMinute: 660, closesMinute: 1095 } })
  await placed()
  expect(await rejectUnaccepted(minutesLater(60))).toBe(0)
  expect(await rejectUnaccepted(new Date('2027-05-08T02:59:00Z'))).toBe(0)
  expect(await rejectUnaccepted(new Date('2027-05-08T03:00:00Z'))).toBe(1)
})

test('of two instances at once each order is rejected by one', async () => {
  const ids = []
  for (let count = 0; count < 5; count += 1) ids.push(await placed())
  const now = minutesLater(20)
  const [one, other] = await Promise.all([rejectUnaccepted(now), rejectUnaccepted(now)])
  expect(one + other).toBe(5)
  expect(await db().statusChange.count({ where: { orderId: { in: ids }, status: 'rejected' } })).toBe(5)
  expect(await db().outboxMail.count({ where: { template: 'order-rejected' } })).toBe(5)
})

test('of the clock and a person at the same moment one wins', async () => {
  const now = minutesLater(20)
  for (const verb of ['accept', 'cancel'] as const) {
    const { caller } = await newCustomer()
    const { orderId: id } = await order(caller, {}, friday)
    const byPerson =
      verb === 'accept'
        ? advanceOrder(admin, id, { request: { status: 'accepted' }, now })
        : cancelOrder(caller, id, { now })
    const [person, clock] = await Promise.allSettled([byPerson, rejectUnaccepted(now)])
    const isRejected = (await stateOf(id)) === 'rejected'
    expect(clock).toMatchObject({ status: 'fulfilled', value: isRejected ? 1 : 0 })
    expect(person.status).toBe(isRejected ? 'rejected' : 'fulfilled')
    expect(await db().statusChange.count({ where: { orderId: id } })).toBe(2)
  }
})

test('one that cannot be rejected stops no other, and is tried again', async () => {
  const [broken, whole] = [await placed(), await placed()].toSorted()
  await refusing(broken ?? '', async () => {
    const lines = await linesLoggedDuring(async () => expect(await rejectUnaccepted(minutesLater(20))).toBe(1))
    expect(lines).toMatchObject([{ level: 'error', id: broken, msg: expect.stringContaining('nobody accepted') }])
  })
  expect(await stateOf(whole ?? '')).toBe('rejected')
  expect(await rejectUnaccepted(minutesLater(21))).toBe(1)
})

/** As if PostgreSQL refused to change this order. */
async function refusing(id: string, work: () => Promise<void>): Promise<void> {
  const constraint = `alter table orders add constraint stays check (id <> '${id}' or status = 'received') not valid`
  await withOwner(async (client) => void (await client.query(constraint)))
  await work()
  await withOwner(async (client) => void (await client.query('alter table orders drop constraint stays')))
}

test('a person takes it back as any rejection, within seconds, and the minutes begin anew', async () => {
  const id = await placed()
  await rejectUnaccepted(minutesLater(20))
  const soon = new Date(minutesLater(20).getTime() + 5000)
  await advanceOrder(admin, id, { request: { status: 'received', correction: true }, now: soon })
  expect(await stateOf(id)).toBe('received')
  expect(await db().outboxMail.count({ where: { template: 'order-rejected', givenUpAt: null } })).toBe(0)
  expect(await rejectUnaccepted(minutesLater(39))).toBe(0)
  expect(await rejectUnaccepted(minutesLater(41))).toBe(1)
  const back = advanceOrder(admin, id, { request: { status: 'received', correction: true }, now: minutesLater(43) })
  await expect(back).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('the day, the period and the dashboard say how many', async () => {
  const saturday = new Date('2027-05-15T16:00:00Z')
  const later = (minutes: number) => new Date(saturday.getTime() + minutes * 60_000)
  await placed(saturday)
  const byPerson = await placed(saturday)
  await advanceOrder(admin, byPerson, { request: { status: 'rejected', reason: 'closed' }, now: saturday })
  await rejectUnaccepted(later(20))
  const counted = { refusedOrders: 2, timedOutOrders: 1 }
  const day = '2027-05-15'
  expect(await findDayReport(admin, day)).toMatchObject(counted)
  const period = await findPeriodReport(admin, { from: day, to: day, group: 'day' }, later(30))
  expect(period.totals).toMatchObject(counted)
  expect(period.refused).toContainEqual({ status: 'rejected', reason: 'not_accepted', orders: 1 })
  expect(await findDashboard(admin, later(30))).toMatchObject({ timedOutOrders: 1 })
})
