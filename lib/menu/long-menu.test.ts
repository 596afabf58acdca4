import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { hub } from '@/lib/platform/events'
import { currentShop } from '@/lib/shop/queries'
import { openPizzeria, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { rowsRead } from '@/lib/testing/database/database-reads'
import { administrator } from '@/lib/testing/shop/staff'
import { listAskingItems } from './options/queries'
import { listAvailability } from './availability/list-availability'
import { listGroupUses } from './options/group-uses'
import {
  countByCategory,
  countMenuTasks,
  currentDeclared,
  currentMenu,
  findMenuItem,
  listDishNames,
  listMenuItemHeads,
  listMenuItems,
} from './queries'
import { countUntranslated } from './translations/list-translatable'

const now = new Date('2027-03-01T12:00:00Z')
const dishes = 300

let admin: Admin
let pizzeria: Pizzeria
let ids: string[]

/** Three hundred pizzas like the first, each with its three groups; three are sold out, one of them off the menu. */
beforeAll(async () => {
  admin = await administrator()
  pizzeria = await openPizzeria(admin)
  const { id: _id, ...pizza } = await db().menuItem.findUniqueOrThrow({ where: { id: pizzeria.pizzaId } })
  const soldOutUntil = new Date('2027-03-02T04:00:00Z')
  const copies = Array.from({ length: dishes - 1 }, (_, number) => ({
    ...pizza,
    names: {},
    origins: [],
    description: { de: 'Mit Bärlauch' },
    sellingTimes: [],
    name: `Pizza ${String(number).padStart(3, '0')}`,
    position: number + 1,
    allergensDeclared: number % 2 === 0,
    allergens: number % 2 === 0 ? ['milk'] : [],
    soldOutUntil: number < 3 ? soldOutUntil : null,
    available: number !== 2,
  }))
  const made = await db().menuItem.createManyAndReturn({ data: copies, select: { id: true } })
  const attached = await db().menuItemOptionGroup.findMany({ where: { menuItemId: pizzeria.pizzaId } })
  await db().menuItemOptionGroup.createMany({
    data: made.flatMap((item) => attached.map((attachment) => ({ ...attachment, menuItemId: item.id }))),
  })
  ids = [pizzeria.pizzaId, ...made.map((item) => item.id)]
})

test('one page of the menu reads as much of a long menu as of a short one', async () => {
  const page = ids.slice(20, 45)
  const items = await listMenuItems({ forStaff: true, ids: page }, now)
  expect(items.map(({ id }) => id)).toEqual(page)
  expect(items[0]?.optionGroups.map(({ id }) => id)).toEqual([pizzeria.size.id, pizzeria.extras.id, pizzeria.drinks.id])
  const groupsAndOptions = 3 + 7 + 1
  const ofPage = await rowsRead(() => listMenuItems({ forStaff: true, ids: page }, now))
  // The dishes, their attachments, the groups, the category, which is asked for once more behind them.
  expect(ofPage.rows).toBeLessThanOrEqual(25 + 75 + groupsAndOptions + 5)
  const ofOne = await rowsRead(() => findMenuItem(pizzeria.pizzaId, { forStaff: true }, now))
  expect(ofOne.rows).toBeLessThanOrEqual(1 + 3 + groupsAndOptions + 2)
})

test('what a list is searched and sorted by is one row for each dish, and the same as the dish says itself', async () => {
  const everything = { descriptions: true, prices: true }
  const heads = await listMenuItemHeads(everything, now)
  const items = await listMenuItems({ forStaff: true }, now)
  // Of its category a row says the name that the kitchen knows.
  const whole = items.map(({ category: { id, name }, ...item }) => ({ ...item, category: { id, name } }))
  expect(
    whole.map((item) => Object.fromEntries(Object.keys(heads[0] ?? {}).map((key) => [key, Reflect.get(item, key)]))),
  ).toEqual(heads)
  expect(heads[0]).toMatchObject({ priceRappen: 1600 })
  const usual = await rowsRead(() => listMenuItemHeads({ descriptions: false, prices: false }, now))
  expect(usual).toEqual({ rows: dishes, statements: 1 })
})

test('what is only counted is counted where it stands', async () => {
  const soldOut = 2
  const missing = 149
  expect(await countMenuTasks(admin, now)).toEqual({ openDeclarations: missing, soldOut })
  expect([...(await countByCategory()).values()]).toEqual([dishes])
  // The rule is one, in pure code: each dish and option is a row of a few words.
  const options = 7
  const ofShop = await rowsRead(() => currentShop())
  const first = await rowsRead(() => countMenuTasks(admin, now))
  expect(first).toEqual({ rows: dishes + options + soldOut + ofShop.rows, statements: 3 + ofShop.statements })
  expect((await rowsRead(() => countByCategory())).rows).toBe(1)
})

test('what pages say of all dishes is read once, until something changes', async () => {
  Object.assign(hub(), { isListening: true, nextChangeAt: Infinity })
  const asked = [() => countMenuTasks(admin, now), () => countUntranslated(), () => currentMenu()]
  const again = async () => (await Promise.all(asked.map((ask) => ask()))).at(0)
  const counted = await again()
  expect(await rowsRead(again)).toEqual({ rows: 0, statements: 0 })
  expect(await again()).toEqual(counted)
  // What is sold out ends by the clock.
  expect(await countMenuTasks(admin, new Date('2027-03-02T04:00:00Z'))).toMatchObject({ soldOut: 0 })
  expect(await currentDeclared()).toBe(await currentDeclared())
  hub().generation += 1
  expect((await rowsRead(() => countUntranslated())).rows).toBeGreaterThan(dishes)
  Object.assign(hub(), { isListening: false })
})

test('of who asks for a group ten are named and all counted', async () => {
  const uses = await listGroupUses([pizzeria.extras.id, crypto.randomUUID()])
  expect([...uses.keys()]).toEqual([pizzeria.extras.id])
  expect(uses.get(pizzeria.extras.id)).toMatchObject({ count: dishes })
  expect(uses.get(pizzeria.extras.id)?.names.slice(1)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Pizza 00${number}`),
  )
  expect((await rowsRead(() => listGroupUses([pizzeria.extras.id]))).rows).toBe(1)
})

test('photos are matched with names, not with three hundred times the options', async () => {
  const items = await listMenuItems({ forStaff: true }, now)
  expect(await listDishNames()).toEqual(
    items.map(({ id, name, names, image, category }) => ({
      ...{ id, name, names: [name, ...Object.values(names)], image },
      category: category.name,
    })),
  )
  expect((await rowsRead(() => listDishNames())).rows).toBeLessThanOrEqual(dishes + 1)
})

test('who attaches a group is shown names, not three hundred times its options', async () => {
  const asking = await listAskingItems()
  expect(asking.map(({ id }) => id)).toEqual(ids)
  expect(asking[7]?.optionGroups).toEqual([
    { id: pizzeria.size.id },
    { id: pizzeria.extras.id },
    { id: pizzeria.drinks.id },
  ])
  expect(await rowsRead(() => listAskingItems())).toEqual({ rows: dishes, statements: 1 })
})

test('the kitchen sees every dish by name and each group once', async () => {
  const { menuItems, optionGroups } = await listAvailability(now)
  expect(menuItems.filter(({ soldOut }) => soldOut).map(({ name, available }) => [name, available])).toEqual([
    ['Pizza 000', true],
    ['Pizza 001', true],
    ['Pizza 002', false],
  ])
  expect(optionGroups.map(({ name, options }) => [name.de, options.length])).toEqual([
    ['Extras', 3],
    ['Getränk', 2],
    ['Grösse', 2],
  ])
  expect((await rowsRead(() => listAvailability(now))).rows).toBeLessThanOrEqual(dishes + 3 + 7 + 1)
})
