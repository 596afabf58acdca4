import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

import { say, step } from '../scripts/bootstrap/progress.mjs'
import type { Running } from '../scripts/bootstrap/running.mjs'
import { messageOf, Stop } from '../scripts/bootstrap/stop.mjs'
import { measureGrowth } from './chapters/growth'
import { measureMemory } from './chapters/memory'
import { measureOrders } from './chapters/orders'
import { measureJson, measurePages } from './chapters/pages'
import { measurePhone } from './chapters/phone'
import { measureStart } from './chapters/start'
import { type Bench, buildFloor, installPackages } from './floor'
import { openLoad } from './load'
import { openBenchShop, type ShopAlone } from './shop'
import { printScore, printTable, type Row } from './table'

type Chapter =
  | { title: string; isAlone?: false; run: (bench: Bench) => Promise<Row[]> }
  /** Without a contender; runs only by name. */
  | { title: string; isAlone: true; run: (bench: ShopAlone) => Promise<Row[]> }

/** In this order, because memory under load comes after everything is warm. */
const CHAPTERS = new Map<string, Chapter>([
  ['start', { title: 'Starting', run: measureStart }],
  ['pages', { title: 'Public pages', run: measurePages }],
  ['json', { title: 'Public JSON', run: measureJson }],
  ['orders', { title: 'Orders', run: measureOrders }],
  ['memory', { title: 'Memory', run: measureMemory }],
  ['phone', { title: 'A slow phone', run: measurePhone }],
  ['growth', { title: 'A shop that has grown', isAlone: true, run: measureGrowth }],
])

/** Resolves to exit code 1 if a chapter could not be measured. */
export async function runBench(running: Running, folder: string, options: string[]): Promise<number> {
  const chapters = chosen(options)
  const orders = ordersOf(options)
  const shop = await openBenchShop(running, folder)
  const packages = join(folder, 'floor')
  await installPackages(packages)
  const alone = { running, shop, contest: await openLoad(packages), orders }
  const floor = chapters.every(({ isAlone }) => isAlone) ? null : await buildFloor(running, packages, shop)
  const rows: Row[] = []
  let failures = 0
  for (const chapter of chapters) {
    let measured: Row[] = []
    try {
      await step(chapter.title, async () => {
        if (chapter.isAlone) measured = await chapter.run(alone)
        else if (floor) measured = await chapter.run({ ...alone, floor })
      })
    } catch (error) {
      say(`✗ ${chapter.title}: ${messageOf(error)}`)
      failures += 1
    }
    printTable(measured)
    rows.push(...measured)
  }
  say(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at the end`)
  printScore(rows)
  return failures === 0 ? 0 : 1
}

function ordersOf(options: string[]): number {
  const given = valueOf(options, '--orders=') ?? '1000000'
  if (!/^[1-9]\d{3,6}$/.test(given)) throw new Stop('--orders= takes a number from 1000 to 9999999')
  return Number(given)
}

function chosen(options: string[]): Chapter[] {
  const only = valueOf(options, '--only=')?.split(',')
  const unknown = only?.find((name) => !CHAPTERS.has(name))
  if (unknown) throw new Stop(`No chapter "${unknown}"; there are ${[...CHAPTERS.keys()].join(', ')}`)
  const isWanted = (name: string, { isAlone }: Chapter) =>
    only?.includes(name) ?? (!isAlone || options.includes('--growth'))
  return [...CHAPTERS].filter(([name, chapter]) => isWanted(name, chapter)).map(([, chapter]) => chapter)
}

function valueOf(options: string[], name: string): string | undefined {
  return options.find((option) => option.startsWith(name))?.slice(name.length)
}
