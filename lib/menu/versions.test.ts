import { beforeEach, describe, expect, test } from 'vitest'
import { fromWire, toWire } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { exactlyOne, groupForm, idOf, openPizzeria, optionForm, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { administrator } from '@/lib/testing/shop/staff'
import { updateCategory } from './change-category'
import { deleteMenuItem, moveMenuItem, updateMenuItem } from './items/change-menu-item'
import { importMenu } from './json/import-menu'
import { writeJson } from './json/json'
import { parseFile } from './json/parse-file'
import { menuFile } from './json/schema'
import { readWholeMenu } from './json/whole-menu'
import { attachToItems } from './options/attach-to-items'
import { setGroupPrices } from './options/group-prices'
import type { OptionGroup } from './options/option-group'
import { addOptionGroup, deleteOptionGroup, updateOptionGroup } from './options/write-group'
import { changePrices } from './prices/change-prices'

let admin: Admin
let pizzeria: Pizzeria
let small: string
let large: string
let categoryId: string

beforeEach(async () => {
  await db().menuItem.deleteMany()
  await db().optionGroup.deleteMany()
  await db().category.deleteMany()
  admin = await administrator()
  pizzeria = await openPizzeria(admin)
  small = idOf(pizzeria.size, '30 cm')
  large = idOf(pizzeria.size, '40 cm')
  ;({ categoryId } = await updateMenuItem(admin, pizzeria.pizzaId, {
    optionPrices: [{ optionId: small, priceRappen: 1700 }],
  }))
})

async function versions() {
  const versionIn = (row: { version: number } | null) => row?.version ?? 0
  const group = async (id: string) => versionIn(await db().optionGroup.findUnique({ where: { id } }))
  return {
    category: versionIn(await db().category.findUnique({ where: { id: categoryId } })),
    pizza: versionIn(await db().menuItem.findUnique({ where: { id: pizzeria.pizzaId } })),
    size: await group(pizzeria.size.id),
    extras: await group(pizzeria.extras.id),
    drinks: await group(pizzeria.drinks.id),
  }
}

type Counted = keyof Awaited<ReturnType<typeof versions>>

async function countedBy(work: () => Promise<unknown>): Promise<Counted[]> {
  const before = await versions()
  await work()
  const after = await versions()
  const names = Object.keys(before) as Counted[]
  return names.filter((name) => after[name] > before[name])
}

const size = () => pizzeria.size
const extras = () => pizzeria.extras
const drinks = () => pizzeria.drinks
/** What its form sends. */
function formOf({ id: _id, version: _version, options, ...group }: OptionGroup) {
  return { ...group, options: options.map(({ soldOut: _soldOut, soldOutUntil: _until, ...option }) => option) }
}

function without(group: OptionGroup, name: string) {
  return formOf({ ...group, options: group.options.filter((option) => option.name.de !== name) })
}

const asked = () => [size(), extras(), drinks()].map(({ id }) => ({ id }))
const raised = async () => {
  const seen = (row: { id: string; version: number }) => ({ id: row.id, version: row.version })
  const pizza = await db().menuItem.findUniqueOrThrow({ where: { id: pizzeria.pizzaId } })
  const group = await db().optionGroup.findUniqueOrThrow({ where: { id: drinks().id } })
  return { percent: 10, roundToRappen: 10, menuItems: [seen(pizza)], optionGroups: [seen(group)] }
}

const changes: [what: string, work: () => Promise<unknown>, counted: Counted[]][] = [
  ['the name of a category', () => updateCategory(admin, categoryId, { name: 'Pasta' }), ['category']],
  ['a description', () => updateMenuItem(admin, pizzeria.pizzaId, { description: { de: 'Gut' } }), ['pizza']],
  ['the same again', () => updateMenuItem(admin, pizzeria.pizzaId, { tags: [], optionGroups: asked() }), []],
  ['another place', () => moveMenuItem(admin, pizzeria.pizzaId, { beforeId: null }), []],
  ['sold out, in the form', () => updateMenuItem(admin, pizzeria.pizzaId, { available: false }), []],
  ['a group', () => updateOptionGroup(admin, drinks().id, { ...formOf(drinks()), note: 'kalt' }), ['drinks']],
  ['the same group again', () => updateOptionGroup(admin, drinks().id, formOf(drinks())), []],
  ['an option taken out', () => updateOptionGroup(admin, drinks().id, without(drinks(), 'Cola 5 dl')), ['drinks']],
  [
    'an option that the dish has a price for, and another group as a size',
    async () => {
      await setGroupPrices(admin, size().id, {
        prices: [{ menuItemId: pizzeria.pizzaId, optionId: large, priceRappen: 2300 }],
      })
      const before = await versions()
      await updateOptionGroup(admin, size().id, without(size(), '40 cm'))
      const after = await versions()
      expect(after, 'the second of both').toMatchObject({ pizza: before.pizza + 1, extras: before.extras + 1 })
    },
    ['pizza', 'size', 'extras'],
  ],
  [
    'a price with the dish, in its form',
    () => updateMenuItem(admin, pizzeria.pizzaId, { optionPrices: [{ optionId: small, priceRappen: 1800 }] }),
    ['pizza', 'size'],
  ],
  [
    'a price with the dish, in the form of the group',
    () =>
      setGroupPrices(admin, size().id, {
        prices: [{ menuItemId: pizzeria.pizzaId, optionId: small, priceRappen: null }],
      }),
    ['pizza', 'size'],
  ],
  [
    'the same price again',
    () =>
      setGroupPrices(admin, size().id, {
        prices: [{ menuItemId: pizzeria.pizzaId, optionId: small, priceRappen: 1700 }],
      }),
    [],
  ],
  [
    'a group taken from the dish, with its price',
    () => updateMenuItem(admin, pizzeria.pizzaId, { optionGroups: asked().slice(1) }),
    ['pizza', 'size'],
  ],
  [
    'a group taken from many dishes, with its prices',
    () => attachToItems(admin, size().id, { attach: [], attachCategories: [], detach: [pizzeria.pizzaId] }),
    ['pizza', 'size'],
  ],
  ['the dish itself', () => deleteMenuItem(admin, pizzeria.pizzaId), ['size']],
  [
    'the prices of many dishes and of a group',
    async () => changePrices(admin, await raised()),
    ['pizza', 'size', 'drinks'],
  ],
]

test.each(changes)('of what forms show counts: %s', async (_what, work, counted) => {
  expect(await countedBy(work)).toEqual(counted)
})

test('a group that is deleted counts for the one that has prices for its sizes', async () => {
  const bread = await addOptionGroup(admin, groupForm('Brot', [optionForm('klein', 100)], exactlyOne))
  const [option] = bread.options
  const priced = formOf(extras()).options.map((one) => ({
    ...one,
    sizePrices: one.id === idOf(extras(), 'Oliven') ? [{ sizeId: option?.id ?? '', priceRappen: 50 }] : one.sizePrices,
  }))
  await updateOptionGroup(admin, extras().id, { ...formOf(extras()), options: priced })
  expect(await countedBy(() => deleteOptionGroup(admin, bread.id))).toEqual(['extras'])
})

describe('a file of the menu', () => {
  async function take(changed: (json: string) => string) {
    const json = await writeJson(toWire(menuFile, await readWholeMenu()) as Parameters<typeof writeJson>[0])
    const { document, ...read } = parseFile(Buffer.from(changed(json)))
    const sent = fromWire(menuFile, document)
    return importMenu(admin, { ...read, removes: true, language: 'en', sent })
  }

  test.each<[what: string, changed: (json: string) => string, counted: Counted[]]>([
    ['nothing', (json) => json, []],
    ['the name of a category', (json) => json.replaceAll(/Pizza \w{8}/g, 'Pasta'), ['category']],
    ['the name of a dish', (json) => json.replaceAll(/Margherita \w{8}/g, 'Napoli'), ['pizza']],
    ['the price of an option', (json) => json.replace('"price":4.5', '"price":4.8'), ['drinks']],
    ['a price with the dish', (json) => json.replace('"price":17', '"price":18'), ['pizza', 'size']],
  ])('counts for what it changes, and for nothing else: %s', async (_what, changed, counted) => {
    expect(await countedBy(() => take(changed))).toEqual(counted)
  })
})
