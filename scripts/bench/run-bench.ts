import { cpus, loadavg } from 'node:os'

import { say, step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { messageOf, Stop } from '../bootstrap/stop.mjs'
import { openBenchShop, type BenchShop } from './bench-shop'
import { CHAPTERS } from './chapters'
import { buildFloors, type Floors } from './floors'
import { startLoadGenerator } from './load/load-generator'
import { printScore, printTable, type Row } from './table'

/** What every chapter may use. */
export interface ShopAlone {
  running: Running
  /** temporary, outside the checkout */
  folder: string
  shop: BenchShop
  load: ReturnType<typeof startLoadGenerator>
  /** How many orders lie behind the shop that has grown. */
  orders: number
}

export interface Bench extends ShopAlone {
  floors: Floors
}

/** @returns the exit code: 1 if a chapter could not be measured */
export async function runBench(running: Running, folder: string, options: string[]): Promise<number> {
  const chapters = chosen(options)
  const shop = await openBenchShop(running, folder)
  const floors = chapters.every(({ isLong }) => isLong) ? null : await buildFloors(running, folder, shop)
  const load = running.add(startLoadGenerator())
  const rows: Row[] = []
  let failures = 0
  for (const chapter of chapters) {
    const { title } = chapter
    let measured: Row[] = []
    try {
      await step(title, async () => {
        const alone = { running, folder, shop, load, orders: ordersOf(options) }
        if (chapter.isLong) measured = await chapter.run(alone)
        else if (floors) measured = await chapter.run({ ...alone, floors })
      })
    } catch (error) {
      // The other chapters are measured all the same.
      say(`✗ ${title}: ${messageOf(error)}`)
      failures += 1
    }
    // At once: whatever breaks later, this was measured.
    printTable(measured)
    rows.push(...measured)
  }
  say(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at the end`)
  printScore(rows)
  return failures === 0 ? 0 : 1
}

const usualOrders = 1_000_000

function ordersOf(options: string[]): number {
  const given = options.find((option) => option.startsWith('--orders='))?.slice('--orders='.length)
  if (given === undefined) return usualOrders
  if (!/^[1-9]\d{3,6}$/.test(given)) throw new Stop('--orders= takes a number from 1000 to 9999999')
  return Number(given)
}

function chosen(options: string[]) {
  const only = options
    .find((option) => option.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  const unknown = only?.find((name) => !CHAPTERS.some((chapter) => chapter.name === name))
  if (unknown) throw new Stop(`No chapter "${unknown}"; there are ${CHAPTERS.map(({ name }) => name).join(', ')}`)
  const isWanted = ({ name = '', isLong = false }) =>
    only ? only.includes(name) : !isLong || options.includes('--growth')
  return CHAPTERS.filter(isWanted)
}
