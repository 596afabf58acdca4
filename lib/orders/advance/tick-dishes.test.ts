import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { findFollowedOrder } from '@/lib/orders/read/follow-order'
import { findOrder, findOrderForStaff } from '@/lib/orders/read/find-order'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import type { OrderStatus } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { pairedDevice } from '@/lib/testing/shop/devices'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { createShop } from '@/lib/testing/shop/shop'
import { advanceOrder } from './advance-order'
import { noteAnswer } from './answer-proposal'
import { proposeChange } from './propose-change'
import { tickDishes } from './tick-dishes'

const noon = new Date('2027-05-07T10:00:00Z')
const items = [
  { name: 'Limmat Burger', quantity: 2 },
  { name: 'Bier', quantity: 1 },
]
const way = ['accepted', 'preparing', 'ready', 'completed'] as const

let cook: Staff
beforeAll(async () => {
  await createShop()
  cook = await kitchenHand()
})

function later(seconds: number): Date {
  return new Date(noon.getTime() + seconds * 1000)
}

function step(id: string, status: OrderStatus, now = noon) {
  return advanceOrder(cook, id, { request: { status }, now })
}

/** Two lines, for pickup unless said otherwise; its steps are a minute old. */
async function placed(until: OrderStatus = 'preparing', change: Record<string, unknown> = {}) {
  const { caller, email } = await newCustomer()
  const { orderId: id } = await order(caller, { items, total_amount: 44.03, ...change }, later(-120))
  for (const status of way.slice(0, way.indexOf(until as (typeof way)[number]) + 1)) await step(id, status, later(-60))
  return { id, caller, email }
}

interface Ticking {
  thenReady?: boolean
  done?: boolean
  by?: Parameters<typeof tickDishes>[0]
  now?: Date
}

function tick(id: string, positions: number[], { done = true, by = cook, now = noon, ...more }: Ticking = {}) {
  return tickDishes(by, id, { request: { positions, done, ...more }, now })
}

function ticksOf({ items: lines }: Pick<StaffOrderView, 'items'>): boolean[] {
  return lines.map(({ done }) => done)
}

test('a dish that is ticked off is so on every board, until a tap takes it back; twice is once', async () => {
  const { id } = await placed()
  const ticked = await tick(id, [1, 1])
  expect(ticksOf(ticked)).toEqual([false, true])
  expect(await tick(id, [1])).toEqual(ticked)
  expect(await findOrderForStaff(cook, id, noon)).toEqual(ticked)
  expect(ticksOf(await tick(id, [1, 0]))).toEqual([true, true])
  const back = await tick(id, [1], { done: false })
  expect(ticksOf(back)).toEqual([true, false])
  expect(await tick(id, [1], { done: false })).toEqual(back)
})

test('each change has a later time than the one before, whichever clock it was asked by', async () => {
  const { id } = await placed()
  const times = []
  for (const [position, seconds] of [
    [0, 0],
    [1, 0],
    [0, -5],
  ] as const)
    times.push((await tick(id, [position], { done: seconds === 0, now: later(seconds) })).updatedAt.getTime())
  expect(times).toEqual([0, 1, 2].map((milliseconds) => noon.getTime() + milliseconds))
})

test('it is known who ticked it off, and on which tablet', async () => {
  const { device } = await pairedDevice()
  const { id } = await placed()
  await tick(id, [0], { by: device })
  await tick(id, [1])
  expect(await db().dishDone.findMany({ where: { orderId: id }, orderBy: { position: 'asc' } })).toMatchObject([
    { position: 0, byDeviceId: device.deviceId, byUserId: null },
    { position: 1, byDeviceId: null, byUserId: cook.userId },
  ])
})

test('the last two dishes, ticked off on two tablets at once, make the order ready once, as a person would', async () => {
  const { id, email } = await placed('accepted')
  const { device } = await pairedDevice()
  const both = [cook, device].map((by, position) => tick(id, [position], { by, thenReady: true }))
  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['accepted', 'ready'])
  const after = await findOrderForStaff(cook, id, noon)
  expect(after?.history.map(({ status }) => status)).toEqual(['received', 'accepted', 'preparing', 'ready'])
  const mails = await db().outboxMail.findMany({ where: { toAddress: email, template: 'order-ready' } })
  expect(mails).toMatchObject([{ nextTryAt: later(10.001) }])
})

