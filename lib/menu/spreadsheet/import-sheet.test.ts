import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWire } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { languages } from '@/lib/i18n/language'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { administrator } from '@/lib/testing/shop/staff'
import { importMenu } from '../json/import-menu'
import { parseFile } from '../json/parse-file'
import { menuFile } from '../json/schema'
import { listMenuItems } from '../queries'
import { writeExample } from './example'
import { importSheet, previewSheet, type SheetImport } from './import-sheet'
import { parseSheet } from './parse-sheet'

let admin: Admin

beforeAll(async () => {
  admin = await administrator()
})

beforeEach(async () => {
  await db().menuItemOptionGroup.deleteMany()
  await db().menuItem.deleteMany()
  await db().optionGroup.deleteMany()
  await db().category.deleteMany()
})

function wanted(file: string | Uint8Array, more: Partial<SheetImport> = {}): SheetImport {
  const sheet = parseSheet(typeof file === 'string' ? Buffer.from(file) : file)
  const document = { categories: [], option_groups: [], items: sheet.dishes.map(({ entry }) => entry) }
  return { sheet, items: fromWire(menuFile, document).items, onlyGood: false, language: 'de', ...more }
}

const table = (...rows: string[]) => ['Kategorie;Name;Preis;Preis klein;Preis gross', ...rows].join('\n')

async function priced() {
  const items = await listMenuItems({ forStaff: true }, new Date())
  return items.map(({ name, category, priceRappen, optionGroups }) => [
    category.name,
    name,
    priceRappen,
    ...optionGroups.flatMap(({ options }) => options.map((option) => `${option.name.de} ${option.priceRappen}`)),
  ])
}

test.each(languages.flatMap((language) => [[language, 'xlsx'] as const, [language, 'csv'] as const]))(
  'the example in %s as .%s is imported with no remark, and again without a change',
  async (language, format) => {
    const { content } = await writeExample(language, format)
    const done = await importSheet(admin, wanted(content))
    expect(done).toMatchObject({ reasons: [], dishCount: 6, refusedCount: 0, outcome: { isApplied: true } })
    const items = await listMenuItems({ forStaff: true }, new Date())
    expect(items.every(({ allergens }) => allergens !== null)).toBe(true)
    expect(items.map(({ vatClass }) => vatClass).filter((vatClass) => vatClass === 'standard')).toHaveLength(1)
    expect(await db().category.count()).toBe(4)
    expect(await previewSheet(admin, wanted(content))).toMatchObject({ reasons: [], outcome: { changes: [] } })
  },
)

describe('dishes in sizes', () => {
  test('share one group, each with prices of its own, also when the table comes again with others', async () => {
    await importSheet(admin, wanted(table('Pizza;Margherita;;15;20', 'Pizza;Frutti di mare;;19;26', 'Pizza;Brot;5;;')))
    expect(await priced()).toEqual([
      ['Pizza', 'Margherita', 1500, 'Klein 1500', 'Gross 2000'],
      ['Pizza', 'Frutti di mare', 1900, 'Klein 1900', 'Gross 2600'],
      ['Pizza', 'Brot', 500],
    ])
    await importSheet(admin, wanted(table('Pizza;Frutti di mare;;19.50;27', 'Pizza;Funghi;;16;21')))
    expect(await priced()).toContainEqual(['Pizza', 'Frutti di mare', 1950, 'Klein 1950', 'Gross 2700'])
    expect(await priced()).toContainEqual(['Pizza', 'Margherita', 1500, 'Klein 1500', 'Gross 2000'])
    expect(await db().optionGroup.count()).toBe(1)
  })

  test('that ask for other sizes already are refused, and the rest can go', async () => {
    await importSheet(admin, wanted(table('Pizza;Margherita;;15;20')))
    const other = 'Kategorie;Name;Preis 26 cm;Preis 32 cm\nPizza;Margherita;15;20\nPizza;Funghi;16;21'
    expect(await previewSheet(admin, wanted(other))).toMatchObject({
      dishCount: 1,
      reasons: [{ code: 'set_by_options', rows: [{ row: 2, text: 'Pizza · Margherita · 15 · 20' }], rowCount: 1 }],
    })
    await importSheet(admin, wanted(other, { onlyGood: true }))
    const groups = await db().optionGroup.findMany({ select: { name: true }, orderBy: { createdAt: 'asc' } })
    expect(groups).toMatchObject([{ name: { de: 'Grösse' } }, { name: { de: 'Grösse: 26 cm, 32 cm' } }])
  })

  test('are found in the group that the owner has made', async () => {
    const options = [
      { name: 'Gross', price: 20 },
      { name: 'Klein', price: 15 },
    ]
    const made = {
      version: 1,
      option_groups: [{ name: 'Portion', pricing: 'base', min_units: 1, max_units: 1, options }],
    }
    const { document, ...read } = parseFile(Buffer.from(JSON.stringify(made)))
    await importMenu(admin, { ...read, sent: fromWire(menuFile, document), removes: false, language: 'de' })
    await importSheet(admin, wanted(table('Salate;Grün;;8;12')))
    expect(await db().optionGroup.count()).toBe(1)
    expect(await priced()).toEqual([['Salate', 'Grün', expect.any(Number), 'Gross 1200', 'Klein 800']])
  })
})

describe('a table with faults', () => {
  const faulty = table('Pizza;Margherita;15;;', 'Pizza;Funghi;gratis;;', 'Salate;Grün;9;;')

  test('changes nothing, and says which rows', async () => {
    const error: unknown = await importSheet(admin, wanted(faulty)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Refusal)
    expect((error as Refusal).details.data).toMatchObject({
      problems: [{ code: 'not_readable', row: 3, column: 'Preis', cell: 'C3' }],
      problemCount: 1,
    })
    expect(await db().menuItem.count()).toBe(0)
  })

  test('gives its good rows, if that is wanted', async () => {
    await importSheet(admin, wanted(faulty, { onlyGood: true }))
    expect(await priced()).toEqual([
      ['Pizza', 'Margherita', 1500],
      ['Salate', 'Grün', 900],
    ])
  })

  test('is refused what the menu has seen otherwise: a price where sizes set it, another menu than looked at', async () => {
    await importSheet(admin, wanted(table('Pizza;Margherita;;15;20')))
    const { reasons, outcome } = await previewSheet(admin, wanted(table('Pizza;Margherita;16;;', 'Pizza;Brot;5;;')))
    expect(reasons).toMatchObject([{ code: 'set_by_options', heading: 'Preis', rows: [{ row: 2 }] }])
    await importSheet(admin, wanted(table('Pizza;Calzone;18;;')))
    await expect(
      importSheet(admin, wanted(table('Pizza;Brot;5;;'), { expectedVersion: outcome?.menuVersion })),
    ).rejects.toMatchObject({ code: 'changed_meanwhile' })
  })
})

test('categories of the menu keep their place and their spelling; new ones follow in order of appearance', async () => {
  await importSheet(admin, wanted(table('Pizza;Margherita;15;;', 'Salate;Grün;9;;')))
  await importSheet(admin, wanted(table('Getränke;Cola;4;;', 'SALATE;Rot;9;;', 'Dessert;Eis;5;;')))
  const categories = await db().category.findMany({ orderBy: { position: 'asc' } })
  expect(categories.map(({ name }) => name)).toEqual(['Pizza', 'Salate', 'Getränke', 'Dessert'])
})
