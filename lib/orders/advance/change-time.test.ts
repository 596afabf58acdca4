import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import type { OrderView } from '@/lib/orders/read/order-view'
import type { TimeRequest } from '@/lib/orders/place/new-order'
import { findOrder, findOrderForStaff, findWholeOrder } from '@/lib/orders/read/find-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'
import { advanceOrder, type StepRequest } from './advance-order'
import { changeTime } from './change-time'
import { proposeChange } from './propose-change'
import { tickDishes } from './tick-dishes'

const noon = new Date('2027-05-07T10:00:00Z')
const six = new Date('2027-05-07T16:00:00Z')
const seven = new Date('2027-05-07T17:00:00Z')
let cook: Staff

beforeAll(async () => {
  await createShop()
  cook = (await signedIn('staff')).caller as Staff
})
beforeEach(async () => {
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
  await db().shop.updateMany({ data: { pausedUntil: null, slotCapacity: 0 } })
})

interface Placed {
  id: string
  caller: Customer
  email: string
}

/** For six in the evening. */
async function ordered(change: object = { requested_for: six.toISOString() }): Promise<Placed> {
  const { caller, email } = await newCustomer()
  return { id: (await order(caller, { ...change }, noon)).orderId, caller, email }
}

async function accepted(change?: object): Promise<Placed> {
  const placed = await ordered(change)
  await step(placed, { status: 'accepted' })
  return placed
}

function step({ id }: Placed, request: StepRequest, now = noon) {
  return advanceOrder(cook, id, { request, now })
}

function move({ caller, id }: Placed, request: TimeRequest, now = noon): Promise<OrderView> {
  return changeTime(caller, id, { request, now })
}

function mails({ email }: Placed) {
  const where = { toAddress: email, template: 'order-time-changed' }
  return db().outboxMail.findMany({ where, orderBy: { createdAt: 'asc' } })
}

test('before it is accepted: what was wished is another time, the price is the same, and a mail says so', async () => {
  const placed = await ordered()
  const before = await findOrder(placed.id, placed.caller, noon)
  expect(before).toMatchObject({ isTimeChangeable: true })
  const time = { createdAt: noon, requestedFor: seven, quotedFor: seven, promisedFor: null, orderStatus: 'received' }
  const { totalAmountRappen, items } = before ?? {}
  const later = new Date('2027-05-07T10:05:00Z')
  expect(await move(placed, { requestedFor: seven }, later)).toMatchObject({ ...time, totalAmountRappen, items })
  expect(await findOrder(placed.id, placed.caller, noon)).toMatchObject(time)
  expect(await mails(placed)).toMatchObject([{ subject: expect.stringContaining('19:00') }])
  expect(await step(placed, { status: 'accepted' })).toMatchObject({ promisedFor: seven })
})

test('once it is accepted: the kitchen’s promise moves along, and board and history say who moved it', async () => {
  const placed = await accepted()
  expect(await move(placed, { requestedFor: seven })).toMatchObject({ promisedFor: seven, orderStatus: 'accepted' })
  const seen = await findOrderForStaff(cook, placed.id, noon)
  const news = { status: 'accepted', isNewTime: true, by: expect.any(String) }
  expect(seen).toMatchObject({ promisedFor: seven, lastStep: news })
  expect(seen?.history.map(({ isNewTime, promisedFor }) => [isNewTime, promisedFor])).toEqual([
    [false, null],
    [false, six],
    [true, seven],
  ])
  expect(await step(placed, { status: 'preparing' })).toMatchObject({ lastStep: { isNewTime: false } })
  expect(await db().auditEntry.findMany({ where: { subjectId: placed.id } })).toMatchObject([
    { before: { requestedFor: six.toISOString() }, after: { requestedFor: seven.toISOString() } },
  ])
})

