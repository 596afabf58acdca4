import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWire, toWire } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { localizedOf } from '@/lib/i18n/localized'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { idOf, openPizzeria, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { knownPictures, menus } from '@/lib/testing/random/random-menus'
import { administrator } from '@/lib/testing/shop/staff'
import { times } from '@/lib/testing/long'
import { findMenuItem, listMenuItems } from '../queries'
import { importMenu, previewImport } from './import-menu'
import { writeJson } from './json'
import { parseFile } from './parse-file'
import { menuFile } from './schema'
import { readWholeMenu, type WholeMenu } from './whole-menu'

let admin: Admin
let pizzeria: Pizzeria

beforeAll(async () => {
  admin = await administrator()
})

beforeEach(async () => {
  await db().menuItemOptionGroup.deleteMany()
  await db().menuItem.deleteMany()
  await db().optionGroup.deleteMany()
  await db().category.deleteMany()
  await db().picture.deleteMany()
  pizzeria = await openPizzeria(admin)
  await asOwner('truncate audit_entry')
})

interface Options {
  removes?: boolean
  expectedVersion?: string
}

async function wanted(file: string | Uint8Array, options: Options = {}) {
  const { document, ...read } = parseFile(typeof file === 'string' ? Buffer.from(file) : file)
  return { ...read, removes: false, language: 'en' as const, sent: fromWire(menuFile, document), ...options }
}

async function take(file: string | Uint8Array, options?: Options) {
  return importMenu(admin, await wanted(file, options))
}

async function refused(file: string, options?: Options) {
  const error: unknown = await take(file, options).catch((thrown: unknown) => thrown)
  if (!(error instanceof Refusal)) throw error
  return { code: error.code, ...(error.details.data as { problems: { code: string; path: string }[] }) }
}

async function refusedPlaces(file: string): Promise<string[]> {
  return (await refused(file)).problems.map(({ path, code }) => `${path}: ${code}`)
}

async function addPictures(hashes: readonly string[]) {
  await db().picture.createMany({
    data: hashes.map((hash) => ({ hash, width: 4, height: 3 })),
    skipDuplicates: true,
  })
}

const written = (lists: object) => JSON.stringify({ version: 1, ...lists })
const jsonOf = (menu: WholeMenu) => writeJson(toWire(menuFile, menu) as Parameters<typeof writeJson>[0])
const exported = async () => jsonOf(await readWholeMenu())

type Entries = Record<string, unknown>[]
type Lists = { categories: Entries; option_groups: Entries; items: Entries }
const exportedLists = async () => JSON.parse(await exported()) as Lists

describe('an export that is imported again', () => {
  test('changes nothing and writes nothing', async () => {
    const before = await db().menuItem.findMany()
    const outcome = await take(await exported(), { removes: true })
    expect(outcome).toMatchObject({ isApplied: true, changes: [], warnings: [] })
    expect(await db().menuItem.findMany()).toEqual(before)
    expect(await db().auditEntry.count()).toBe(0)
  })

  test('brings any menu into any other shop, exactly', async () => {
    await fc.assert(
      fc.asyncProperty(menus, async (menu) => {
        const file = await jsonOf(menu)
        await addPictures([...knownPictures])
        await take(file, { removes: true })
        const { changes } = await previewImport(admin, await wanted(file, { removes: true }))
        expect(changes).toEqual([])
        expect(await exported()).toHaveLength(file.length)
      }),
      { numRuns: times({ hurried: 4, long: 100 }) },
    )
  })
})

describe('a file that was changed', () => {
  test('shows each change before it is made, in the words of the file', async () => {
    const file = (await exported()).replace('"price":4.5,', '"price":4.8,')
    const { changes, counts } = await previewImport(admin, await wanted(file))
    const cola = idOf(pizzeria.drinks, 'Cola 5 dl')
    expect(changes).toEqual([
      {
        kind: 'option',
        action: 'changed',
        id: cola,
        name: 'Cola 5 dl',
        group: 'Getränk',
        fields: [{ field: 'price', before: '4.50', after: '4.80' }],
      },
    ])
    expect(counts).toContainEqual({ kind: 'option', added: 0, changed: 1, removed: 0, isReordered: false })
    expect(await exported()).toContain('"price":4.5,')
    await take(file)
    expect(await db().option.findUnique({ where: { id: cola } })).toMatchObject({ priceRappen: 480 })
    expect(await db().auditEntry.findFirst()).toMatchObject({ subject: 'option_group', byUserId: admin.userId })
  })

  test('is read in the code page of older editors, and with new names', async () => {
    const renamed = (await exported()).replaceAll('"name":"Getränk"', '"name":"Getränke"')
    await take(Buffer.from(renamed, 'latin1'))
    const { name } = await db().optionGroup.findUniqueOrThrow({ where: { id: pizzeria.drinks.id } })
    expect(name).toEqual(localizedOf({ de: 'Getränke' }))
    expect(await db().option.count()).toBe(7)
  })

  test('written by hand adds by name, without a single id', async () => {
    const [{ category, name } = { category: { name: '' }, name: '' }] = await listMenuItems({ forStaff: true })
    const calzone = {
      name: 'Calzone',
      category: { name: category.name.toUpperCase() },
      price: '19.50',
      allergens: [],
      option_groups: [{ name: 'extras' }],
    }
    const sardines = { name: 'Sardellen', price: 3, allergens: ['fish'] }
    const outcome = await take(written({ items: [calzone], option_groups: [{ name: 'Extras', options: [sardines] }] }))
    expect(outcome.changes.map((change) => [change.kind, change.action, change.name])).toEqual([
      ['option', 'added', 'Sardellen'],
      ['item', 'added', 'Calzone'],
    ])
    const items = await listMenuItems({ forStaff: true })
    expect(items.map((item) => item.name)).toEqual([name, 'Calzone'])
    expect(items[1]).toMatchObject({ priceRappen: 1950, allergens: [], optionGroups: [{ id: pizzeria.extras.id }] })
    expect(items[1]?.optionGroups[0]?.options).toHaveLength(4)
  })

  test('gives sizes a price with one dish by name, takes it over unchanged, and away only if asked to', async () => {
    const [{ name } = { name: '' }] = (await readWholeMenu()).items
    const large = idOf(pizzeria.size, '40 cm')
    const prices = async () => (await findMenuItem(pizzeria.pizzaId, { forStaff: true }))?.optionPrices
    const sizes = Object.entries({ '30 cm': 19, '40 cm': 26 })
    const option_prices = sizes.map(([size, price]) => ({
      option_group: { name: 'grösse' },
      option: { name: size },
      price,
    }))
    const { changes } = await take(written({ items: [{ name, option_prices }] }))
    expect(changes).toMatchObject([
      { kind: 'item', fields: [{ field: 'option_prices', before: '', after: '30 cm: 19.00\n40 cm: 26.00' }] },
    ])
    expect(await prices()).toContainEqual({ optionId: large, priceRappen: 2600 })
    expect(await findMenuItem(pizzeria.pizzaId, { forStaff: true })).toMatchObject({ priceRappen: 1900 })
    expect(await take(await exported(), { removes: true })).toMatchObject({ changes: [], warnings: [] })
    const lists = await exportedLists()
    const [pizza] = lists.items as { option_prices: { option: { name: string } }[] }[]
    const left = pizza?.option_prices.filter(({ option }) => option.name !== '40 cm')
    const without = written({ ...lists, items: [{ ...pizza, option_prices: left }] })
    await take(without)
    expect(await prices()).toHaveLength(2)
    await take(without, { removes: true })
    expect(await prices()).toEqual([{ optionId: idOf(pizzeria.size, '30 cm'), priceRappen: 1900 }])
  })

  test('names may be swapped', async () => {
    const [pizza] = (await readWholeMenu()).items
    await take(written({ items: [{ name: 'Zweite', category: { name: pizza?.category.name }, price: 12 }] }))
    const both = (await readWholeMenu()).items
    await take(written({ items: both.map(({ id }, index) => ({ id, name: both[1 - index]?.name })) }))
    expect((await readWholeMenu()).items.map(({ name }) => name)).toEqual(['Zweite', pizza?.name])
  })
})

describe('what is not in the file', () => {
  test('stays, unless it shall go', async () => {
    const file = written({ categories: [{ name: 'Neues' }] })
    await take(file)
    expect(await db().menuItem.count()).toBe(1)
    const outcome = await previewImport(admin, await wanted(file, { removes: true }))
    expect(outcome.counts.map(({ removed }) => removed)).toEqual([1, 3, 7, 1])
    await take(file, { removes: true })
    expect(await Promise.all([db().menuItem.count(), db().option.count(), db().category.count()])).toEqual([0, 0, 1])
  })

  test('is also what the entries of the file speak of', async () => {
    const [item] = (await readWholeMenu()).items
    const category = { name: item?.category.name }
    const entry = { name: item?.name, category, option_groups: [{ name: 'Extras' }] }
    await take(written({ items: [entry] }), { removes: true })
    const { categories, optionGroups, items } = await readWholeMenu()
    expect([categories.length, optionGroups.length, items[0]?.optionGroups.length]).toEqual([1, 1, 1])
  })
})

test('selling times are the same in any order, and refused where they are none', async () => {
  const friday = { weekday: 5, opens: '11:00', closes: '14:30' }
  const monday = { weekday: 1, opens: '11:00', closes: '14:00' }
  const lunch = { name: 'Mittag', selling_times: [friday, monday], sold_from: '2026-12-01', sold_until: null }
  const file = written({ categories: [lunch] })
  await take(file)
  expect((await readWholeMenu()).categories.find(({ name }) => name === 'Mittag')).toMatchObject({
    sellingTimes: [monday, friday],
    soldFrom: '2026-12-01',
    soldUntil: null,
  })
  expect((await previewImport(admin, await wanted(file))).changes).toEqual([])
  const evening = { name: 'Abend', sold_from: '2026-12-02', sold_until: '2026-12-01' }
  expect(await refusedPlaces(written({ categories: [{ ...lunch, selling_times: ['mittags'] }, evening] }))).toEqual([
    'categories[0].selling_times[0]: invalid',
    'categories[1].sold_until: out_of_range',
  ])
})

describe('a file with faults', () => {
  test('is refused with every one of them, where it stands, and changes nothing', async () => {
    const before = await exported()
    const ratatouille = {
      name: 'Ratatouille',
      category: { name: 'Nirgends' },
      price: '12.505',
      option_groups: [{ name: 'Sossen' }],
      colour: 'red',
    }
    const file = written({ items: [ratatouille, { price: 9, vat_class: 'luxury' }], desserts: [] })
    expect((await refused(file)).code).toBe('menu_file_invalid')
    expect(await refusedPlaces(file)).toEqual([
      'desserts: unknown_field',
      'items[0].price: amount',
      'items[0].colour: unknown_field',
      'items[1].name: required',
      'items[1].vat_class: invalid',
      'items[0].option_groups[0]: not_in_menu',
      'items[0].category: not_in_menu',
      'items[1].category: required',
    ])
    expect(await exported()).toBe(before)
  })

  test('names what it prices with a dish that does not ask for it, twice, or without a price', async () => {
    const [pizza] = (await readWholeMenu()).items
    await take(written({ items: [{ name: 'Suppe', category: { name: pizza?.category.name }, price: 8 }] }))
    const priced = (option: string, price?: number) => ({
      option_group: { name: 'Extras' },
      option: { name: option },
      price,
    })
    const prices = [
      priced('Käse', 1),
      priced('Käse', 2),
      priced('Oliven'),
      priced('Sardellen', 1),
      priced('Oliven', -1),
    ]
    const items = [
      { name: 'Suppe', option_prices: [priced('Käse', 1)] },
      { name: pizza?.name, option_prices: prices },
    ]
    expect(await refusedPlaces(written({ items }))).toEqual([
      'items[1].option_prices[4].price: out_of_range',
      'items[0].option_prices[0].option_group: not_asked',
      'items[1].option_prices[2].price: required',
      'items[1].option_prices[3].option: not_in_menu',
      'items[1].option_prices: twice_in_file',
    ])
  })

  test.each([
    ['a table', 'type;item\nitem;a'],
    ['nothing', ''],
    ['broken JSON', '{"version": 1'],
    ['a list', '[]'],
    ['another version', '{"version": 2, "items": []}'],
    ['texts for lists', '{"version": 1, "items": "a", "categories": 5}'],
    [
      'nonsense for entries',
      '{"version": 1, "items": [null, 5, [], {"name": {}}, {"name": "a", "category": [], "option_groups": [7]}]}',
    ],
  ])('is refused: %s', async (_what, file) => {
    expect((await refused(file)).code).toBe('menu_file_invalid')
  })

  test('a copied entry keeps the id of its model by mistake', async () => {
    const { items, ...lists } = await exportedLists()
    const { problems } = await refused(written({ ...lists, items: [...items, { ...items[0], name: 'Funghi' }] }))
    expect(problems.map(({ code }) => code)).toEqual(['twice_in_file'])
  })

  test('an option of another group, a size that is none and a price that a size sets are named', async () => {
    const cheese = idOf(pizzeria.extras, 'Käse')
    const { problems } = await refused(
      JSON.stringify({
        version: 1,
        items: [{ id: pizzeria.pizzaId, name: 'Margherita', price: '5' }],
        option_groups: [
          {
            name: 'Getränk',
            options: [
              { id: cheese, name: 'Käse' },
              { name: 'Cola 5 dl', size_prices: [{ size: { name: 'Oliven' }, price: 1 }] },
            ],
          },
        ],
      }),
    )
    expect(problems.map(({ code }) => code).toSorted()).toEqual(['id_of_another', 'not_in_menu', 'set_by_options'])
  })
})

test('a menu that changed since the preview is not written over', async () => {
  const file = (await exported()).replace('"price":4.5,', '"price":4.8,')
  const { menuVersion } = await previewImport(admin, await wanted(file))
  await db().menuItem.updateMany({ data: { minimumAge: 16 } })
  const error: unknown = await take(file, { expectedVersion: menuVersion }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'changed_meanwhile', details: { data: { isApplied: false } } })
  await take(file, {
    expectedVersion: (error as { details: { data: { menuVersion: string } } }).details.data.menuVersion,
  })
  expect(await findMenuItem(pizzeria.pizzaId, { forStaff: true })).toMatchObject({ minimumAge: 0 })
})