test('where what is accepted becomes ready with one tap, the last dish takes that step', async () => {
  await db().shop.update({ where: { id: 1 }, data: { skipsPreparing: true } })
  const { id } = await placed('accepted')
  const ready = await tick(id, [0, 1], { thenReady: true })
  await db().shop.update({ where: { id: 1 }, data: { skipsPreparing: false } })
  expect(ready.history.map(({ status }) => status)).toEqual(['received', 'accepted', 'ready'])
})

test('undone, such an order is in preparation again and keeps its ticks', async () => {
  const { id } = await placed()
  const ready = await tick(id, [0, 1], { thenReady: true })
  expect(ready).toMatchObject({ status: 'ready', back: { to: 'preparing' } })
  expect(await findOrderForStaff(cook, id, noon)).toEqual(ready)
  const request = { status: 'preparing', correction: true } as const
  const back = await advanceOrder(cook, id, { request, now: later(5) })
  expect(back.status).toBe('preparing')
  expect(ticksOf(back)).toEqual([true, true])
  expect(await db().outboxMail.count({ where: { template: 'order-ready', statusChange: { orderId: id } } })).toBe(0)
})

test('with a line left undone, or ready already, an order stays where it is', async () => {
  const { id } = await placed()
  expect(await tick(id, [0], { thenReady: true })).toMatchObject({ status: 'preparing' })
  await step(id, 'ready')
  const { history } = await tick(id, [1], { thenReady: true })
  expect(history.map(({ status }) => status)).toEqual(['received', ...way.slice(0, 3)])
})

test.each([
  ['received', ['received']],
  ['on its way', ['accepted', 'preparing', 'ready', 'out_for_delivery']],
  ['completed', ['accepted', 'preparing', 'ready', 'out_for_delivery', 'completed']],
  ['rejected', ['rejected']],
  ['cancelled', ['accepted', 'cancelled']],
] as [string, OrderStatus[]][])('of an order that is %s nothing is ticked off', async (_, statuses) => {
  const burgers = [{ name: 'Limmat Burger', quantity: 2 }]
  const change = { fulfilment: 'delivery', items: burgers, total_amount: 42.8 }
  const { id } = await placed('received', change)
  for (const status of statuses) if (status !== 'received') await step(id, status)
  await expect(tick(id, [0])).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { data: { id, status: statuses.at(-1), items: [{ done: false }] } },
  })
})

test('a line that the order does not have is refused, and with it the others', async () => {
  const { id } = await placed()
  await expect(tick(id, [0, 2])).rejects.toMatchObject({
    code: 'invalid_fields',
    details: { fields: { positions: 'invalid' } },
  })
  expect(await db().dishDone.count({ where: { orderId: id } })).toBe(0)
  await expect(tick('ORD-20270507-0000000000', [0])).rejects.toMatchObject({ code: 'not_found' })
})

test('a line that the guest lets replace is to be made anew; the others stay ticked off', async () => {
  const { id } = await placed()
  await tick(id, [0, 1])
  const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
  await proposeChange(cook, id, { request, now: noon })
  const answer = { proposalId: request.id, answer: 'agreed', consentName: 'Ana', now: noon } as const
  expect(ticksOf(await noteAnswer(cook, id, answer))).toEqual([false, true])
})

test('a guest sees nothing of it', async () => {
  const { id, caller } = await placed()
  const seen = (by: Customer | null) => findOrder(id, by, noon)
  const revision = async () => (await findFollowedOrder(id))?.revision
  const [own, strangers, followed] = [await seen(caller), await seen(null), await revision()]
  await tick(id, [0])
  expect([await seen(caller), await seen(null), await revision()]).toEqual([own, strangers, followed])
})