test('a beginning that is undone leaves the time that the customer chose', async () => {
  const placed = await accepted()
  await move(placed, { requestedFor: seven })
  await step(placed, { status: 'preparing' })
  expect(await step(placed, { status: 'accepted', correction: true })).toMatchObject({ promisedFor: seven })
})

test('within the seconds of undoing, the mail of the acceptance leaves before that of the new time', async () => {
  const placed = await accepted()
  await move(placed, { requestedFor: seven })
  const about = { toAddress: placed.email, statusChangeId: { not: null } }
  const queued = await db().outboxMail.findMany({ where: about, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  expect(queued.map(({ template }) => template)).toEqual(['order-accepted', 'order-time-changed'])
  expect(await step(placed, { status: 'received', correction: true })).toMatchObject({ requestedFor: seven })
})

test('as soon as possible becomes a time, and a time as soon as possible', async () => {
  const placed = await ordered({})
  expect(await move(placed, { requestedFor: seven })).toMatchObject({ requestedFor: seven })
  const soon = new Date('2027-05-07T10:20:00Z')
  const asap = { requestedFor: null, quotedFor: soon }
  expect(await move(placed, { requestedFor: null, expectedAt: soon })).toMatchObject(asap)
})

test('the same time again changes nothing, even when the kitchen has begun meanwhile', async () => {
  const placed = await accepted()
  await move(placed, { requestedFor: seven })
  await step(placed, { status: 'preparing' })
  expect(await move(placed, { requestedFor: seven })).toMatchObject({ requestedFor: seven, orderStatus: 'accepted' })
  expect(await mails(placed)).toHaveLength(1)
  expect(await db().statusChange.count({ where: { orderId: placed.id } })).toBe(4)
})

test('an order of another customer is missing', async () => {
  const { id } = await ordered()
  const { caller } = await newCustomer()
  await expect(changeTime(caller, id, { request: { requestedFor: seven }, now: noon })).rejects.toMatchObject({
    code: 'not_found',
  })
})

describe('too late', () => {
  test.each([
    ['cooked', ['preparing']],
    ['ready', ['preparing', 'ready']],
    ['handed over', ['preparing', 'ready', 'completed']],
    ['cancelled', ['cancelled']],
  ] as const)('what is %s keeps its time', async (_, statuses) => {
    const placed = await accepted()
    for (const status of statuses) await step(placed, { status })
    await expect(move(placed, { requestedFor: seven })).rejects.toMatchObject({ code: 'time_change_over' })
    expect(await findWholeOrder(placed.id)).toMatchObject({ requestedFor: six })
  })

  test('a dish that is ticked off is begun', async () => {
    const placed = await accepted()
    await tickDishes(cook, placed.id, { request: { positions: [0], done: true }, now: noon })
    await expect(move(placed, { requestedFor: seven })).rejects.toMatchObject({ code: 'time_change_over' })
    expect(await findOrder(placed.id, placed.caller, noon)).toMatchObject({ isTimeChangeable: false })
  })

  test('while a proposal waits, that is answered first', async () => {
    const placed = await accepted()
    const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
    await proposeChange(cook, placed.id, { request, now: noon })
    await expect(move(placed, { requestedFor: seven })).rejects.toMatchObject({ code: 'proposal_open' })
  })
})

describe('a time that an order could not be placed for', () => {
  test.each([
    ['between two slots', '2027-05-07T17:07:00Z'],
    ['sooner than the kitchen can cook', '2027-05-07T10:15:00Z'],
    ['more than a week ahead', '2027-05-15T17:00:00Z'],
  ])('%s is refused with the free ones', async (_, at) => {
    const moving = move(await ordered(), { requestedFor: new Date(at) })
    const data = { slots: expect.arrayContaining([{ at: seven }]) }
    await expect(moving).rejects.toMatchObject({ code: 'slot_unavailable', details: { data } })
  })

  test('lunch cannot be moved into the evening, while what is sold out by now was agreed', async () => {
    const lunch = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '11:00', closes: '14:00' }))
    const placed = await ordered({ requested_for: '2027-05-07T12:30:00+02:00' })
    await db().menuItem.updateMany({ data: { sellingTimes: lunch, soldOutUntil: new Date('2027-06-01T10:00:00Z') } })
    await expect(move(placed, { requestedFor: seven })).rejects.toMatchObject({ code: 'item_not_at_this_time' })
    const one = new Date('2027-05-07T11:00:00Z')
    expect(await move(placed, { requestedFor: one })).toMatchObject({ requestedFor: one })
    await db().menuItem.updateMany({ data: { sellingTimes: [], soldOutUntil: null } })
  })

  test('as soon as possible that is not what was shown is refused with the new time', async () => {
    const placed = await ordered()
    await db().shop.updateMany({ data: { pausedUntil: new Date('2027-05-07T11:30:00Z') } })
    const moving = move(placed, { requestedFor: null, expectedAt: new Date('2027-05-07T10:20:00Z') })
    await expect(moving).rejects.toMatchObject({ code: 'time_changed' })
  })
})

