import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromWire, toWire } from '@/app/api/v1/http/wire'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { turns } from '@/lib/platform/scheduling'
import { longestHold } from '@/lib/testing/longest-hold'
import { administrator } from '@/lib/testing/staff'
import { isLong } from '@/lib/testing/long'
import { writeCsv } from './csv/write-csv'
import { importMenu, previewImport } from './import-menu'
import { writeJson } from './json'
import { menuFileLimit } from './cells'
import { readMenuFile } from './read-file'
import { menuFile } from './schema'
import { readWholeMenu } from './whole-menu'

let admin: Admin
beforeAll(async () => {
  admin = await administrator()
})

/** A menu of 2 000 items that ask for three groups each, as a shop writes it by hand. */
function longMenu(): string {
  const groups = Array.from({ length: 30 }, (_, number) => [
    `option_group;;;Gruppe ${number};;;;`,
    ...Array.from({ length: 20 }, (_option, one) => `option;;;Gruppe ${number};Wahl ${number}.${one};1.50;;milk`),
  ])
  const items = Array.from({ length: 2000 }, (_, number) => [
    `item;Kategorie ${number % 20};Gericht ${number};;;${10 + (number % 20)}.50;${'Mit allem, was dazu gehört. '.repeat(8)};gluten, milk`,
    ...[0, 1, 2].map((one) => `attachment;;Gericht ${number};Gruppe ${(number + one) % 30};;;;`),
  ])
  const categories = Array.from({ length: 20 }, (_, number) => `category;Kategorie ${number};;;;;;`)
  const head = 'type;category;item;option_group;option;price;description;allergens'
  return [head, ...categories, ...groups.flat(), ...items.flat()].join('\r\n')
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
  'a menu of 2 000 items with three groups each is imported, exported in both formats, and changed as a whole',
  async () => {
    await importMenu(admin, await wanted(longMenu()))
    expect([await db().menuItem.count(), await db().menuItemOptionGroup.count()]).toEqual([2000, 6000])
    const csv = await writeCsv(await readWholeMenu())
    const json = await writeJson(toWire(menuFile, await readWholeMenu()) as Parameters<typeof writeJson>[0])
    for (const file of [csv, json]) {
      expect(Buffer.byteLength(file)).toBeLessThan(menuFileLimit / 2)
      expect(await previewImport(admin, await wanted(file))).toMatchObject({ changes: [] })
    }
    const dearer = csv.replaceAll('.50;', '.80;')
    const { counts } = await importMenu(admin, await wanted(dearer))
    expect(counts.map(({ changed }) => changed)).toEqual([0, 0, 600, 2000])
  },
  180_000,
)

describe.runIf(isLong)(
  'no request has to wait for a long menu, beside work of which is known that it lets others have their turn',
  () => {
    test.each([
      ['while it is read from a table', () => wanted(longMenu())],
      ['while it is compared with what there is', async () => previewImport(admin, await wanted(longMenu()))],
      ['while it is written as a table', async () => writeCsv(await readWholeMenu())],
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
