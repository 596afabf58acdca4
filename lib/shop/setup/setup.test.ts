import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { hub } from '@/lib/platform/events'
import { blocksRead } from '@/lib/testing/database/database-reads'
import { openPizzeria } from '@/lib/testing/shop/pizzeria'
import { administrator } from '@/lib/testing/shop/staff'
import { findSetup } from './setup'

// Names are looked at once until the shop changes, which a process that listens knows.
beforeAll(() => {
  Object.assign(hub(), { isListening: true, nextChangeAt: Infinity })
})

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
  hub().generation += 1
  expect((await findSetup(admin)).steps.menu).toBe('done')
  // Five hundred of them fill more than thirty blocks.
  expect(await blocksRead(() => findSetup(admin))).toBeLessThan(ofShortMenu + 10)
})