test('a new price on the menu changes nothing of what was agreed', async () => {
  const placed = await ordered()
  await db().menuItem.updateMany({ where: { name: 'Limmat Burger' }, data: { priceRappen: 2900 } })
  expect(await move(placed, { requestedFor: seven })).toMatchObject({ totalAmountRappen: 3780 })
  await db().menuItem.updateMany({ where: { name: 'Limmat Burger' }, data: { priceRappen: 1890 } })
})

test('over a change of the rates the price stays, and the VAT in it is that of the new day', async () => {
  const rate = { vatClass: 'reduced', validFrom: new Date('2027-05-08'), perMille: 30 } as const
  await db().vatRate.create({ data: rate })
  const placed = await accepted()
  const moved = await move(placed, { requestedFor: new Date('2027-05-08T16:00:00Z') })
  expect(moved).toMatchObject({ totalAmountRappen: 3780, items: [{ vatRate: 3 }], vat: [{ perCent: 3 }] })
  await db().vatRate.deleteMany({ where: { validFrom: rate.validFrom } })
})

describe('of two at once', () => {
  async function outcomes(tries: Promise<unknown>[]): Promise<string[]> {
    const settled = await Promise.allSettled(tries)
    return settled.map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code))
  }

  test('customers for the last place of a slot, one gets it, and their old place is free', async () => {
    const [first, second] = await Promise.all([ordered(), ordered()])
    await db().shop.updateMany({ data: { slotCapacity: 1 } })
    const eight = new Date('2027-05-07T18:00:00Z')
    const results = await outcomes([move(first, { requestedFor: eight }), move(second, { requestedFor: eight })])
    expect(results.toSorted()).toEqual(['done', 'slot_unavailable'])
  })

  test('kitchen and customer, exactly one is first: it cooks for the old time, or begins for the one it sees', async () => {
    const results = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const placed = await accepted()
        const start: StepRequest = { status: 'preparing', from: 'accepted', requestedFor: six }
        const result = await outcomes([step(placed, start), move(placed, { requestedFor: seven })])
        const { status, requestedFor } = (await findWholeOrder(placed.id)) ?? {}
        return [result.join(), status, requestedFor?.getTime()].join(' ')
      }),
    )
    const possible = [
      `done,time_change_over preparing ${six.getTime()}`,
      `illegal_transition,done accepted ${seven.getTime()}`,
    ]
    expect(results.filter((result) => !possible.includes(result))).toEqual([])
  })

  test('an acceptance never promises the time from before', async () => {
    const placed = await ordered()
    await outcomes([step(placed, { status: 'accepted' }), move(placed, { requestedFor: seven })])
    expect(await findWholeOrder(placed.id)).toMatchObject({ requestedFor: seven })
    const { promisedFor = null } = (await findWholeOrder(placed.id)) ?? {}
    expect([null, seven.getTime()]).toContain(promisedFor && promisedFor.getTime())
  })
})
