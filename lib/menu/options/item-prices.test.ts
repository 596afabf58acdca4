import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { addMenuItem, updateMenuItem } from '@/lib/menu/items/change-menu-item'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { idOf, openPizzeria, optionForm, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findMenuItem, listMenuItemHeads } from '../queries'
import { findGroupPrices, setGroupPrices } from './group-prices'
import { findOptionGroup } from './queries'
import { lowestPrice } from './unit-price'
import { updateOptionGroup } from './write-group'

let admin: Admin
let pizzeria: Pizzeria
let small: string
let large: string
let cheese: string

beforeAll(async () => {
  await createShop()
  admin = await administrator()
  pizzeria = await openPizzeria(admin)
  small = idOf(pizzeria.size, '30 cm')
  large = idOf(pizzeria.size, '40 cm')
  cheese = idOf(pizzeria.extras, 'Käse')
})

/** With sizes and extras, and these prices of its own. */
async function pizza(prices: Record<string, number> = {}, groups = [pizzeria.size, pizzeria.extras]) {
  const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: pizzeria.pizzaId } })
  return addMenuItem(admin, {
    name: `Frutti di mare ${crypto.randomUUID()}`,
    priceRappen: 1600,
    categoryId,
    allergens: [],
    optionGroups: groups.map(({ id }) => ({ id })),
    optionPrices: pricesOf(prices),
  })
}

function pricesOf(prices: Record<string, number>) {
  return Object.entries(prices).map(([optionId, priceRappen]) => ({ optionId, priceRappen }))
}

const found = async ({ id }: Pick<MenuItem, 'id'>) => (await findMenuItem(id, { forStaff: true }))!

test('one group of sizes has other prices with each pizza, on cards, in lists and in orders', async () => {
  const seafood = await pizza({ [small]: 1900, [large]: 2600 })
  expect(seafood).toMatchObject({ priceRappen: 1900, optionGroups: [{ id: pizzeria.size.id }, {}] })
  expect(lowestPrice(seafood)).toBe(1900)
  const heads = await listMenuItemHeads({ descriptions: false, prices: true })
  expect(heads.find(({ id }) => id === seafood.id)?.priceRappen).toBe(1900)
  const { caller } = await newCustomer()
  const items = [seafood.id, pizzeria.pizzaId].map((menu_item_id) => ({
    menu_item_id,
    quantity: 1,
    options: [{ option_id: large }],
  }))
  const placed = await order(caller, { items, total_amount: 26 + 22 })
  expect(placed.items.map(({ priceRappen }) => priceRappen)).toEqual([2600, 2200])
  const byName = await order(caller, { items: [{ name: seafood.name, quantity: 2, price: '19.00' }], total_amount: 38 })
  expect(byName.items, 'for a client that knows no options').toMatchObject([{ priceRappen: 1900 }])
})

test('a price with a dish, 0 included, holds beside every size', async () => {
  const free = await pizza({ [cheese]: 0 })
  const { caller } = await newCustomer()
  const options = [{ option_id: large }, { option_id: cheese }]
  const placed = await order(caller, { items: [{ menu_item_id: free.id, quantity: 2, options }], total_amount: 44 })
  expect(placed.items).toMatchObject([{ priceRappen: 2200 }])
})

test('prices stay when groups change their order, and go with their group and their option', async () => {
  const seafood = await pizza({ [small]: 1900, [cheese]: 150 })
  await updateMenuItem(admin, seafood.id, {
    optionGroups: [{ id: pizzeria.extras.id }, { id: pizzeria.size.id }],
  })
  expect((await found(seafood)).optionPrices).toEqual([
    { optionId: cheese, priceRappen: 150 },
    { optionId: small, priceRappen: 1900 },
  ])
  await updateMenuItem(admin, seafood.id, { optionGroups: [{ id: pizzeria.size.id }] })
  expect((await found(seafood)).optionPrices).toEqual([{ optionId: small, priceRappen: 1900 }])
  const { size } = await openPizzeria(admin)
  const other = await pizza({ [idOf(size, '30 cm')]: 1900, [idOf(size, '40 cm')]: 2600 }, [size])
  const kept = optionForm('30 cm', 1600, { id: idOf(size, '30 cm'), isDefault: true })
  await updateOptionGroup(admin, size.id, { ...size, options: [kept] })
  expect((await found(other)).optionPrices).toEqual([{ optionId: kept.id, priceRappen: 1900 }])
})

