import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromWire, toWire } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { turns } from '@/lib/platform/process/scheduling'
import { longestHold } from '@/lib/testing/database/longest-hold'
import { administrator } from '@/lib/testing/shop/staff'
import { isLong } from '@/lib/testing/long'
import { importMenu, previewImport } from './import-menu'
import { writeJson } from './json'
import { menuFileLimit } from './limits'
import { readMenuFile } from './read-file'
import { menuFile } from './schema'
import { readWholeMenu } from './whole-menu'

let admin: Admin
beforeAll(async () => {
  admin = await administrator()
})

/** A menu of 2 000 items that ask for three groups each, as a shop writes it by hand. */
function longMenu(): string {
  const numbers = (length: number) => Array.from({ length }, (_, number) => number)
  const groups = numbers(30).map((number) => ({
    name: `Gruppe ${number}`,
    options: numbers(20).map((one) => ({ name: `Wahl ${number}.${one}`, price: '1.50', allergens: ['milk'] })),
  }))
  const items = numbers(2000).map((number) => ({
    name: `Gericht ${number}`,
    category: { name: `Kategorie ${number % 20}` },
    price: `${10 + (number % 20)}.50`,
    description: 'Mit allem, was dazu gehört. '.repeat(8),
    allergens: ['gluten', 'milk'],
    option_groups: numbers(3).map((one) => ({ name: `Gruppe ${(number + one) % 30}` })),
  }))
  const categories = numbers(20).map((number) => ({ name: `Kategorie ${number}` }))
  return JSON.stringify({ version: 1, categories, option_groups: groups, items })
}

async function exported(): Promise<string> {
  return writeJson(toWire(menuFile, await readWholeMenu()) as Parameters<typeof writeJson>[0])
}

async function wanted(text: string) {
  const { document, ...read } = await readMenuFile(Buffer.from(text))
  return { ...read, sent: fromWire(menuFile, document), removes: true, language: 'en' as const }
}

const mostTimes = 5

/** A second in steps of less than a millisecond. */
async function inTurns() {
  const turn = turns()
  const bytes = Buffer.alloc(64 * 1024)
  for (const until = performance.now() + 1000; performance.now() < until; await turn())
    createHash('sha256').update(bytes).digest()
}

test.runIf(isLong)(
  'a menu of 2 000 items with three groups each is imported, exported, and changed as a whole',
  async () => {
    await importMenu(admin, await wanted(longMenu()))
    expect([await db().menuItem.count(), await db().menuItemOptionGroup.count()]).toEqual([2000, 6000])
    const file = await exported()
    expect(Buffer.byteLength(file)).toBeLessThan(menuFileLimit / 2)
    expect(await previewImport(admin, await wanted(file))).toMatchObject({ changes: [] })
    const dearer = file.replaceAll(/("price":\d+\.)5,/g, '$18,')
    const { counts } = await importMenu(admin, await wanted(dearer))
    expect(counts.map(({ changed }) => changed)).toEqual([0, 0, 600, 2000])
  },
  180_000,
)

describe.runIf(isLong)(
  'no request has to wait for a long menu, beside work of which is known that it lets others have their turn',
  () => {
    test.each([
      ['while it is read', () => wanted(longMenu())],
      ['while it is compared with what there is', async () => previewImport(admin, await wanted(longMenu()))],
      ['while it is written', exported],
      ['while it is imported', async () => importMenu(admin, await wanted(longMenu().replaceAll('1.50', '1.60')))],
    ])(
      '%s',
      async (_when, work) => {
        await importMenu(admin, await wanted(longMenu()))
        // Whatever else the machine does makes both longer, but hardly each time.
        const times: number[] = []
        while (times.length < 5 && !times.some((ratio) => ratio < mostTimes))
          times.push((await longestHold(work)) / (await longestHold(inTurns)))
        expect(Math.min(...times)).toBeLessThan(mostTimes)
      },
      180_000,
    )
  },
)
