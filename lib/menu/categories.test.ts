import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import type { Admin } from '../accounts/caller'
import { blankShop } from '../testing/shop/shop'
import { administrator } from '../testing/shop/staff'
import { addCategory, updateCategory, deleteCategory, moveCategory } from './change-category'
import { addMenuItem, deleteMenuItem } from './items/change-menu-item'
import { listCategories } from './queries'
import { asOwner } from '@/lib/testing/shop/as-owner'

let admin: Admin

beforeAll(async () => {
  admin = await administrator()
})

beforeEach(async () => {
  await db().menuItem.deleteMany()
  await db().category.deleteMany()
  await blankShop()
  await asOwner('truncate audit_entry')
})

async function menuItem(name: string, categoryId: string) {
  return addMenuItem(admin, { name, priceRappen: 1850, categoryId })
}

describe('names', () => {
  it('are unique whatever their case, umlauts included', async () => {
    const category = await addCategory(admin, { name: 'Rösti' })
    await expect(addCategory(admin, { name: 'RÖSTI' })).rejects.toThrow('name_taken')
    await menuItem('Älplermagronen', category.id)
    await expect(menuItem('älplerMAGRONEN', category.id)).rejects.toThrow('name_taken')
    const other = await addCategory(admin, { name: 'Salate' })
    await expect(updateCategory(admin, other.id, { name: 'rösti' })).rejects.toThrow('name_taken')
    expect(await updateCategory(admin, category.id, { name: 'RÖSTI' })).toMatchObject({ name: 'RÖSTI' })
  })
})

describe('a category', () => {
  it('with menu items cannot be deleted, an empty one can', async () => {
    const { id: categoryId } = await addCategory(admin, { name: 'Pizza' })
    const { id } = await menuItem('Margherita', categoryId)
    await expect(deleteCategory(admin, categoryId)).rejects.toThrow('category_not_empty')
    await deleteMenuItem(admin, id)
    await deleteCategory(admin, categoryId)
    expect(await listCategories()).toEqual([])
  })

  it('that does not exist is not found', async () => {
    const none = randomUUID()
    await expect(updateCategory(admin, none, { name: 'x' })).rejects.toThrow('not_found')
    await expect(deleteCategory(admin, none)).rejects.toThrow('not_found')
    await expect(menuItem('Margherita', none)).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { categoryId: 'category_unknown' } },
    })
  })

  it('is moved before another or to the end', async () => {
    const [a, b, c] = [
      await addCategory(admin, { name: 'Pizza' }),
      await addCategory(admin, { name: 'B' }),
      await addCategory(admin, { name: 'C' }),
    ]
    expect([a.position, b.position, c.position]).toEqual([0, 1, 2])
    await moveCategory(admin, c.id, { beforeId: a.id })
    expect((await listCategories()).map(({ name }) => name)).toEqual(['C', 'Pizza', 'B'])
    await moveCategory(admin, c.id, { beforeId: null })
    expect((await listCategories()).map(({ name }) => name)).toEqual(['Pizza', 'B', 'C'])
    await expect(moveCategory(admin, a.id, { beforeId: a.id })).rejects.toThrow('invalid_fields')
  })
})
