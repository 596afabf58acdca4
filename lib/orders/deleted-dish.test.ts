import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Admin, Customer } from '@/lib/accounts/caller'
import { deleteMenuItem } from '@/lib/menu/items/change-menu-item'
import { db, transaction } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { untilWaiting } from '@/lib/testing/database/until-waiting'
import { advanceOrder } from './advance/advance-order'
import { noteAnswer } from './advance/answer-proposal'
import { cancelOrder } from './advance/cancel-order'
import { changeTime } from './advance/change-time'
import { proposeChange } from './advance/propose-change'
import { findPersonalData } from './customers/find-personal-data'
import type { OrderView } from './read/order-view'
import { findOrder, findOrderForStaff } from './read/find-order'
import { findFollowedOrder } from './read/follow-order'
import { listOrdersOf } from './read/list-orders'
import { findSoldLately } from './reports/dishes/sold-things'
import { findPairs } from './reports/dishes/sold-together'

const noon = new Date('2027-05-07T10:00:00Z')
const request = { status: 'accepted' } as const
let admin: Admin
let burgerId: string
let beerId: string

beforeEach(async () => {
  await db().order.deleteMany()
  await db().menuItem.deleteMany()
  await db().category.deleteMany()
  await db().openingHours.deleteMany()
  await db().deliveryZone.deleteMany()
  ;({ burgerId, beerId } = await createShop())
  admin = await administrator()
})

async function placed() {
  const { caller } = await newCustomer()
  const { orderId: id } = await order(caller, {}, noon)
  return { id, caller }
}

async function exportedOrders(caller: Customer): Promise<OrderView[]> {
  const orders: OrderView[] = []
  for await (const one of (await findPersonalData(caller, noon)).orders) orders.push(one)
  return orders
}

test('a dish that was sold goes from the menu without a change to any line', async () => {
  await placed()
  const lines = 'select xmin, ctid, l.* from order_line l'
  const before = await pool().query(lines)
  await deleteMenuItem(admin, burgerId)
  expect((await pool().query(lines)).rows).toEqual(before.rows)
  expect(before.rows).toMatchObject([{ menu_item_id: burgerId }])
})

test('then no view of an order names it', async () => {
  const { id, caller } = await placed()
  const views = async () => [
    await findOrder(id, caller, noon),
    await findOrder(id, null, noon),
    await findOrderForStaff(admin, id, noon),
    (await listOrdersOf(caller, {}, noon))[0],
    (await findFollowedOrder(id))?.view,
    ...(await exportedOrders(caller)),
  ]
  const menuItemIds = async () => (await views()).map((view) => view?.items[0]?.menuItemId)
  expect(new Set(await menuItemIds())).toEqual(new Set([burgerId]))
  await deleteMenuItem(admin, burgerId)
  expect(new Set(await menuItemIds())).toEqual(new Set([null]))
  expect((await cancelOrder(caller, id, { now: noon })).items).toMatchObject([{ menuItemId: null }])
})

test('it is no bestseller any more, and goes with nothing', async () => {
  await db().menuItem.updateMany({ data: { minimumAge: 0 } })
  const items = [
    { name: 'Limmat Burger', quantity: 2 },
    { name: 'Bier', quantity: 1 },
  ]
  for (let count = 0; count < 3; count += 1)
    await order((await newCustomer()).caller, { items, total_amount: 44.03 }, noon)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await db().order.updateMany({ data: { status } })
  const sold = async () => (await findSoldLately(noon)).map(({ id }) => id)
  expect([await sold(), await findPairs(noon)]).toMatchObject([[burgerId, beerId], { length: 2 }])
  await deleteMenuItem(admin, burgerId)
  expect([await sold(), await findPairs(noon)]).toEqual([[beerId], []])
})

test('an order of it gets another time', async () => {
  const { id, caller } = await placed()
  await deleteMenuItem(admin, burgerId)
  const requestedFor = new Date('2027-05-07T16:00:00Z')
  expect(await changeTime(caller, id, { request: { requestedFor }, now: noon })).toMatchObject({ requestedFor })
})

test('a guest agrees to it after it has gone', async () => {
  const { id } = await placed()
  await advanceOrder(admin, id, { request, now: noon })
  const proposal = { id: randomUUID(), quantities: [], add: [{ menuItemId: burgerId, quantity: 1 }] }
  await proposeChange(admin, id, { request: proposal, now: noon })
  await deleteMenuItem(admin, burgerId)
  const answer = { proposalId: proposal.id, answer: 'agreed', consentName: 'Ana', now: noon } as const
  expect(await noteAnswer(admin, id, answer)).toMatchObject({ items: [{ menuItemId: null }, { menuItemId: null }] })
})

test('an order that is placed while it goes is stored whole', async () => {
  const { caller } = await newCustomer()
  const { placing } = await transaction(async (tx) => {
    await tx.menuItem.delete({ where: { id: burgerId } })
    const begun = order(caller, {}, noon)
    await Promise.race([begun, untilWaiting()])
    return { placing: begun }
  })
  expect(await placing).toMatchObject({ items: [{ name: 'Limmat Burger', quantity: 2 }] })
  expect(await db().orderLine.count()).toBe(1)
})
