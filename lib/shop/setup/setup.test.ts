import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { blocksRead } from '@/lib/testing/database/database-reads'
import { openPizzeria } from '@/lib/testing/shop/pizzeria'
import { administrator } from '@/lib/testing/shop/staff'
import { findSetup } from './setup'

test('that there are dishes is known without looking at all of them', async () => {
  const admin = await administrator()
  const { pizzaId } = await openPizzeria(admin)
  const ofShortMenu = await blocksRead(() => findSetup(admin))
  const { id: _id, ...pizza } = await db().menuItem.findUniqueOrThrow({ where: { id: pizzaId } })
  const description = { de: 'Mit Bärlauch vom Käferberg. '.repeat(10) }
  const copies = Array.from({ length: 500 }, (_, number) => ({
    ...pizza,
    names: {},
    origins: [],
    sellingTimes: [],
    description,
    // Where all are declared each is read, as for the list of declarations on the same page.
    allergensDeclared: false,
    allergens: [],
    name: `Pizza ${number}`,
  }))
  await db().menuItem.createMany({ data: copies })
  expect((await findSetup(admin)).steps.menu).toBe('done')
  // Five hundred of them fill more than thirty blocks.
  expect(await blocksRead(() => findSetup(admin))).toBeLessThan(ofShortMenu + 10)
})
