import { beforeAll, beforeEach, expect, test } from 'vitest'
import { asAnswered, fromWire } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { trackedOrder } from '@/lib/orders/answers'
import { placeOrder } from '@/lib/orders/place/place-order'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { db } from '@/lib/platform/db'
import { newCustomer, twoBurgers } from '@/lib/testing/customers'
import { createShop } from '@/lib/testing/shop'
import { administrator } from '@/lib/testing/staff'
import { findMenuItem } from './queries'
import { categoryChanges, menuItemChanges } from './form-schema'
import { menuItemView } from './schema'
import { updateCategory } from './change-category'
import { updateMenuItem } from './change-menu-item'

let admin: Admin
let burgerId: string
beforeAll(async () => {
  admin = await administrator()
  burgerId = (await createShop()).burgerId
})
beforeEach(async () => {
  await db().menuItem.update({ where: { id: burgerId }, data: { names: {} } })
})

const change = (fields: object) =>
  updateMenuItem(admin, burgerId, fromWire(menuItemChanges, menuItemChanges.parse(fields)))
const answered = async () => {
  const item = await findMenuItem(burgerId, { forStaff: true })
  if (!item) throw new Error('gone')
  return asAnswered(menuItemView, item)
}

test('a dish has names of its own in some languages, and is called as everywhere in the others', async () => {
  await change({ name_fr: '  Burger de la Limmat ', name_it: 'Burger della Limmat' })
  expect(await answered()).toMatchObject({
    name: 'Limmat Burger',
    name_fr: 'Burger de la Limmat',
    name_it: 'Burger della Limmat',
  })
  expect(await answered()).not.toHaveProperty('name_en')
  await change({ name_fr: ' ' })
  expect(await db().menuItem.findUniqueOrThrow({ where: { id: burgerId } })).toMatchObject({
    names: { it: 'Burger della Limmat' },
  })
})

test('a category has them too, and its dishes say them', async () => {
  const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: burgerId } })
  await updateCategory(admin, categoryId, fromWire(categoryChanges, categoryChanges.parse({ name_fr: 'Hamburgers' })))
  expect((await answered()).category).toMatchObject({ name_fr: 'Hamburgers' })
})

test('names are as long as names may be, and no longer', async () => {
  expect(menuItemChanges.safeParse({ name_fr: 'x'.repeat(120) }).success).toBe(true)
  expect(menuItemChanges.safeParse({ name_fr: 'x'.repeat(121) }).success).toBe(false)
  expect(categoryChanges.safeParse({ name_it: 'x'.repeat(81) }).success).toBe(false)
  const write = db().menuItem.update({ where: { id: burgerId }, data: { names: { fr: 'x'.repeat(121) } } })
  await expect(write).rejects.toThrow('menu_item_names_length_check')
})

test('an order keeps the name beside what its customer read, and their mail says the same', async () => {
  await change({ name_fr: 'Burger de la Limmat' })
  const { caller, email } = await newCustomer()
  const placed = await placeOrder(caller, twoBurgers(), { language: 'fr' })
  expect(asAnswered(trackedOrder, placed).items).toMatchObject([
    { name: 'Limmat Burger', shown_name: 'Burger de la Limmat' },
  ])
  const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email } })
  expect(mail.text).toContain('2 × Burger de la Limmat')
  const inGerman = await placeOrder(caller, twoBurgers(), { language: 'de' })
  expect(asAnswered(trackedOrder, inGerman).items[0]).not.toHaveProperty('shown_name')
})

test('an order without an id finds a dish by its name alone', async () => {
  await change({ name_fr: 'Burger de la Limmat' })
  const ask = (name: string) => quoteOrder(null, { items: [{ name, quantity: 1 }], fulfilment: 'pickup' })
  expect((await ask('limmat burger')).lines).toMatchObject([{ names: { fr: 'Burger de la Limmat' } }])
  expect((await ask('Burger de la Limmat')).problems[0]).toMatchObject({ code: 'item_unknown' })
})
