import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { linesLoggedDuring } from '@/lib/testing/logged-lines'
import { signedIn } from '@/lib/testing/shop/people'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { raiseAlarms } from './raise-alarms'

const friday = new Date('2027-05-07T16:00:00Z')

beforeAll(async () => {
  await createShop()
})
beforeEach(async () => {
  await db().order.deleteMany()
  await db().outboxMail.deleteMany()
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
})

function minutesLater(minutes: number): Date {
  return new Date(friday.getTime() + minutes * 60_000)
}

test('after five minutes without acceptance the shop gets one mail, however many processes look', async () => {
  const { number } = await order((await newCustomer()).caller, {}, friday)
  expect(await raiseAlarms(minutesLater(4))).toBe(0)
  const raised = await Promise.all([raiseAlarms(minutesLater(6)), raiseAlarms(minutesLater(6))])
  expect(raised.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await raiseAlarms(minutesLater(7))).toBe(0)
  const mails = await db().outboxMail.findMany({ where: { template: 'order-waiting' } })
  expect(mails).toMatchObject([{ toAddress: 'hallo@limmatgrill.example' }])
  expect(mails[0]?.subject).toContain(`${number}`)
})

test('of many unaccepted orders the shop hears at once, in one mail about the oldest that says how many', async () => {
  const { caller } = await newCustomer()
  const { number } = await order(caller, {}, friday)
  for (let more = 1; more <= 11; more += 1) await order(caller, {}, minutesLater(more / 60))
  expect(await raiseAlarms(minutesLater(10))).toBe(12)
  const mails = await db().outboxMail.findMany({ where: { template: 'order-waiting' } })
  expect(mails).toMatchObject([{ subject: expect.stringContaining(`${number}`) }])
  expect(mails[0]?.text).toContain('Insgesamt warten 12 Bestellungen.')
  expect(await raiseAlarms(minutesLater(11))).toBe(0)
})

test('the shop is written to in its own language', async () => {
  await order((await newCustomer()).caller, {}, friday)
  await db().shop.update({ where: { id: 1 }, data: { mailLanguage: 'en' } })
  await raiseAlarms(minutesLater(6))
  await db().shop.update({ where: { id: 1 }, data: { mailLanguage: 'de' } })
  const mail = await db().outboxMail.findFirstOrThrow({ where: { template: 'order-waiting' } })
  expect(mail.text).toContain('An order is waiting')
})

test('an accepted order raises no alarm', async () => {
  const { orderId } = await order((await newCustomer()).caller, {}, friday)
  const cook = (await signedIn('staff')).caller as Staff
  await advanceOrder(cook, orderId, { request: { status: 'accepted' }, now: friday })
  expect(await raiseAlarms(minutesLater(60))).toBe(0)
})

test('an order whose guest is asked for a change raises one when the minutes since the question are over', async () => {
  const { orderId } = await order((await newCustomer()).caller, {}, friday)
  const cook = (await signedIn('staff')).caller as Staff
  const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
  await proposeChange(cook, orderId, { request, now: minutesLater(2) })
  expect(await raiseAlarms(minutesLater(6))).toBe(0)
  expect(await raiseAlarms(minutesLater(7))).toBe(1)
})

test('an order of the night waits until the kitchen has been open for five minutes', async () => {
  await db().openingHours.deleteMany()
  // Saturday from 11:00, which is 09:00 UTC.
  await db().openingHours.create({ data: { kind: 'kitchen', weekday: 6, opensMinute: 660, closesMinute: 1440 } })
  await order((await newCustomer()).caller, {}, friday)
  expect(await raiseAlarms(minutesLater(60))).toBe(0)
  expect(await raiseAlarms(new Date('2027-05-08T09:04:00Z'))).toBe(0)
  expect(await raiseAlarms(new Date('2027-05-08T09:05:00Z'))).toBe(1)
})

test('an order that yesterday left behind raises no alarm today', async () => {
  await order((await newCustomer()).caller, {}, friday)
  expect(await raiseAlarms(new Date('2027-05-08T09:05:00Z'))).toBe(0)
})

test('on a day on which the shop stays closed no mail is sent', async () => {
  await order((await newCustomer()).caller, {}, friday)
  const day = new Date('2027-05-07')
  const { id } = await db().closure.create({ data: { firstDay: day, lastDay: day } })
  expect(await raiseAlarms(minutesLater(60))).toBe(0)
  await db().closure.delete({ where: { id } })
  expect(await raiseAlarms(minutesLater(60))).toBe(1)
})

test('a shop without an address is not written to, which is said once, until it has one', async () => {
  await order((await newCustomer()).caller, {}, friday)
  await db().shop.updateMany({ data: { email: '' } })
  const lines = await linesLoggedDuring(async () => {
    for (const minutes of [6, 7, 8]) expect(await raiseAlarms(minutesLater(minutes))).toBe(0)
  })
  expect(lines).toMatchObject([{ level: 'warn', msg: expect.stringContaining('no e-mail address') }])
  expect(await db().outboxMail.count({ where: { template: 'order-waiting' } })).toBe(0)
  await db().shop.updateMany({ data: { email: 'hallo@limmatgrill.example' } })
  expect(await raiseAlarms(minutesLater(9))).toBe(1)
})

test('a failure leaves the connection usable', async () => {
  await order((await newCustomer()).caller, {}, friday)
  await expect(raiseAlarms(new Date(Number.NaN))).rejects.toBeDefined()
  expect(await raiseAlarms(minutesLater(6))).toBe(1)
})
