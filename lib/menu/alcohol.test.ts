import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWire } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { administrator } from '@/lib/testing/shop/staff'
import { listOpenDeclarations } from './declarations/list-open-declarations'
import { importMenu, previewImport } from './json/import-menu'
import { parseFile } from './json/parse-file'
import { menuFile } from './json/schema'
import { importSheet, previewSheet } from './spreadsheet/import-sheet'
import { parseSheet } from './spreadsheet/parse-sheet'

let admin: Admin

beforeAll(async () => {
  admin = await administrator()
})

beforeEach(async () => {
  await db().menuItem.deleteMany()
  await db().optionGroup.deleteMany()
  await db().category.deleteMany()
})

const table = `Kategorie;Name;Preis
Getränke;Bier Feldschlösschen 0.5 l;6.50
Getränke;Rotwein 2 dl;8.00
Getränke;Gin Tonic;12.00
Getränke;Cola;4.50
Pizza;Pizza Margherita;15.00
Pizza;Pizza mit Biersauce;17.00`

function ofTable(notAlcoholic?: string[]) {
  const sheet = parseSheet(Buffer.from(table))
  const document = { categories: [], option_groups: [], items: sheet.dishes.map(({ entry }) => entry) }
  const items = fromWire(menuFile, document).items
  return { sheet, items, onlyGood: false, language: 'de' as const, notAlcoholic }
}

function ofFile(items: object[], notAlcoholic?: string[], groups: object[] = []) {
  const file = { version: 1, categories: [{ name: 'Getränke' }], option_groups: groups, items }
  const { document, problems } = parseFile(Buffer.from(JSON.stringify(file)))
  expect(problems).toEqual([])
  return { sent: fromWire(menuFile, document), problems, removes: false, language: 'de' as const, notAlcoholic }
}

async function stored() {
  const items = await db().menuItem.findMany({ orderBy: { position: 'asc' } })
  return items.map(({ name, minimumAge, vatClass }) => [name, minimumAge, vatClass])
}

async function withoutAge() {
  const open = await listOpenDeclarations(admin, { statements: [] })
  return open.filter((one) => one.open.includes('age')).map(({ name }) => name)
}

const proposed = [
  { name: 'Bier Feldschlösschen 0.5 l', category: 'Getränke', minimumAge: 16, vatClass: 'standard', isTaken: true },
  { name: 'Rotwein 2 dl', category: 'Getränke', minimumAge: 16, vatClass: 'standard', isTaken: true },
  { name: 'Gin Tonic', category: 'Getränke', minimumAge: 18, vatClass: 'standard', isTaken: true },
]

test('of a table that says nothing of alcohol, age and rate are proposed, and taken with the rows', async () => {
  expect((await previewSheet(admin, ofTable())).outcome).toMatchObject({ alcohol: proposed, isApplied: false })
  expect(await db().menuItem.count()).toBe(0)
  expect((await importSheet(admin, ofTable())).outcome).toMatchObject({ alcohol: proposed, isApplied: true })
  expect(await stored()).toEqual([
    ['Bier Feldschlösschen 0.5 l', 16, 'standard'],
    ['Rotwein 2 dl', 16, 'standard'],
    ['Gin Tonic', 18, 'standard'],
    ['Cola', 0, 'reduced'],
    ['Pizza Margherita', 0, 'reduced'],
    ['Pizza mit Biersauce', 0, 'reduced'],
  ])
  expect(await withoutAge()).toEqual([])
  expect((await previewSheet(admin, ofTable())).outcome).toMatchObject({ alcohol: [], changes: [] })
})

test('what the owner says holds none is sold to everybody, and is not asked about again', async () => {
  const declined = ['rotwein 2 DL']
  expect((await importSheet(admin, ofTable(declined))).outcome?.alcohol.map(({ isTaken }) => isTaken)).toEqual([
    true,
    false,
    true,
  ])
  expect((await stored())[1]).toEqual(['Rotwein 2 dl', 0, 'reduced'])
  expect(await withoutAge()).toEqual([])
  expect((await previewSheet(admin, ofTable())).outcome).toMatchObject({ alcohol: [], changes: [] })
})

test('a file of the menu is asked alike, but where it says age and rate itself', async () => {
  const beer = { name: 'Quöllfrisch', price: 6, category: { name: 'Getränke' } }
  const other = { ...beer, name: 'Hausbier', minimum_age: 0, vat_class: 'reduced' }
  const older = { ...beer, name: 'Starkbier', minimum_age: 18 }
  const { alcohol } = await previewImport(admin, ofFile([beer, other, older]))
  expect(alcohol).toEqual([
    { name: 'Quöllfrisch', category: 'Getränke', minimumAge: 16, vatClass: 'standard', isTaken: true },
    { name: 'Starkbier', category: 'Getränke', minimumAge: null, vatClass: 'standard', isTaken: true },
  ])
  await importMenu(admin, ofFile([beer, other, older], ['Quöllfrisch']))
  expect(await stored()).toEqual([
    ['Quöllfrisch', 0, 'reduced'],
    ['Hausbier', 0, 'reduced'],
    ['Starkbier', 18, 'standard'],
  ])
  expect(await withoutAge(), 'as its file says').toEqual(['Hausbier'])
})

test('what an owner has decided stays, whatever a later table leaves out', async () => {
  await importSheet(admin, ofTable())
  await db().menuItem.updateMany({ where: { name: 'Rotwein 2 dl' }, data: { minimumAge: 18 } })
  expect((await importSheet(admin, ofTable())).outcome).toMatchObject({ alcohol: [], changes: [] })
  expect((await stored())[1]).toEqual(['Rotwein 2 dl', 18, 'standard'])
})

test('a beer that is chosen with a dish needs an age as one on the menu', async () => {
  const drink = { name: 'Getränk dazu' }
  const groups = [{ ...drink, options: [{ name: 'Cola' }, { name: 'Bier 3 dl' }] }]
  const menu = { name: 'Menü 1', price: 20, category: { name: 'Getränke' }, option_groups: [drink] }
  const file = ofFile([menu], [], groups)
  await importMenu(admin, file)
  expect(await withoutAge()).toEqual([expect.objectContaining({ de: 'Bier 3 dl' })])
})