test('a picture that the shop does not have is said, and the picture stays', async () => {
  const { items } = await readWholeMenu()
  const file = written({ items: [{ name: items[0]?.name, picture: 'a'.repeat(64) }] })
  const warnings = [{ code: 'picture_unknown', path: 'items[0].picture' }]
  expect(await take(file)).toMatchObject({ changes: [], warnings })
})

test('a focus is taken over, another picture begins in its middle, and its margins are forgotten', async () => {
  const [one = '', other = '', third = '', whole = ''] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64))
  await addPictures([one, other, third, whole])
  const shown = { pictureHash: one, wholePictureHash: whole, focusX: 30, focusY: 70 }
  const { id, name } = await db().menuItem.update({ where: { id: pizzeria.pizzaId }, data: shown })
  const focusOf = async () => {
    const { focusX, focusY, wholePictureHash } = await db().menuItem.findUniqueOrThrow({ where: { id } })
    return [focusX, focusY, wholePictureHash]
  }
  const saying = (fields: object) => written({ items: [{ name, ...fields }] })
  await take(await exported())
  expect(await focusOf()).toEqual([30, 70, whole])
  expect(await take(saying({ focus_x: 10 }))).toMatchObject({
    changes: [{ fields: [{ field: 'focus_x', before: '30', after: '10' }] }],
  })
  expect(await focusOf()).toEqual([10, 70, whole])
  await take(saying({ picture: other }))
  expect(await focusOf()).toEqual([50, 50, null])
  await take(saying({ picture: third, focus_x: 80 }))
  expect(await focusOf()).toEqual([80, 50, null])
  expect(await refusedPlaces(saying({ focus_y: 101 }))).toEqual(['items[0].focus_y: out_of_range'])
})