test('a change without prices keeps them, an empty list takes them away, and history says from what to what', async () => {
  const seafood = await pizza({ [small]: 1900 })
  const renamed = await updateMenuItem(admin, seafood.id, { description: { de: 'Mit Krevetten' } })
  expect(renamed.optionPrices).toEqual([{ optionId: small, priceRappen: 1900 }])
  const plain = await updateMenuItem(admin, seafood.id, { optionPrices: [] })
  expect(plain).toMatchObject({ priceRappen: 1600, optionPrices: [] })
  const [last] = await db().auditEntry.findMany({ where: { subjectId: seafood.id }, orderBy: { id: 'desc' }, take: 1 })
  expect(last).toMatchObject({
    before: { optionPrices: [{ optionId: small, priceRappen: 1900 }] },
    after: { optionPrices: [] },
  })
})

test('an option that the dish is not asked for has no price with it', async () => {
  const cola = idOf(pizzeria.drinks, 'Cola 5 dl')
  for (const optionId of [cola, crypto.randomUUID()])
    await expect(pizza({ [optionId]: 100 })).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { optionPrices: 'invalid' } },
    })
})

test('the prices of a group are set for many dishes at once, and those that are not named stay', async () => {
  const [one, two] = [await pizza({ [small]: 1700 }), await pizza({ [large]: 2600 })]
  const set = await setGroupPrices(admin, pizzeria.size.id, {
    prices: [
      { menuItemId: one.id, optionId: large, priceRappen: 2400 },
      { menuItemId: two.id, optionId: large, priceRappen: null },
    ],
  })
  const ofBoth = set.prices.filter(({ menuItemId }) => [one.id, two.id].includes(menuItemId))
  expect(new Set(ofBoth)).toEqual(
    new Set([
      { menuItemId: one.id, optionId: small, priceRappen: 1700 },
      { menuItemId: one.id, optionId: large, priceRappen: 2400 },
    ]),
  )
  expect((await found(one)).version, 'so that an open form of the dish notices').toBeGreaterThan(one.version)
  expect(await db().auditEntry.count({ where: { subjectId: { in: [one.id, two.id] }, action: 'changed' } })).toBe(2)
})

test('of two who set prices of one group the second is shown what the first has set', async () => {
  const seafood = await pizza()
  const opened = (await findGroupPrices(pizzeria.size.id))!
  const change = (priceRappen: number) =>
    setGroupPrices(admin, pizzeria.size.id, {
      prices: [{ menuItemId: seafood.id, optionId: small, priceRappen }],
      expectedVersions: [opened.version],
    })
  const saved = await change(1900)
  await expect(change(2000)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { data: { ...saved, changedBy: expect.any(String), changedAt: expect.any(Date) } },
  })
})

test.each([
  ['an option of another group', () => ({ optionId: cheese })],
  ['a dish that does not ask for the group', () => ({ menuItemId: crypto.randomUUID() })],
])('%s is refused', async (_what, wrong) => {
  const seafood = await pizza()
  const before = await findOptionGroup(pizzeria.size.id)
  const price = { menuItemId: seafood.id, optionId: small, priceRappen: 1900, ...wrong() }
  await expect(setGroupPrices(admin, pizzeria.size.id, { prices: [price] })).rejects.toMatchObject({
    code: 'invalid_fields',
    details: { fields: { prices: 'invalid' } },
  })
  expect(await findOptionGroup(pizzeria.size.id)).toEqual(before)
})
