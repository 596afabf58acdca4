import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, toWire } from '@/app/api/v1/http/wire'
import { knownPictures, menus } from '@/lib/testing/random/random-menus'
import { times } from '@/lib/testing/long'
import { writeJson } from './json'
import { compare } from './plan/compare'
import { targetOf } from './plan/target'
import { parseFile } from './parse-file'
import { menuFile } from './schema'
import type { WholeMenu } from './whole-menu'

const write = (menu: WholeMenu) => writeJson(toWire(menuFile, menu) as Parameters<typeof writeJson>[0])

const empty: WholeMenu = { categories: [], optionGroups: [], items: [], ownRappen: new Map() }

async function imported(text: string, { into, removes }: { into: WholeMenu; removes: boolean }) {
  const { document, problems } = parseFile(Buffer.from(text))
  expect(problems).toEqual([])
  const target = await targetOf(into, fromWire(menuFile, document), {
    removes,
    pictures: knownPictures,
    notAlcoholic: new Set(),
  })
  expect(target.problems).toEqual([])
  return target.menu
}

test('an export that is imported again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(menus, fc.boolean(), async (menu, removes) => {
      const after = await imported(await write(menu), { into: menu, removes })
      expect(await compare(menu, after)).toEqual({ changes: [], reordered: [] })
      expect([after.categories, after.optionGroups, after.items]).toEqual([
        menu.categories,
        menu.optionGroups,
        menu.items,
      ])
    }),
    { numRuns: times({ hurried: 15, long: 500 }) },
  )
})

test('another shop gets the same menu from it', async () => {
  await fc.assert(
    fc.asyncProperty(menus, async (menu) => {
      const text = await write(menu)
      const there = await imported(text, { into: empty, removes: false })
      // In whatever order it names its fields.
      expect(JSON.parse(await write(there))).toEqual(JSON.parse(text))
    }),
    { numRuns: times({ hurried: 10, long: 500 }) },
  )
})
