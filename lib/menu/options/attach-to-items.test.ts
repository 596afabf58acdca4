import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { administrator } from '@/lib/testing/shop/staff'
import { groupForm, idOf, openPizzeria, optionForm } from '@/lib/testing/shop/pizzeria'
import { addMenuItem, updateMenuItem } from '@/lib/menu/items/change-menu-item'
import { findMenuItem } from '../queries'
import { addOptionGroup, deleteOptionGroup, updateOptionGroup } from './write-group'
import { attachToItems } from './attach-to-items'

const nothing = { attach: [], attachCategories: [], detach: [] }

async function world() {
  const admin = await administrator()
  const shop = await openPizzeria(admin)
  const { categoryId } = (await findMenuItem(shop.pizzaId, { forStaff: true }))!
  const salads = await Promise.all(
    ['Grün', 'Gemischt'].map((name) =>
      addMenuItem(admin, { name: `${name} ${crypto.randomUUID()}`, priceRappen: 900, categoryId }),
    ),
  )
  return { admin, ...shop, categoryId, salads }
}

async function groupsOf(id: string): Promise<string[]> {
  const item = await findMenuItem(id, { forStaff: true })
  return item!.optionGroups.map((group) => group.name.de)
}

test('a whole category asks for a group at once, and who asked before is counted apart and stays', async () => {
  const { admin, extras, categoryId, pizzaId, salads } = await world()
  const done = await attachToItems(admin, extras.id, { ...nothing, attachCategories: [categoryId] })
  expect(done).toEqual({ attached: 2, already: 1, detached: 0 })
  expect(await groupsOf(pizzaId)).toEqual(['Grösse', 'Extras', 'Getränk'])
  for (const { id } of salads) expect(await groupsOf(id)).toEqual(['Extras'])
  const history = { subject: 'menu_item', subjectId: salads[0]!.id, action: 'changed' }
  expect(await db().auditEntry.count({ where: history }), 'with a history of each').toBe(1)
  const version = {
    before: salads[0]!.version,
    after: (await findMenuItem(salads[0]!.id, { forStaff: true }))!.version,
  }
  expect(version.after, 'so that an open form of the dish notices').toBeGreaterThan(version.before)
})

test('a group goes behind those that a dish has, and goes away again', async () => {
  const { admin, pizzaId, salads } = await world()
  const sauce = await addOptionGroup(admin, groupForm('Sauce', [optionForm('scharf', 0)]))
  const salad = salads[0]!.id
  await attachToItems(admin, sauce.id, { ...nothing, attach: [pizzaId, salad] })
  expect(await groupsOf(pizzaId)).toEqual(['Grösse', 'Extras', 'Getränk', 'Sauce'])
  const done = await attachToItems(admin, sauce.id, { ...nothing, attach: [pizzaId], detach: [salad] })
  expect(done).toEqual({ attached: 0, already: 1, detached: 1 })
  expect(await groupsOf(salad)).toEqual([])
})

test('all or nothing: one unknown dish, and no dish asks for it', async () => {
  const { admin, extras, salads } = await world()
  const attach = [salads[0]!.id, crypto.randomUUID()]
  await expect(attachToItems(admin, extras.id, { ...nothing, attach })).rejects.toMatchObject({
    code: 'invalid_fields',
    details: { fields: { attach: 'invalid' } },
  })
  expect(await groupsOf(salads[0]!.id)).toEqual([])
})

test('a dish takes no more groups than its own form does', async () => {
  const { admin, extras, salads } = await world()
  const many = []
  for (let count = 0; count < 20; count++) many.push(await addOptionGroup(admin, groupForm(`Nr. ${count}`, [])))
  await updateMenuItem(admin, salads[0]!.id, { optionGroups: many.map(({ id }) => ({ id })) })
  await expect(attachToItems(admin, extras.id, { ...nothing, attach: [salads[0]!.id] })).rejects.toMatchObject({
    details: { fields: { attach: 'out_of_range' } },
  })
})

test('what is in use is refused by the name of who uses it', async () => {
  const { admin, extras, size, drinks, pizzaId } = await world()
  const { name } = (await findMenuItem(pizzaId, { forStaff: true }))!
  const inUse = (items: string) => ({ code: 'option_group_in_use', details: { values: { items } } })
  await expect(deleteOptionGroup(admin, extras.id), 'a dish asks for it').rejects.toMatchObject(inUse(name))

  const conditioned = [{ id: size.id }, { id: extras.id }, { id: drinks.id, whenOptionId: idOf(extras, 'Oliven') }]
  await updateMenuItem(admin, pizzaId, { optionGroups: conditioned })
  const withoutOlives = {
    ...groupForm('Extras', []),
    options: extras.options.filter(({ name: { de } }) => de !== 'Oliven'),
  }
  await expect(updateOptionGroup(admin, extras.id, withoutOlives), 'a condition').rejects.toMatchObject(inUse(name))
  await expect(attachToItems(admin, extras.id, { ...nothing, detach: [pizzaId] })).rejects.toMatchObject(inUse(name))

  const noSize = groupForm('Grösse', [optionForm('30 cm', 1600)], { minUnits: 0 })
  await expect(updateOptionGroup(admin, size.id, noSize), 'a size').rejects.toMatchObject(inUse('Extras'))
})
