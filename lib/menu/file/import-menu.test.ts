import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWire, toWire } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { localizedOf } from '@/lib/i18n/localized'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { asOwner } from '@/lib/testing/as-owner'
import { idOf, openPizzeria, type Pizzeria } from '@/lib/testing/pizzeria'
import { knownPictures, menus } from '@/lib/testing/random-menus'
import { administrator } from '@/lib/testing/staff'
import { times } from '@/lib/testing/long'
import { findMenuItem, listMenuItems } from '../queries'
import { writeCsv } from './csv/write-csv'
import { importMenu, previewImport } from './import-menu'
import { writeJson } from './json'
import { parseFile } from './parse-file'
import { menuFile } from './schema'
import { readWholeMenu } from './whole-menu'

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
  return {
    code: error.code,
    ...(error.details.data as { problems: { code: string; cell: string | null; row: number }[] }),
  }
}

async function addPictures(hashes: readonly string[]) {
  await db().picture.createMany({
    data: hashes.map((hash) => ({ hash, width: 4, height: 3 })),
    skipDuplicates: true,
  })
}

const asCsv = async () => writeCsv(await readWholeMenu())
const asJson = async () => writeJson(toWire(menuFile, await readWholeMenu()) as Parameters<typeof writeJson>[0])

describe('an export that is imported again', () => {
  test.each([
    ['csv', asCsv],
    ['json', asJson],
  ])('changes nothing and writes nothing as %s', async (_format, exported) => {
    const before = await db().menuItem.findMany()
    const outcome = await take(await exported(), { removes: true })
    expect(outcome).toMatchObject({ isApplied: true, changes: [], warnings: [] })
    expect(await db().menuItem.findMany()).toEqual(before)
    expect(await db().auditEntry.count()).toBe(0)
  })

  test('brings any menu into any other shop, exactly', async () => {
    await fc.assert(
      fc.asyncProperty(menus, async (menu) => {
        const file = await writeCsv(menu)
        await addPictures([...knownPictures])
        await take(file, { removes: true })
        const { changes } = await previewImport(admin, await wanted(file, { removes: true }))
        expect(changes).toEqual([])
        expect(await asCsv()).toHaveLength(file.length)
      }),
      { numRuns: times({ hurried: 4, long: 100 }) },
    )
  })
})

describe('a table changed in a spreadsheet', () => {
  test('shows each change before it is made, in the words of the table', async () => {
    const file = (await asCsv()).replace(';4.50;', ';4,8;')
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
    expect(await asCsv()).not.toBe(file)
    await take(file)
    expect(await db().option.findUnique({ where: { id: cola } })).toMatchObject({ priceRappen: 480 })
    expect(await db().auditEntry.findFirst()).toMatchObject({ subject: 'option_group', byUserId: admin.userId })
  })

  test('is read in the code page of older spreadsheets, sorted, and with new names', async () => {
    const renamed = (await asCsv()).replaceAll(';Getränk;', ';Getränke;').replace('\uFEFF', '')
    const [head = '', ...rows] = renamed.trimEnd().split('\r\n')
    const sorted = [head, ...rows.toSorted()].join('\r\n')
    await take(Buffer.from(sorted, 'latin1'))
    const { name } = await db().optionGroup.findUniqueOrThrow({ where: { id: pizzeria.drinks.id } })
    expect(name).toEqual(localizedOf({ de: 'Getränke' }))
    expect(await db().option.count()).toBe(7)
  })

  test('written by hand adds by name, without a single id', async () => {
    const [{ category, name } = { category: { name: '' }, name: '' }] = await listMenuItems({ forStaff: true })
    const file = [
      'type,category,item,option_group,option,price,allergens,available',
      `item,${category.name.toUpperCase()},Calzone,,,"19,50",none,ja`,
      'attachment,,Calzone,extras,,,,',
      'option,,,Extras,Sardellen,3,fish,',
    ].join('\n')
    const outcome = await take(file)
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
    const [pizza] = (await readWholeMenu()).items
    const large = idOf(pizzeria.size, '40 cm')
    const prices = async () => (await findMenuItem(pizzeria.pizzaId, { forStaff: true }))?.optionPrices
    const rows = ['30 cm;19', '40 cm;26'].map((said) => `option_price;${pizza?.name};grösse;${said}`)
    const { changes } = await take(['type;item;option_group;option;price', ...rows].join('\n'))
    expect(changes).toMatchObject([
      { kind: 'item', fields: [{ field: 'option_prices', before: '', after: '30 cm: 19.00\n40 cm: 26.00' }] },
    ])
    expect(await prices()).toContainEqual({ optionId: large, priceRappen: 2600 })
    expect(await findMenuItem(pizzeria.pizzaId, { forStaff: true })).toMatchObject({ priceRappen: 1900 })
    for (const exported of [asCsv, asJson])
      expect(await take(await exported(), { removes: true })).toMatchObject({ changes: [], warnings: [] })
    const without = (await asCsv()).split('\r\n').filter((line) => !/^option_price;.*;40 cm;/.test(line))
    await take(without.join('\r\n'))
    expect(await prices()).toHaveLength(2)
    await take(without.join('\r\n'), { removes: true })
    expect(await prices()).toEqual([{ optionId: idOf(pizzeria.size, '30 cm'), priceRappen: 1900 }])
  })

  test('names may be swapped', async () => {
    const menu = await readWholeMenu()
    const [pizza] = menu.items
    await take(`type;category;item;price\nitem;${pizza?.category.name};Zweite;12`)
    const both = (await readWholeMenu()).items
    const lines = both.map(({ id }, index) => `item;${both[1 - index]?.name};${id}`)
    await take(['type;item;id', ...lines].join('\n'))
    expect((await readWholeMenu()).items.map(({ name }) => name)).toEqual(['Zweite', pizza?.name])
  })
})

