import { beforeAll, expect, test } from 'vitest'
import type { Manager, Staff } from '@/lib/accounts/caller'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { db } from '@/lib/platform/database/db'
import { countTasks, searchOffice } from './office'

let manager: Manager
let staff: Staff
let ana: Person
let orderId: string
let number: number

beforeAll(async () => {
  await createShop()
  manager = (await signedIn('manager')).caller as Manager
  staff = (await signedIn('staff')).caller as Staff
  ana = await newCustomer()
  ;({ orderId, number } = await order(ana.caller))
})

async function found(caller: Staff, search: string) {
  const { orders, customers, menuItems } = await searchOffice(caller, search)
  return {
    orders: orders.map(({ id }) => id),
    customers: customers.map(({ email }) => email),
    dishes: menuItems.map(({ name }) => name),
  }
}

test('one word finds an order, its customer and a dish', async () => {
  expect(await found(manager, ana.email)).toEqual({ orders: [orderId], customers: [ana.email], dishes: [] })
  expect(await found(manager, `#${number}`)).toMatchObject({ orders: [orderId] })
  expect(await found(manager, 'limmat BURG')).toMatchObject({ dishes: ['Limmat Burger'] })
})

test.each(['%', '_', '\\', '100 %', "'"])('%j is a sign like any other', async (search) => {
  expect(await found(manager, search)).toEqual({ orders: [], customers: [], dishes: [] })
})

test('staff find the orders alone, because the other lists are not theirs', async () => {
  expect(await found(staff, 'Ana')).toEqual({ orders: [orderId], customers: [], dishes: [] })
  expect(await found(staff, 'limmat')).toEqual({ orders: [], customers: [], dishes: [] })
})

test('what waits is counted for those who may do it', async () => {
  await db().contactMessage.create({
    data: { fullName: 'Ana', email: ana.email, subject: 'order', message: 'Grüezi', language: 'de' },
  })
  expect(await countTasks(staff)).toEqual({ orders: 1, payBack: 0, messages: 0, declarations: 0 })
  expect(await countTasks(manager)).toMatchObject({ orders: 1, payBack: 0, messages: 1 })
})
