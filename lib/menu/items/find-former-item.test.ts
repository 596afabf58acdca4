import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import type { Admin } from '@/lib/accounts/caller'
import { blankShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { addCategory } from '../change-category'
import { addMenuItem, deleteMenuItem } from './change-menu-item'
import { findFormerItem } from './find-former-item'
import type { MenuItem, MenuItemForm } from './menu-item'
import { setAvailability } from '../availability/set-availability'

let admin: Admin
let categoryId: string

beforeAll(async () => {
  admin = await administrator()
})

beforeEach(async () => {
  await db().menuItem.deleteMany()
  await db().category.deleteMany()
  await blankShop()
  categoryId = (await addCategory(admin, { name: 'Pizza' })).id
})

function menuItem(more: Partial<MenuItemForm> = {}): Promise<MenuItem> {
  return addMenuItem(admin, { name: 'Siciliana', names: { fr: 'Sicilienne' }, priceRappen: 1850, categoryId, ...more })
}

test('a deleted dish is named, with its category', async () => {
  const { id } = await menuItem()
  await deleteMenuItem(admin, id)
  expect(await findFormerItem(id)).toEqual({ name: 'Siciliana', names: { fr: 'Sicilienne' }, categoryId })
})

test('a dish that was off the menu when it was deleted, or that nobody ordered, stays unknown', async () => {
  const { id } = await menuItem()
  await setAvailability(admin, id, { available: false })
  expect(await findFormerItem(id)).toBeNull()
  await deleteMenuItem(admin, id)
  expect(await findFormerItem(id)).toBeNull()
})

test('a dish that its missing allergens kept off the menu stays unknown', async () => {
  await db().shop.update({ where: { id: 1 }, data: { sellOnlyDeclared: true } })
  const { id } = await menuItem({ allergens: null })
  await deleteMenuItem(admin, id)
  expect(await findFormerItem(id)).toBeNull()
  const declared = await menuItem({ allergens: ['milk'] })
  await deleteMenuItem(admin, declared.id)
  expect(await findFormerItem(declared.id)).toMatchObject({ name: 'Siciliana' })
})

test('an address that is none is none', async () => {
  expect(await findFormerItem('siciliana')).toBeNull()
})
