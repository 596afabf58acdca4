import { Client } from 'pg'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { pauseOrdering } from '@/lib/shop/settings/change-shop'
import { times } from '@/lib/testing/long'
import { idOf, openPizzeria, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { untilWaiting } from '@/lib/testing/database/until-waiting'
import { addMenuItem } from '../items/change-menu-item'
import { removeDemo } from '../demo/remove-demo'
import { importMenu } from '../json/import-menu'
import type { SentMenuFile } from '../json/menu-file'
import { changePrices } from '../prices/change-prices'
import { findMenuItem } from '../queries'
import { setAvailability, setAvailabilityOfMany, setOptionAvailability } from './set-availability'

let admin: Admin
let pizzeria: Pizzeria
let categoryId: string

beforeAll(async () => {
  await createShop()
  admin = await administrator()
})

beforeEach(async () => {
  pizzeria = await openPizzeria(admin)
  categoryId = (await found(pizzeria.pizzaId)).category.id
})

const found = async (id: string) => (await findMenuItem(id, { forStaff: true }))!
const dish = () => addMenuItem(admin, { name: `Gericht ${crypto.randomUUID()}`, priceRappen: 1000, categoryId })
const file = (sent: Partial<SentMenuFile>) => ({
  sent: { categories: [], optionGroups: [], items: [], ...sent },
  problems: [],
  removes: false,
  language: 'en' as const,
})

/** Does the rest while the work waits for a row, which a connection of the test's own holds so long. */
async function heldAt(
  row: { table: string; id: string },
  work: () => Promise<unknown>,
  meanwhile: () => Promise<void>,
) {
  const holder = new Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  await holder.query('begin')
  await holder.query(`select from ${row.table} where id = $1 for update`, [row.id])
  const ended = vi.fn<() => void>()
  const working = work().finally(ended)
  working.catch(() => undefined)
  try {
    await untilWaiting()
    await meanwhile()
    expect(ended).not.toHaveBeenCalled()
  } finally {
    await holder.query('commit')
    await holder.end()
  }
  await working
}

describe('what the kitchen taps in the evening waits', () => {
  const dearer = ({ id, name }: { id: string; name: string }) =>
    importMenu(admin, file({ items: [{ id, name, priceRappen: 1100 }] }))
  const raised = ({ id, version }: { id: string; version: number }) =>
    changePrices(admin, { percent: 10, roundToRappen: 10, menuItems: [{ id, version }], optionGroups: [] })

  test.each([
    ['an import', dearer],
    ['a change of prices', raised],
  ])('not for %s', async (_what, change) => {
    const [written, tapped, other] = [await dish(), await dish(), await dish()]
    const olives = idOf(pizzeria.extras, 'Oliven')
    await heldAt(
      { table: 'menu_item', id: written.id },
      () => change(written),
      async () => {
        await setAvailability(admin, tapped.id, { available: false, soldOutUntil: 'today' })
        await setAvailability(admin, tapped.id, { available: false })
        await setOptionAvailability(admin, olives, { available: true, soldOutUntil: 'until_changed' })
        await setAvailabilityOfMany(admin, { menuItemIds: [other.id], soldOutUntil: 'today' })
      },
    )
    expect(await found(written.id)).toMatchObject({ priceRappen: 1100 })
    expect(await found(tapped.id)).toMatchObject({ available: false, soldOut: false })
    expect(await found(other.id)).toMatchObject({ available: true, soldOut: true })
    expect(await db().option.findUnique({ where: { id: olives } })).toMatchObject({ soldOutUntil: expect.any(Date) })
  })

  test('nor does a pause while the example menu is removed', async () => {
    const { id, version } = await dish()
    await db().demoRow.create({ data: { kind: 'menu_item', id, version } })
    await heldAt(
      { table: 'menu_item', id },
      () => removeDemo(admin, { includeChanged: false }),
      async () => expect(await pauseOrdering(admin, { minutes: 10 })).toMatchObject({ pausedUntil: expect.any(Date) }),
    )
    expect(await findMenuItem(id, { forStaff: true })).toBeNull()
  })
})

describe('an import that has read the menu before', () => {
  /** The file changes the category's name, which is written before the dishes and so can be held. */
  const importing = (items: SentMenuFile['items'], meanwhile: () => Promise<void>) =>
    heldAt(
      { table: 'category', id: categoryId },
      () => importMenu(admin, file({ categories: [{ id: categoryId, name: `Karte ${crypto.randomUUID()}` }], items })),
      meanwhile,
    )

  test('leaves what was tapped meanwhile, also of the dishes it writes', async () => {
    const [off, soldOut] = [await dish(), await dish()]
    const others = Array.from({ length: times({ hurried: 20, long: 2000 }) }, (_, number) => `Gericht ${number}`)
    const added = others.map((name) => ({ name, category: { id: categoryId }, priceRappen: 1000 }))
    await importMenu(admin, file({ items: added }))
    const dishes = await db().menuItem.findMany({ where: { categoryId, priceRappen: 1000 } })
    const items = dishes.map(({ id, name }) => ({ id, name, priceRappen: 1200, available: true }))
    await importing(items, async () => {
      await setAvailability(admin, off.id, { available: false })
      await setAvailability(admin, soldOut.id, { available: false, soldOutUntil: 'today' })
    })
    expect(await found(off.id)).toMatchObject({ priceRappen: 1200, available: false })
    expect(await found(soldOut.id)).toMatchObject({ priceRappen: 1200, available: true, soldOut: true })
    expect(await db().menuItem.count({ where: { id: { in: items.map(({ id }) => id) }, priceRappen: 1200 } })).toBe(
      dishes.length,
    )
  })

  test('leaves what was tapped of the options it writes', async () => {
    const { extras } = pizzeria
    const olives = idOf(extras, 'Oliven')
    const group = {
      id: extras.id,
      name: extras.name,
      options: [{ id: olives, name: { de: 'Oliven' }, priceRappen: 190 }],
    }
    await heldAt(
      { table: 'category', id: categoryId },
      () =>
        importMenu(
          admin,
          file({ categories: [{ id: categoryId, name: `Karte ${crypto.randomUUID()}` }], optionGroups: [group] }),
        ),
      async () => {
        await setOptionAvailability(admin, olives, { available: false })
      },
    )
    expect(await db().option.findUnique({ where: { id: olives } })).toMatchObject({
      priceRappen: 190,
      available: false,
    })
  })

  test('takes off the menu, and back on it, what the file changes', async () => {
    const [leaves, comes] = [await dish(), await dish()]
    await setAvailability(admin, comes.id, { available: false })
    const items = [
      { id: leaves.id, name: leaves.name, available: false },
      { id: comes.id, name: comes.name, available: true },
    ]
    await importing(items, async () => {
      await setAvailability(admin, leaves.id, { available: false, soldOutUntil: 'today' })
    })
    expect(await found(leaves.id)).toMatchObject({ available: false, soldOut: true })
    expect(await found(comes.id)).toMatchObject({ available: true })
  })
})

test('a tap that was made for another version of the dish is refused, and its history names what was tapped alone', async () => {
  const { id, version } = await dish()
  await expect(setAvailability(admin, id, { available: false, expectedVersions: [version + 1] })).rejects.toMatchObject(
    { code: 'changed_meanwhile' },
  )
  await setAvailability(admin, id, { available: false, expectedVersions: [version] })
  const olives = idOf(pizzeria.extras, 'Oliven')
  await setOptionAvailability(admin, olives, { available: false })
  const entries = await db().auditEntry.findMany({
    where: { subjectId: { in: [id, pizzeria.extras.id] }, action: 'changed' },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  expect(entries.map(({ after }) => Object.keys(Object(after)))).toEqual([['available'], ['options']])
})
