import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { addMenuItem, updateMenuItem } from '@/lib/menu/items/change-menu-item'
import { db } from '@/lib/platform/database/db'
import { idOf, openPizzeria, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findOptionGroup } from '../options/queries'
import { findMenuItem } from '../queries'
import { setAvailabilityOfMany } from '../availability/set-availability'
import { changePrices, previewPrices } from './change-prices'

let admin: Admin
let pizzeria: Pizzeria
let large: string

beforeAll(async () => {
  await createShop()
  admin = await administrator()
  pizzeria = await openPizzeria(admin)
  large = idOf(pizzeria.size, '40 cm')
})

async function dish(priceRappen: number, more: object = {}) {
  const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: pizzeria.pizzaId } })
  return addMenuItem(admin, { name: `Gericht ${crypto.randomUUID()}`, priceRappen, categoryId, ...more })
}

const pizza = () =>
  dish(1600, {
    optionGroups: [{ id: pizzeria.size.id }, { id: pizzeria.extras.id }],
    optionPrices: [{ optionId: large, priceRappen: 2600 }],
  })

const rise = { percent: 5, roundToRappen: 10, optionGroups: [] }
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })
const found = async (id: string) => (await findMenuItem(id, { forStaff: true }))!
const lastEntry = (subjectId: string) =>
  db().auditEntry.findFirstOrThrow({ where: { subjectId }, orderBy: [{ at: 'desc' }, { id: 'desc' }] })

test('raises dishes and the prices that options have with them, as the preview said, and says who did it', async () => {
  const [salad, seafood] = [await dish(1450), await pizza()]
  const change = { ...rise, menuItems: [seen(salad), seen(seafood)] }
  const preview = await previewPrices(admin, change)
  expect(await found(salad.id), 'a preview changes nothing').toMatchObject({ priceRappen: 1450 })
  expect(preview.menuItems.map(({ prices }) => prices)).toMatchObject([
    [{ optionId: null, oldPriceRappen: 1450, newPriceRappen: 1520 }],
    [{ optionId: large, name: '40 cm', oldPriceRappen: 2600, newPriceRappen: 2730 }],
  ])
  expect(preview.optionGroups.map(({ name }) => name)).toEqual(['Extras', 'Grösse'])
  const { menuItems } = await changePrices(admin, change)
  const after = await found(seafood.id)
  expect(after.optionPrices).toEqual([{ optionId: large, priceRappen: 2730 }])
  expect(after.priceRappen, 'of the group, which was not named').toBe(1600)
  expect(menuItems.map(seen)).toEqual([seen(await found(salad.id)), seen(after)])
  expect(await lastEntry(salad.id)).toMatchObject({
    byUserId: admin.userId,
    before: { priceRappen: 1450 },
    after: { priceRappen: 1520 },
  })
  expect(await lastEntry(seafood.id)).toMatchObject({
    after: { optionPrices: [{ optionId: large, priceRappen: 2730 }] },
  })
})

test('a change that is sent twice is made once', async () => {
  const { id, version } = await dish(1000)
  const change = { ...rise, menuItems: [{ id, version }] }
  await changePrices(admin, change)
  await expect(changePrices(admin, change)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  expect(await found(id)).toMatchObject({ priceRappen: 1050 })
})

test('of two changes at once the second is refused', async () => {
  const { id, version } = await dish(1000)
  const change = { ...rise, menuItems: [{ id, version }] }
  const outcomes = await Promise.allSettled([changePrices(admin, change), changePrices(admin, change)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await found(id)).toMatchObject({ priceRappen: 1050 })
})

test('a price that moved since the preview is named, and no other price changes', async () => {
  const [moved, own, other] = [await dish(1000), await pizza(), await dish(2000)]
  const change = { ...rise, menuItems: [seen(moved), seen(own), seen(other)] }
  await updateMenuItem(admin, moved.id, { priceRappen: 1100 })
  await updateMenuItem(admin, own.id, { optionPrices: [{ optionId: large, priceRappen: 2700 }] })
  await expect(changePrices(admin, change)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { data: { menuItems: [moved, own].map(({ id, name }) => ({ id, name })), optionGroups: [] } },
  })
  expect(await found(other.id)).toMatchObject({ priceRappen: 2000 })
})

test('a dish out of range refuses all', async () => {
  const [cheap, other] = [await dish(20), await dish(2000)]
  const change = { ...rise, percent: -50, roundToRappen: 50, menuItems: [seen(cheap), seen(other)] }
  const { menuItems } = await previewPrices(admin, change)
  expect(menuItems.map(({ prices }) => prices[0]?.newPriceRappen)).toEqual([null, 1000])
  await expect(changePrices(admin, change)).rejects.toMatchObject({ details: { fields: { percent: 'out_of_range' } } })
  expect(await found(other.id)).toMatchObject({ priceRappen: 2000 })
})

test('a shared group changes only where it is named, in its version, with its prices by size', async () => {
  const margherita = await pizza()
  const before = (await findOptionGroup(pizzeria.extras.id))!
  const sizesBefore = (await findOptionGroup(pizzeria.size.id))!.options
  const change = { ...rise, percent: 10, menuItems: [seen(margherita)] }
  const preview = await previewPrices(admin, change)
  expect(preview.optionGroups.find(({ id }) => id === before.id)).toMatchObject({ otherDishes: expect.any(Number) })
  await changePrices(admin, { ...change, optionGroups: [seen(before)] })
  const after = (await findOptionGroup(before.id))!
  expect(after.options[0]).toMatchObject({ priceRappen: 220, sizePrices: [{ priceRappen: 330 }] })
  expect((await findOptionGroup(pizzeria.size.id))!.options, 'not named').toEqual(sizesBefore)
  expect((await lastEntry(before.id)).byUserId).toBe(admin.userId)
  const again = { ...change, menuItems: [seen(await found(margherita.id))], optionGroups: [seen(before)] }
  await expect(changePrices(admin, again)).rejects.toMatchObject({
    details: { data: { optionGroups: [{ id: before.id }] } },
  })
})

test('many are sold out and back at once, and an unknown one refuses all', async () => {
  const [one, other] = [await dish(1000), await dish(1000, { available: false })]
  const menuItemIds = [one.id, other.id]
  await setAvailabilityOfMany(admin, { menuItemIds, soldOutUntil: 'until_changed' })
  expect(await found(other.id), 'sold out is no way onto the menu').toMatchObject({ available: false })
  expect(await Promise.all(menuItemIds.map(found))).toMatchObject([{ soldOut: true }, { soldOut: true }])
  expect(await lastEntry(other.id)).toMatchObject({ byUserId: admin.userId, before: { soldOutUntil: null } })
  const unknown = { menuItemIds: [one.id, crypto.randomUUID()], available: true }
  await expect(setAvailabilityOfMany(admin, unknown)).rejects.toMatchObject({
    details: { fields: { menuItemIds: 'invalid' } },
  })
  expect(await found(one.id)).toMatchObject({ soldOut: true })
  await setAvailabilityOfMany(admin, { menuItemIds })
  expect(await Promise.all(menuItemIds.map(found))).toMatchObject([{ soldOut: false }, { soldOut: false }])
})
