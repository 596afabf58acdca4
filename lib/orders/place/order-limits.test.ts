import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { shopChangedHere } from '@/lib/platform/events'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { newCustomer, order, twoBurgers } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { placeOrder } from './place-order'

const friday = new Date('2027-05-07T10:15:00Z')

// Half of everything.
beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '0.5')
  await createShop()
})
beforeEach(() => allow(10))

async function allow(openOrdersPerCustomer: number) {
  await db().shop.updateMany({ data: { openOrdersPerCustomer } })
  await shopChangedHere()
}

function minutesLater(minutes: number): Date {
  return new Date(friday.getTime() + minutes * 60_000)
}

test('a customer has five orders open at once, and the next when one of them is done', async () => {
  const [{ caller }, other] = [await newCustomer(), await newCustomer()]
  const { orderId } = await order(caller, {}, friday)
  for (let open = 2; open <= 5; open += 1) await order(caller, {}, friday)
  const request = twoBurgers()
  const sixth = () => placeOrder(caller, request, { language: 'de', now: friday })
  await expect(sixth()).rejects.toMatchObject({
    code: 'too_many_open_orders',
    details: { values: { count: '5', phone: '044 555 01 01' } },
  })
  await expect(order(other.caller, {}, friday)).resolves.toBeDefined()
  await cancelOrder(caller, orderId, { now: friday })
  await expect(sixth()).resolves.toMatchObject({ orderStatus: 'received' })
})

test('what is sent twenty times at once is placed five times', async () => {
  const { caller, userId } = await newCustomer()
  const sent = await Promise.allSettled(Array.from({ length: 20 }, () => order(caller, {}, friday)))
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array(15).fill('too_many_open_orders'))
  expect(await db().order.count({ where: { customerId: userId } })).toBe(5)
  expect(await db().outboxMail.count({ where: { template: 'order-received', toAddress: caller.email } })).toBe(5)
})

test('the fifth order is answered again when it is sent again, also at once', async () => {
  const { caller, userId } = await newCustomer()
  for (let open = 1; open <= 4; open += 1) await order(caller, {}, friday)
  const request = twoBurgers()
  const fifth = () => placeOrder(caller, request, { language: 'de', now: friday })
  const answers = await Promise.all([fifth(), fifth(), fifth()])
  expect(new Set([...answers, await fifth()].map(({ orderId }) => orderId)).size).toBe(1)
  expect(await db().order.count({ where: { customerId: userId } })).toBe(5)
})

test('the owner says how many, RATE_LIMIT_FACTOR times, and 0 is no limit', async () => {
  const { caller } = await newCustomer()
  await allow(4)
  for (let open = 1; open <= 2; open += 1) await order(caller, {}, friday)
  await expect(order(caller, {}, friday)).rejects.toMatchObject({ details: { values: { count: '2' } } })
  await allow(0)
  await expect(order(caller, {}, friday)).resolves.toBeDefined()
})

test('who orders and cancels in turns has sixty orders an hour, here thirty, and is told how long to wait', async () => {
  const { caller } = await newCustomer()
  for (let minute = 0; minute < 15; minute += 0.5) {
    const { orderId } = await order(caller, {}, minutesLater(minute))
    await cancelOrder(caller, orderId, { now: minutesLater(minute) })
  }
  await expect(order(caller, {}, minutesLater(40))).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 20 * 60 },
  })
  await expect(order(caller, {}, minutesLater(60))).resolves.toBeDefined()
})
