import { readdirSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { pagesFor as visitedPages } from '@/e2e/support/pages'
import { Admin, Device, Manager, Staff, type BoardCaller } from '@/lib/accounts/caller'
import { languages } from '@/lib/i18n/language'
import { doorsFor, pages, type Audience } from './_pages'

const as = <Caller extends BoardCaller>({ prototype }: { prototype: Caller }) => Object.create(prototype) as Caller
const entriesFor = (caller: BoardCaller) => doorsFor(caller, 'en').flatMap(({ entries }) => entries)
const pagesFor = (caller: BoardCaller) => entriesFor(caller).map(({ href }) => href.replace('/admin/', ''))

test('an owner has seven doors, with the six pages of the specification always in sight', () => {
  expect(doorsFor(as(Admin), 'en')).toHaveLength(7)
  const inSight = entriesFor(as(Admin)).filter(({ isAlways }) => isAlways)
  expect(inSight.map(({ href }) => href)).toEqual(
    expect.arrayContaining(
      ['dashboard', 'users', 'categories', 'products', 'orders', 'payments'].map((page) => `/admin/${page}`),
    ),
  )
})

test('each page is behind one door, or deliberately reached from another page', () => {
  const behind = pagesFor(as(Admin))
  expect(new Set(behind).size).toBe(behind.length)
  const isBelow = (page: string) => behind.some((door) => page.startsWith(`${door}/`))
  const elsewhere = Object.keys(pages).filter((page) => !behind.includes(page) && !isBelow(page) && !page.includes('['))
  expect(elsewhere).toEqual(['pickup-screen', 'account'])
})

it('shows a caller no page that would refuse them, and no door without pages', () => {
  expect(pagesFor(as(Device))).toEqual(['orders', 'cash-up'])
  expect(pagesFor(as(Staff))).toEqual(['orders', 'orders/new', 'orders/all', 'payments', 'cash-up'])
  expect(pagesFor(as(Manager))).not.toEqual(expect.arrayContaining(['users']))
  for (const caller of [as(Device), as(Staff), as(Manager)])
    for (const { entries } of doorsFor(caller, 'en')) expect(entries).not.toEqual([])
})

test.each(languages)('no two doors have one name, in %s', (language) => {
  const labels = doorsFor(as(Admin), language).map(({ label }) => label)
  expect(new Set(labels).size).toBe(7)
})

test.each([
  ['a manager', Manager, ['dashboard', 'orders', 'products', 'payments']],
  ['staff', Staff, ['orders', 'payments']],
  ['a paired device', Device, ['orders', 'cash-up']],
] as const)('at the foot of the phone of %s are pages that open', (_who, caller, firsts) => {
  const bar = doorsFor(as<BoardCaller>(caller), 'de').filter(({ isInBar }) => isInBar)
  expect(bar.map(({ entries }) => entries[0]?.href)).toEqual(firsts.map((page) => `/admin/${page}`))
})

test('each page in the tree has its audience and title, but those that lead into the panel', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const inTree = files
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replaceAll(/\(\w+\)\//g, '').replace('/page.tsx', ''))
  expect(inTree.toSorted()).toEqual([...Object.keys(pages), 'invitation', 'login', 'pair'].toSorted())
})

test('the journeys visit each page whose address needs no parameter, with those that it is for', () => {
  const ownJourney = 'declarations/sheet'
  const pagesOf = (...audiences: Audience[]) =>
    Object.entries(pages)
      .filter(([page, of]) => audiences.includes(of.for) && !page.includes('[') && page !== ownJourney)
      .map(([page]) => page)
  const visited = (names: string[]) => names.filter((name) => name in pages).toSorted()
  expect(visited(visitedPages.staff)).toEqual(pagesOf('board', 'staff').toSorted())
  expect(visited(visitedPages.manager)).toEqual(pagesOf('manager').toSorted())
  expect(visited(visitedPages.admin)).toEqual(pagesOf('admin').toSorted())
})
