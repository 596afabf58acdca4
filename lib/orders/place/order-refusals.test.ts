import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { shopChangedHere } from '@/lib/platform/events'
import { Refusal } from '@/lib/platform/refusal'
import { signedIn } from '@/lib/testing/shop/people'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'

let menu: Awaited<ReturnType<typeof createShop>>
beforeAll(async () => {
  menu = await createShop()
})

const oneBurger = { items: [{ name: 'Limmat Burger', quantity: 1 }], total_amount: '18.90' }

async function rowsWritten(): Promise<number> {
  const counts = await Promise.all([
    db().order.count(),
    db().orderLine.count(),
    db().payment.count(),
    db().statusChange.count(),
    db().outboxMail.count(),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Tries an order and gives back how it was refused; fails if anything was written. */
async function refusalFor(change: Record<string, unknown>, profile: Parameters<typeof newCustomer>[0] = {}) {
  const { caller } = await newCustomer(profile)
  const before = await rowsWritten()
  const refusal: unknown = await order(caller, change).then(
    () => 'placed',
    (error: unknown) => (error instanceof Refusal ? inEnglish(error) : error),
  )
  expect(await rowsWritten()).toBe(before)
  return refusal
}

function inEnglish({ code, details: { values, ...details } }: Refusal) {
  return { code, details: { ...details, values: typeof values === 'function' ? values('en') : values } }
}

test('below the minimum for pickup, in the words of the specification', async () => {
  expect(await refusalFor(oneBurger)).toMatchObject({
    code: 'below_minimum',
    details: { values: { minimum: 'CHF 25.00' }, data: { minimumRappen: 2500, missingRappen: 610 } },
  })
})

test('below the minimum of the zone, which the fee does not help to reach', async () => {
  const items = [
    { name: 'Limmat Burger', quantity: 1 },
    { name: 'Bier', quantity: 1 },
  ]
  expect(await refusalFor({ items, fulfilment: 'delivery', total_amount: 30.13 })).toMatchObject({
    code: 'below_minimum',
    details: { values: { minimum: 'CHF 30.00' } },
  })
})

test('a postcode that is not served', async () => {
  const change = { fulfilment: 'delivery', total_amount: 42.8 }
  expect(await refusalFor(change, { postcode: '3000' })).toMatchObject({ code: 'postcode_not_served' })
})

test('a delivery abroad, even where the postcode is one that is served', async () => {
  const change = { fulfilment: 'delivery', total_amount: 42.8 }
  expect(await refusalFor(change, { country: 'AT', postcode: '8004' })).toMatchObject({
    code: 'profile_incomplete',
    details: { fields: { country: 'country_not_served' } },
  })
  const { caller } = await newCustomer({ country: 'DE', postcode: '10115' })
  expect(await order(caller), 'but not to fetch the food').toMatchObject({
    fulfilment: 'pickup',
    address: { country: 'DE', postcode: '10115' },
  })
})

test('a menu item that is not on the menu, or was taken off it', async () => {
  const items = [{ name: 'Pizza', quantity: 9 }]
  expect(await refusalFor({ items })).toMatchObject({ code: 'item_unknown', details: { values: { items: 'Pizza' } } })
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { available: false } })
  expect(await refusalFor({})).toMatchObject({ code: 'item_unknown' })
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { available: true } })
})

test('a menu item that is sold out, until it is back', async () => {
  const soon = new Date(Date.now() + 60_000)
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { soldOutUntil: soon } })
  const problems = [{ code: 'item_sold_out', item: 'Limmat Burger' }]
  expect(await refusalFor({})).toMatchObject({ code: 'item_sold_out', details: { data: { problems } } })
  const { caller } = await newCustomer()
  await expect(order(caller, {}, soon)).resolves.toBeDefined()
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { soldOutUntil: null } })
})

test('an undeclared menu item where the shop sells only declared ones', async () => {
  await db().shop.updateMany({ data: { sellOnlyDeclared: true } })
  expect(await refusalFor({})).toMatchObject({ code: 'item_unknown' })
  await db().shop.updateMany({ data: { sellOnlyDeclared: false } })
})

test('a price that has changed since the client saw it, with the new quote', async () => {
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 1950 } })
  expect(await refusalFor({})).toMatchObject({
    code: 'price_changed',
    details: { data: { totalRappen: 3900, lines: [{ name: 'Limmat Burger', priceRappen: 1950 }] } },
  })
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 1890 } })
})

test('an incomplete profile, with the fields that are empty', async () => {
  expect(await refusalFor({}, { phone: '' })).toMatchObject({
    code: 'profile_incomplete',
    details: { fields: { phone: 'required' } },
  })
  const { caller } = await signedIn()
  await expect(order(caller)).rejects.toMatchObject({
    details: { fields: { phone: 'required', streetAddress: 'required', postcode: 'required', city: 'required' } },
  })
})

test('another way to pay', async () => {
  expect(await refusalFor({ payment_method: 'Credit Card' })).toMatchObject({ code: 'payment_method_unknown' })
})

test('more than the books can hold', async () => {
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 1_000_000 } })
  const items = Array.from({ length: 50 }, () => ({ name: 'Limmat Burger', quantity: 99 }))
  expect(await refusalFor({ items, total_amount: 50 * 99 * 10_000 })).toMatchObject({ code: 'order_too_large' })
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 1890 } })
})

test('more than the shop takes at once: too many pieces, or too large an amount', async () => {
  const burgers = (quantity: number) => ({
    items: [99, 99, quantity].map((pieces) => ({ name: 'Limmat Burger', quantity: pieces })),
    total_amount: ((198 + quantity) * 1890) / 100,
  })
  const refused = {
    code: 'order_too_large',
    details: { values: { pieces: '200', amount: 'CHF 5’000.00' }, data: { totalRappen: 201 * 1890 } },
  }
  expect(await refusalFor(burgers(3))).toMatchObject(refused)
  expect(await order((await newCustomer()).caller, burgers(2))).toMatchObject({ totalAmountRappen: 200 * 1890 })
  await db().shop.update({ where: { id: 1 }, data: { largestOrderRappen: 10_000 } })
  await shopChangedHere()
  const tooDear = await refusalFor({ items: [{ name: 'Limmat Burger', quantity: 6 }], total_amount: 113.4 })
  expect(tooDear).toMatchObject({ code: 'order_too_large', details: { values: { amount: 'CHF 100.00' } } })
})
