import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWire, inWireNames } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { trackedOrder } from '@/lib/orders/answers'
import type { Names } from '@/lib/i18n/name-in'
import { placeOrder } from '@/lib/orders/place/place-order'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, twoBurgers } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findMenuItem } from '../queries'
import { categoryChanges, menuItemChanges } from './form-schema'
import { menuItemView } from '../schema'
import { updateCategory } from '../change-category'
import { updateMenuItem } from './change-menu-item'

let admin: Admin
let burgerId: string
let beerId: string
beforeAll(async () => {
  admin = await administrator()
  ;({ burgerId, beerId } = await createShop())
})
beforeEach(async () => {
  await db().menuItem.updateMany({ data: { names: {} } })
})

const change = (fields: object) =>
  updateMenuItem(admin, burgerId, fromWire(menuItemChanges, menuItemChanges.parse(fields)))
const answered = async () => {
  const item = await findMenuItem(burgerId, { forStaff: true })
  if (!item) throw new Error('gone')
  return inWireNames(menuItemView, item)
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

test('names are as long as names may be, and no longer', () => {
  expect(menuItemChanges.safeParse({ name_fr: 'x'.repeat(120) }).success).toBe(true)
  expect(menuItemChanges.safeParse({ name_fr: 'x'.repeat(121) }).success).toBe(false)
  expect(categoryChanges.safeParse({ name_it: 'x'.repeat(81) }).success).toBe(false)
})

test('an order keeps the name beside what its customer read, and their mail says the same', async () => {
  await change({ name_fr: 'Burger de la Limmat' })
  const { caller, email } = await newCustomer()
  const placed = await placeOrder(caller, twoBurgers(), { language: 'fr' })
  expect(inWireNames(trackedOrder, placed).items).toMatchObject([
    { name: 'Limmat Burger', shown_name: 'Burger de la Limmat' },
  ])
  const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email } })
  expect(mail.text).toContain('2 × Burger de la Limmat')
  const inGerman = await placeOrder(caller, twoBurgers(), { language: 'de' })
  expect(inWireNames(trackedOrder, inGerman).items[0]).not.toHaveProperty('shown_name')
})

describe('an order without an id', () => {
  const call = (id: string, names: Names, more = {}) =>
    db().menuItem.update({ where: { id }, data: { names, ...more } })
  async function meant(...names: string[]) {
    const items = names.map((name) => ({ name, quantity: 1 }))
    const { lines, problems } = await quoteOrder(null, { items, fulfilment: 'pickup' })
    const unknown = problems.flatMap(({ code, item }) => (code === 'item_unknown' ? [item] : []))
    return [...lines.map(({ menuItemId }) => menuItemId), ...unknown]
  }

  test('finds a dish by its name in every language, in any case', async () => {
    await change({ name_fr: 'Burger de la Limmat', name_it: 'Röstiburger' })
    expect(await meant('limmat burger', 'BURGER de la Limmat', 'Ro\u0308stiburger')).toEqual([
      burgerId,
      burgerId,
      burgerId,
    ])
  })

  test('finds under the name of one dish no other that some language calls so', async () => {
    await call(burgerId, { fr: 'bier' })
    expect(await meant('Bier')).toEqual([beerId])
    await call(beerId, {}, { available: false })
    expect(await meant('Bier')).toEqual(['Bier'])
    await call(beerId, {}, { available: true })
  })

  test('finds nothing under what two dishes are called, nor where the order names one of them', async () => {
    await call(burgerId, { fr: 'Maison', it: 'Maison' })
    expect(await meant('maison')).toEqual([burgerId])
    await call(beerId, { en: 'MAISON' })
    expect(await meant('Bier', 'maison')).toEqual([beerId, 'maison'])
  })
})
