import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import type { Admin } from '@/lib/accounts/caller'
import { blankShop } from '@/lib/testing/shop/shop'
import { administrator, kitchenHand } from '@/lib/testing/shop/staff'
import { addCategory, updateCategory, deleteCategory } from '../change-category'
import { addMenuItem, deleteMenuItem, moveMenuItem, updateMenuItem } from './change-menu-item'
import { listMenu, listMenuItems } from '../queries'
import type { MenuItemForm } from './menu-item'
import { setAvailability } from '../availability/set-availability'
import { asOwner } from '@/lib/testing/shop/as-owner'

let admin: Admin
let pizzaId: string

beforeAll(async () => {
  admin = await administrator()
})

beforeEach(async () => {
  await db().menuItem.deleteMany()
  await db().category.deleteMany()
  await blankShop()
  pizzaId = (await addCategory(admin, { name: 'Pizza' })).id
  await asOwner('truncate audit_entry')
})

function photo(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer()
}

async function menuItem(name: string, more: Partial<MenuItemForm> & { image?: Uint8Array } = {}) {
  return addMenuItem(admin, { name, priceRappen: 1850, categoryId: pizzaId, ...more })
}

describe('a menu item', () => {
  it('keeps what a change does not name', async () => {
    const added = await menuItem('Diavola', {
      allergens: ['milk', 'gluten'],
      tags: ['spicy'],
      description: { de: 'scharf' },
    })
    const changed = await updateMenuItem(admin, added.id, { priceRappen: 1900 })
    expect(changed).toEqual({ ...added, priceRappen: 1900, version: added.version + 1 })
    expect(await updateMenuItem(admin, added.id, { allergens: null })).toMatchObject({
      allergens: null,
      tags: ['spicy'],
    })
    expect(await updateMenuItem(admin, added.id, { allergens: [] })).toMatchObject({ allergens: [] })
    expect(await updateMenuItem(admin, added.id, { description: { en: 'hot' } })).toMatchObject({
      description: { de: 'scharf', en: 'hot' },
    })
  })

  it('leaves a trace of every change of its price', async () => {
    const { id } = await menuItem('Diavola')
    await updateMenuItem(admin, id, { priceRappen: 1900 })
    await updateMenuItem(admin, id, { priceRappen: 1900 })
    const trail = await db().auditEntry.findMany({ where: { subject: 'menu_item' }, orderBy: { id: 'asc' } })
    expect(trail.map(({ action }) => action)).toEqual(['created', 'changed'])
    expect(trail[1]).toMatchObject({
      byUserId: admin.userId,
      before: { priceRappen: 1850 },
      after: { priceRappen: 1900 },
    })
  })

  it('is moved within the whole menu', async () => {
    const [a, b, c] = [await menuItem('A'), await menuItem('B'), await menuItem('C')]
    await moveMenuItem(admin, c.id, { beforeId: b.id })
    expect((await listMenuItems({ forStaff: true })).map(({ name }) => name)).toEqual(['A', 'C', 'B'])
    expect((await listMenuItems({ forStaff: true }))[0]).toMatchObject({ id: a.id, position: 0 })
  })
})

describe('the picture of a menu item', () => {
  it('goes with its last use', async () => {
    const red = await photo('#f00')
    const a = await menuItem('A', { image: red })
    const b = await menuItem('B', { image: red })
    expect(b.image).toBe(a.image)
    expect(await db().pictureSize.count()).toBe(4)
    await updateMenuItem(admin, a.id, { image: await photo('#0f0') })
    expect(await db().picture.count()).toBe(2)
    await deleteMenuItem(admin, b.id)
    expect(await db().picture.count()).toBe(1)
    await updateCategory(admin, a.categoryId, { image: await photo('#00f') })
    await deleteMenuItem(admin, a.id)
    await deleteCategory(admin, a.categoryId)
    expect([await db().picture.count(), await db().pictureSize.count()]).toEqual([0, 0])
  })

  it('is not kept when the menu item is refused', async () => {
    await menuItem('A')
    await expect(menuItem('a', { image: await photo('#ff0') })).rejects.toThrow('name_taken')
    expect(await db().picture.count()).toBe(0)
  })
})

describe('the list', () => {
  it('holds when a menu item and its category go while it is being read', async () => {
    const category = await addCategory(admin, { name: 'Salads' })
    const [stays, goes] = [await menuItem('A'), await menuItem('B', { categoryId: category.id })]
    const query = pool().query.bind(pool())
    let isMenuItemGone = false
    const queryThenDelete = async (...args: unknown[]) => {
      const answer: unknown = await Reflect.apply(query, undefined, args)
      if (!isMenuItemGone && textOf(args[0]).includes('"public"."menu_item"')) {
        isMenuItemGone = true
        await deleteMenuItem(admin, goes.id)
        await deleteCategory(admin, category.id)
      }
      return answer
    }
    vi.spyOn(pool(), 'query').mockImplementation((...args: unknown[]): unknown => queryThenDelete(...args))
    const listed = await listMenuItems({ forStaff: true })
    vi.restoreAllMocks()
    expect(isMenuItemGone).toBe(true)
    expect(listed.map(({ id }) => id)).toEqual([stays.id])
  })

  function textOf(statement: unknown): string {
    return typeof statement === 'object' && statement && 'text' in statement ? String(statement.text) : ''
  }
})

