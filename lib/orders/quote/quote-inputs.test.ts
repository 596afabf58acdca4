import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { hub, notifyShopChanged } from '@/lib/platform/events'
import { findShop } from '@/lib/shop/queries'
import { rowsRead } from '@/lib/testing/database/database-reads'
import { createShop } from '@/lib/testing/shop/shop'
import { findItemsOnSale } from './quote-inputs'

const now = new Date('2026-11-20T12:00:00Z')
let id: string

beforeAll(() => createShop())
beforeEach(async () => {
  const category = await db().category.create({ data: { name: randomUUID() } })
  const item = { name: randomUUID(), priceRappen: 1500, categoryId: category.id }
  id = (await db().menuItem.create({ data: item })).id
  // As in a process that hears of every change.
  hub().isListening = true
  hub().generation += 1
})
afterEach(() => {
  hub().isListening = false
})

async function pricesOf(...ids: string[]): Promise<number[]> {
  const items = ids.map((menuItemId) => ({ menuItemId, quantity: 1 }))
  const found = await findItemsOnSale(items, { shop: await findShop(), now })
  return found.map(({ priceRappen }) => priceRappen)
}

describe('menu items on sale', () => {
  it('come from memory until the menu has changed', async () => {
    expect(await pricesOf(id)).toEqual([1500])
    await db().menuItem.update({ where: { id }, data: { priceRappen: 1600 } })
    expect(await pricesOf(id.toUpperCase())).toEqual([1500])
    notifyShopChanged()
    expect(await pricesOf(id)).toEqual([1600])
  })

  it('are read each time while changes may be missed', async () => {
    hub().isListening = false
    expect(await pricesOf(id)).toEqual([1500])
    await db().menuItem.update({ where: { id }, data: { priceRappen: 1600 } })
    expect(await pricesOf(id)).toEqual([1600])
  })

  it('are no longer sold out at the moment that was set, without a change at that time', async () => {
    const soldOutUntil = new Date('2026-11-20T13:00:00Z')
    await db().menuItem.update({ where: { id }, data: { soldOutUntil } })
    const at = async (instant: Date) => {
      const [item] = await findItemsOnSale([{ menuItemId: id, quantity: 1 }], { shop: await findShop(), now: instant })
      return item?.isSoldOut
    }
    expect([await at(now), await at(soldOutUntil)]).toEqual([true, false])
  })

  it('stand once, however often and by whatever they are named', async () => {
    const { name } = await db().menuItem.findUniqueOrThrow({ where: { id } })
    const items = [{ menuItemId: id }, { menuItemId: id.toUpperCase() }, { name }, { name: name.toUpperCase() }]
    const all = items.map((item) => ({ ...item, quantity: 1 }))
    for (const _ of ['read', 'known'])
      expect(await findItemsOnSale(all, { shop: await findShop(), now })).toMatchObject([{ id, priceRappen: 1500 }])
  })

  it('are found by a name without a question until the menu has changed', async () => {
    const shop = await findShop()
    const [name, french] = [randomUUID(), randomUUID()]
    const idOf = async (called: string) =>
      (await findItemsOnSale([{ name: called, quantity: 1 }], { shop, now }))[0]?.id
    await db().menuItem.update({ where: { id }, data: { name, names: { fr: french } } })
    notifyShopChanged()
    expect([await idOf(name), await idOf(french)]).toEqual([id, id])
    expect(await rowsRead(() => idOf(french))).toEqual({ rows: 0, statements: 0 })
    await db().menuItem.update({ where: { id }, data: { names: {} } })
    notifyShopChanged()
    expect([await idOf(name), await idOf(french)]).toEqual([id, undefined])
  })

  it('that were taken off the menu are missing, with or without memory', async () => {
    expect(await pricesOf(id)).toEqual([1500])
    await db().menuItem.update({ where: { id }, data: { available: false } })
    notifyShopChanged()
    for (const _ of ['first', 'again']) expect(await pricesOf(id)).toEqual([])
  })
})