describe('what is not in the file', () => {
  test('stays, unless it shall go', async () => {
    const file = 'type;category\ncategory;Neues'
    await take(file)
    expect(await db().menuItem.count()).toBe(1)
    const outcome = await previewImport(admin, await wanted(file, { removes: true }))
    expect(outcome.counts.map(({ removed }) => removed)).toEqual([1, 3, 7, 1])
    await take(file, { removes: true })
    expect(await Promise.all([db().menuItem.count(), db().option.count(), db().category.count()])).toEqual([0, 0, 1])
  })

  test('is also what the entries of the file speak of', async () => {
    const [item] = (await readWholeMenu()).items
    await take(
      [
        'type;category;item;option_group',
        `item;${item?.category.name};${item?.name};`,
        `attachment;;${item?.name};Extras`,
      ].join('\n'),
      { removes: true },
    )
    const { categories, optionGroups, items } = await readWholeMenu()
    expect([categories.length, optionGroups.length, items[0]?.optionGroups.length]).toEqual([1, 1, 1])
  })
})

test('selling times are read as people write them, and refused at their cell where that is no time', async () => {
  const head = 'type;category;selling_times;sold_from;sold_until'
  const file = `${head}\ncategory;Mittag;Fri 11:00–14:30, Mo 11:00-14:00;2026-12-01;\n`
  await take(file)
  expect((await readWholeMenu()).categories.find(({ name }) => name === 'Mittag')).toMatchObject({
    sellingTimes: [
      { weekday: 1, opens: '11:00', closes: '14:00' },
      { weekday: 5, opens: '11:00', closes: '14:30' },
    ],
    soldFrom: '2026-12-01',
    soldUntil: null,
  })
  expect((await previewImport(admin, await wanted(file))).changes, 'in another order they are the same').toEqual([])
  const { problems } = await refused(`${head}\ncategory;Mittag;mittags;;\ncategory;Abend;;2026-12-02;2026-12-01\n`)
  expect(problems.map(({ cell, code }) => [cell, code])).toEqual([
    ['C2', 'invalid'],
    ['E3', 'out_of_range'],
  ])
})

describe('a file with faults', () => {
  test('is refused with every one of them, where it stands, and changes nothing', async () => {
    const before = await asCsv()
    const { code, problems } = await refused(
      [
        'type;category;item;option_group;price;vat_class;colour',
        'item;Nirgends;Ratatouille;;12.505;reduced;',
        'item;;;;9;luxury;',
        'attachment;;Ratatouille;Sossen;;;',
        'dessert;;;;;;',
        'category;Neu;;;5;;',
      ].join('\n'),
    )
    expect(code).toBe('menu_file_invalid')
    expect(problems.map((problem) => [problem.cell, problem.code])).toEqual([
      ['G1', 'unknown_field'],
      ['B2', 'not_in_menu'],
      ['E2', 'amount'],
      ['B3', 'required'],
      ['C3', 'required'],
      ['F3', 'invalid'],
      ['D4', 'not_in_menu'],
      ['A5', 'row_type_unknown'],
      ['E6', 'no_field_of_row'],
    ])
    expect(await asCsv()).toBe(before)
  })

  test('names what it prices with a dish that does not ask for it, twice, or without a price', async () => {
    const [{ name } = { name: '' }] = await listMenuItems({ forStaff: true })
    await take(`type;category;item;price\nitem;${(await readWholeMenu()).categories[0]?.name};Suppe;8`)
    const { problems } = await refused(
      [
        'type;item;option_group;option;price',
        'option_price;Suppe;Extras;Käse;1',
        `option_price;${name};Extras;Käse;1`,
        `option_price;${name};Extras;Käse;2`,
        `option_price;${name};Extras;Oliven;`,
        `option_price;${name};Extras;Sardellen;1`,
        `option_price;${name};Extras;Oliven;-1`,
      ].join('\n'),
    )
    expect(problems.map((problem) => [problem.cell, problem.code])).toEqual([
      ['C2', 'not_asked'],
      ['B3', 'twice_in_file'],
      ['E5', 'required'],
      ['D6', 'not_in_menu'],
      ['E7', 'out_of_range'],
    ])
  })

  test.each([
    ['no table', 'hello'],
    ['nothing', ''],
    ['an open quote', 'type;item\nitem;"a'],
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

  test('a copied row keeps the id of its model by mistake', async () => {
    const file = await asCsv()
    const row = file.split('\r\n').find((line) => line.startsWith('item;')) ?? ''
    const { problems } = await refused(`${file}${row.replace('Margherita', 'Funghi')}\r\n`)
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
  const file = (await asCsv()).replace(';4.50;', ';4.80;')
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
  const file = `type;item;picture\nitem;${items[0]?.name};${'a'.repeat(64)}`
  expect(await take(file)).toMatchObject({ changes: [], warnings: [{ code: 'picture_unknown', cell: 'C2' }] })
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
  await take(await asCsv())
  expect(await focusOf()).toEqual([30, 70, whole])
  expect(await take(`type;item;focus_x\nitem;${name};10`)).toMatchObject({
    changes: [{ fields: [{ field: 'focus_x', before: '30', after: '10' }] }],
  })
  expect(await focusOf()).toEqual([10, 70, whole])
  await take(`type;item;picture\nitem;${name};${other}`)
  expect(await focusOf()).toEqual([50, 50, null])
  await take(`type;item;picture;focus_x\nitem;${name};${third};80`)
  expect(await focusOf()).toEqual([80, 50, null])
  expect(await refused(`type;item;focus_y\nitem;${name};101`)).toMatchObject({ problems: [{ cell: 'C2' }] })
})