describe('on sale', () => {
  const evening = new Date('2026-11-20T19:00:00+01:00')

  it('is what is available; sold-out menu items stay visible until their time is over', async () => {
    const hand = await kitchenHand()
    const [a, b] = [await menuItem('A'), await menuItem('B')]
    await setAvailability(hand, a.id, { available: false }, evening)
    const sold = await setAvailability(hand, b.id, { available: false, soldOutUntil: 'today' }, evening)
    expect(sold).toMatchObject({ available: true, soldOut: true, soldOutUntil: new Date('2026-11-21T04:00:00Z') })
    const menu = await listMenu(evening)
    expect(menu.categories[0]?.items.map(({ name, soldOut }) => [name, soldOut])).toEqual([['B', true]])
    const nextDay = await listMenu(new Date('2026-11-21T05:00:00+01:00'))
    expect(nextDay.categories[0]?.items[0]?.soldOut).toBe(false)
    expect(await listMenuItems({ forStaff: true }, evening)).toHaveLength(2)
    expect(await setAvailability(hand, b.id, { available: true }, evening)).toMatchObject({ soldOutUntil: null })
    const trail = await db().auditEntry.findMany({ where: { byUserId: hand.userId } })
    expect(trail).toHaveLength(3)
  })

  it('is only what is declared, where the shop wants it so', async () => {
    await db().shop.update({ where: { id: 1 }, data: { sellOnlyDeclared: true } })
    await menuItem('Nothing said')
    await menuItem('Everything said', {
      allergens: [],
      originRequired: true,
      origins: [{ ingredient: 'Rind', country: 'CH' }],
    })
    await menuItem('Whence the meat', { allergens: [], originRequired: true })
    const onSale = async (at: string) =>
      (await listMenuItems({ forStaff: false }, new Date(at))).map(({ name, productionMethods }) => [
        name,
        productionMethods,
      ])
    expect(await onSale('2027-06-30T21:59:59Z')).toEqual([['Everything said', null]])
    expect(await onSale('2027-06-30T22:00:00Z'), 'from July on its beef needs more').toEqual([])
    const statements = [{ kind: 'beef', country: 'CH', productionMethods: ['beef_dehorned'] }]
    await db().shop.update({ where: { id: 1 }, data: { statements } })
    expect(await onSale('2027-06-30T22:00:00Z')).toEqual([['Everything said', ['beef_dehorned']]])
    await db().shop.update({ where: { id: 1 }, data: { sellOnlyDeclared: false } })
    expect(await listMenuItems({ forStaff: false })).toHaveLength(3)
  })
})

describe('selling times', () => {
  const lunch = [{ weekday: 1, opens: '11:00', closes: '14:00' }]

  it('stay as they are where a change does not name them, and go where it says none', async () => {
    const added = await menuItem('Menü 1', { sellingTimes: lunch, soldUntil: '2199-12-24' })
    expect(added).toMatchObject({ sellingTimes: lunch, soldFrom: null, soldUntil: '2199-12-24' })
    const renamed = await updateMenuItem(admin, added.id, { name: 'Menü 2' })
    expect(renamed).toMatchObject({ sellingTimes: lunch, soldUntil: '2199-12-24' })
    const always = await updateMenuItem(admin, added.id, { sellingTimes: [], soldUntil: null })
    expect(always).toMatchObject({ sellingTimes: [], soldUntil: null })
    expect(always.version).toBe(added.version + 2)
  })

  it('end on the day they begin on or later, also where only one of the two is sent', async () => {
    const added = await menuItem('Menü 1', { soldFrom: '2199-12-01' })
    const wrong = { code: 'invalid_fields', details: { fields: { soldUntil: 'out_of_range' } } }
    await expect(updateMenuItem(admin, added.id, { soldUntil: '2199-11-30' })).rejects.toMatchObject(wrong)
    await expect(
      updateCategory(admin, pizzaId, { soldFrom: '2199-12-02', soldUntil: '2199-12-01' }),
    ).rejects.toMatchObject(wrong)
  })

  it('take the menu item off the menu once the last day is over, be it that of its category', async () => {
    const { id } = await menuItem('Lebkuchen')
    await updateCategory(admin, pizzaId, { soldUntil: '2026-12-24' })
    const seen = async (now: string, forStaff = false) =>
      (await listMenuItems({ forStaff }, new Date(now))).map((item) => item.id)
    expect(await seen('2026-12-25T04:59:00+01:00')).toEqual([id])
    expect(await seen('2026-12-25T05:00:00+01:00')).toEqual([])
    expect(await seen('2026-12-25T05:00:00+01:00', true)).toEqual([id])
    const menu = async (now: string) => {
      const { categories, pastCategories } = await listMenu(new Date(now))
      return [categories, pastCategories].map((list) => list.some((category) => category.id === pizzaId))
    }
    expect(await menu('2026-12-25T04:59:00+01:00')).toEqual([true, false])
    expect(await menu('2026-12-25T05:00:00+01:00')).toEqual([false, true])
  })
})
