import { beforeEach, expect, test } from 'vitest'
import { findDemo, markDemo } from '@/lib/menu/demo/find-demo'
import { removeDemo } from '@/lib/menu/demo/remove-demo'
import { db, transaction } from '@/lib/platform/database/db'
import { shopChangedHere } from '@/lib/platform/events'
import { findShop } from '@/lib/shop/queries'
import { updateShop } from '@/lib/shop/settings/update-shop'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { newCustomer } from '@/lib/testing/shop/customers'
import { administrator } from '@/lib/testing/shop/staff'
import { inMenuOrder } from './menu'
import { seedDemoShop } from './seed-demo-shop'
import { demoZones } from './shop'

async function emptied() {
  await db().menuItem.deleteMany()
  await db().optionGroup.deleteMany()
  await db().category.deleteMany()
  for (const table of [db().demoRow, db().look, db().openingHours, db().deliveryZone, db().shop] as const)
    await (table.deleteMany as () => Promise<unknown>)()
}

beforeEach(async () => {
  await emptied()
  await seedDemoShop()
  await shopChangedHere()
})

const counts = () =>
  Promise.all([
    db().menuItem.count(),
    db().category.count(),
    db().optionGroup.count(),
    db().picture.count(),
    db().deliveryZone.count(),
    db().openingHours.count(),
    db().look.count(),
    db().demoRow.count(),
  ])

test('of the demo nothing is left: no dish, no picture, no postcode, no name, and customers are asked to wait', async () => {
  const admin = await administrator()
  expect(await findDemo(admin)).toMatchObject({
    menuItems: inMenuOrder().length,
    zones: demoZones.length,
    changedCount: 0,
  })
  await removeDemo(admin, { includeChanged: false })
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  const shop = await findShop()
  expect(JSON.stringify(shop)).not.toMatch(/limmat/i)
  expect(shop).toMatchObject({ name: '', vatNumber: '', openedAt: null, setupSettled: [], pickupMinimumRappen: 0 })
  // Its kitchen was another one.
  expect(shop).toMatchObject({ learnsLeadTime: false, learnsSince: null })
  expect(await findDemo(admin)).toBeNull()
})

test('what the owner has changed stays with what it needs, until they say otherwise', async () => {
  const admin = await administrator()
  const { id, categoryId } = await db().menuItem.findFirstOrThrow({ where: { optionGroups: { some: {} } } })
  await db().menuItem.update({ where: { id }, data: { priceRappen: 1234, version: { increment: 1 } } })
  await db().deliveryZone.update({ where: { postcode: '8004' }, data: { feeRappen: 1 } })
  await db().openingHours.updateMany({ where: { kind: 'office', weekday: 1 }, data: { opensMinute: 600 } })
  await db().shop.update({ where: { id: 1 }, data: { name: 'Chez Ana' } })
  expect(await findDemo(admin)).toMatchObject({ changedCount: 2, changed: expect.arrayContaining(['8004']) })

  await removeDemo(admin, { includeChanged: false })
  expect(await db().menuItem.findMany({ select: { id: true, priceRappen: true } })).toEqual([{ id, priceRappen: 1234 }])
  expect(await db().category.findMany({ select: { id: true } })).toEqual([{ id: categoryId }])
  expect(await db().menuItemOptionGroup.count()).toBeGreaterThan(0)
  expect(await db().deliveryZone.findMany({ select: { postcode: true } })).toEqual([{ postcode: '8004' }])
  const { name, email, hours, officeHours, openedAt } = await findShop()
  expect({ name, email, hours }).toEqual({ name: 'Chez Ana', email: '', hours: [] })
  expect(officeHours).toHaveLength(7)
  expect(openedAt, 'there is a name and a dish').not.toBeNull()

  await removeDemo(admin, { includeChanged: true })
  expect((await counts()).slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(await findShop()).toMatchObject({ name: 'Chez Ana', openedAt: null })
})

test('what the owner has added is not touched, and doing it twice changes nothing', async () => {
  const admin = await administrator()
  const { id: categoryId } = await db().category.create({ data: { name: 'Anas Suppen' } })
  await db().menuItem.create({ data: { categoryId, name: 'Gerstensuppe', priceRappen: 1250 } })
  await removeDemo(admin, { includeChanged: true })
  const after = await counts()
  expect(after).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
  expect(await removeDemo(admin, { includeChanged: true })).toEqual({
    categories: 0,
    menuItems: 0,
    optionGroups: 0,
    zones: 0,
  })
  expect(await counts()).toEqual(after)
})

test('orders of people stay as they were', async () => {
  const { caller } = await newCustomer()
  const dish = await db().menuItem.findFirstOrThrow()
  const { id } = await db().order.create({
    data: {
      id: 'ORD-20261120-0000000001',
      customerId: caller.userId,
      paymentId: 'pay_1',
      requestHash: '',
      fulfilment: 'pickup',
      language: 'de',
      businessDay: new Date('2026-11-20'),
      subtotalRappen: 1890,
      totalRappen: 1890,
      paymentMethod: 'Cash on Delivery',
      paymentStatusId: 16,
      firstname: 'Ana',
      lastname: 'Muster',
      contactEmail: 'ana@example.com',
      phone: '1',
      country: 'CH',
      streetAddress: 'x',
      postcode: '8004',
      city: 'Zürich',
      lines: {
        create: {
          position: 0,
          menuItemId: dish.id,
          name: dish.name,
          quantity: 1,
          priceRappen: 1890,
          totalRappen: 1890,
          vatPerMille: 26,
        },
      },
    },
  })
  await removeDemo(await administrator(), { includeChanged: false })
  expect(await db().orderLine.findMany({ where: { orderId: id } })).toMatchObject([
    { name: dish.name, menuItemId: dish.id, totalRappen: 1890 },
  ])
})

test('a large menu goes in one piece, even where PostgreSQL still holds its tables for empty', async () => {
  await emptied()
  await asOwner('analyze')
  await seedDemoShop()
  await db().$executeRaw`
    insert into menu_item (id, category_id, name, price_rappen)
    select gen_random_uuid(), (select id from category limit 1), 'Gericht ' || n, 1000 from generate_series(1, 2000) n`
  await db().demoRow.deleteMany()
  await transaction((tx) => markDemo(tx, { withShop: true }))
  await removeDemo(await administrator(), { includeChanged: false })
  expect(await db().menuItem.count()).toBe(0)
})

test('an owner who saved a form before loses the note about deliveries around the clock, and keeps a note of their own', async () => {
  const admin = await administrator()
  await updateShop(admin, { name: 'Chez Ana', headerNote: { fr: 'Au bord du lac' }, pickupMinimumRappen: 1500 })
  await removeDemo(admin, { includeChanged: false })
  const { headerNote, pickupMinimumRappen } = await findShop()
  expect(headerNote).toEqual({ de: '', en: '', fr: 'Au bord du lac', it: '' })
  expect(pickupMinimumRappen).toBe(1500)
})
