import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Admin, Staff } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { reverseOrder } from './reverse-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { countCash, type Count } from './count-cash'
import { findDrawer, listCashUps } from './cash-ups'
import { settlePayment } from './settle-payment'

const noon = new Date('2027-05-07T10:00:00Z')
const evening = new Date('2027-05-07T20:00:00Z')
const night = new Date('2027-05-07T23:30:00Z')
let admin: Admin
let staff: Staff

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
  staff = (await signedIn('staff')).caller as Staff
})

async function sell(now: Date): Promise<string> {
  const { orderId: id } = await order((await newCustomer()).caller, {}, now)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, id, { request: { status }, now })
  return id
}

async function counting(change: Partial<Count> = {}): Promise<Count> {
  const { last } = await findDrawer(staff, night)
  return { id: randomUUID(), after: last?.id ?? null, floatRappen: 20_000, ...change }
}

test('the drawer has to hold the float and the cash since the last count, less what was given back', async () => {
  const id = await sell(noon)
  await sell(noon)
  await reverseOrder(admin, id, { reason: 'Storno', now: evening })
  const expected = { takenRappen: 7560, refundedRappen: 3780 }
  expect(await findDrawer(staff, night)).toMatchObject({
    last: null,
    since: new Date('2027-05-07T03:00:00Z'),
    ...expected,
    signer: 'Ana Muster',
  })
  const coins = { 20_000: 1, 2000: 1, 500: 3, 200: 1, 50: 1, 20: 1, 10: 1 }
  const counted = await countCash(staff, await counting({ coins }), evening)
  expect(counted).toMatchObject({
    ...expected,
    expectedRappen: 23_780,
    countedRappen: 23_780,
    differenceRappen: 0,
    businessDay: '2027-05-07',
    coins,
    by: 'Ana Muster',
  })
  await sell(night)
  expect(await findDrawer(staff, night)).toMatchObject({ since: evening, takenRappen: 3780, refundedRappen: 0 })
})

test('a difference needs a reason, and nothing is written without one', async () => {
  const count = await counting({ countedRappen: 23_000 })
  const refused = { code: 'invalid_fields', details: { fields: { reason: 'required' } } }
  await expect(countCash(staff, count, night)).rejects.toMatchObject(refused)
  expect(await countCash(staff, { ...count, reason: 'Herausgeld falsch' }, night)).toMatchObject({
    differenceRappen: -780,
    reason: 'Herausgeld falsch',
  })
})

test('what was counted and is taken back later is a line of the next count that says what it corrects', async () => {
  const sold = await sell(evening)
  await countCash(staff, { ...(await counting({ countedRappen: 0 })), reason: 'Stand egal' }, night)
  const payment = await db().payment.findUniqueOrThrow({ where: { orderId: sold } })
  const undone = new Date('2027-05-08T01:00:00Z')
  await settlePayment(admin, payment.id, { status: 'pending', correction: true, now: undone })
  const { number } = await db().order.findUniqueOrThrow({ where: { id: sold } })
  expect(await findDrawer(staff, undone)).toMatchObject({
    takenRappen: -3780,
    corrections: [{ orderId: sold, number, at: undone, correctsAt: evening, amountRappen: -3780, reason: '' }],
  })
  await settlePayment(admin, payment.id, { status: 'collected', now: undone })
  expect(await findDrawer(staff, undone)).toMatchObject({ takenRappen: 0, corrections: [{ amountRappen: -3780 }] })
})

test('the same count sent six times at once is one count, and of two people one is told of the other', async () => {
  const now = new Date('2027-05-08T10:00:00Z')
  const count = await counting({ countedRappen: 20_000 })
  const sent = await Promise.all(Array.from({ length: 6 }, () => countCash(staff, count, now)))
  expect(sent).toEqual(Array(6).fill(sent[0]))
  const correction = await counting({ corrects: count.id, countedRappen: 20_000 })
  const corrected = await Promise.all(Array.from({ length: 6 }, () => countCash(staff, correction, now)))
  expect(corrected).toEqual(Array(6).fill(corrected[0]))
  const both = await Promise.all([counting({ countedRappen: 20_000 }), counting({ countedRappen: 20_000 })])
  const later = new Date('2027-05-08T11:00:00Z')
  const tries = await Promise.allSettled([countCash(staff, both[0], later), countCash(admin, both[1], later)])
  const [won] = tries.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'cash_up_meanwhile', details: { data: { id: won?.id } } },
  })
})

test('a count is corrected by another one of the same span, once, and stays', async () => {
  const { items } = await listCashUps(staff, { limit: 100 })
  const wrong = items.find(({ differenceRappen }) => differenceRappen === -780)
  const correction = { corrects: wrong?.id ?? '', countedRappen: 23_780 }
  const right = await countCash(admin, await counting(correction), new Date('2027-05-09T10:00:00Z'))
  expect(right).toMatchObject({ differenceRappen: 0, until: wrong?.until, corrects: wrong?.id })
  const again = countCash(admin, await counting(correction), night)
  await expect(again).rejects.toMatchObject({ code: 'cash_up_meanwhile' })
  const { items: after } = await listCashUps(staff, { limit: 100 })
  expect(after.find(({ id }) => id === wrong?.id)).toEqual({ ...wrong, correctedBy: right.id })
  await expect(db().cashUp.updateMany({ data: { countedRappen: 1 } })).rejects.toThrow('LG035')
  await expect(db().cashUp.deleteMany({ where: { id: right.id } })).rejects.toThrow('LG035')
})

test('on a device only the person who gave a PIN signs', async () => {
  const device = await pairedDevice()
  await expect(countCash(device.device, await counting({ countedRappen: 0 }), night)).rejects.toMatchObject({
    code: 'not_signed',
  })
})
