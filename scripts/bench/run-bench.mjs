import { cpus, loadavg } from 'node:os'

import { say, step } from '../launch/progress.mjs'
import { messageOf, Stop } from '../launch/stop.mjs'
import { CHAPTERS } from './chapters.mjs'
import { buildFloors } from './floors.mjs'
import { startLoadGenerator } from './load-generator.mjs'
import { openBenchShop } from './bench-shop.mjs'
import { printScore, printTable } from './table.mjs'

/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {import('../launch/running.mjs').Running} Running */
/**
 * What every chapter may use.
 * @typedef {object} Bench
 * @property {Running} running
 * @property {string} folder temporary, outside the checkout
 * @property {import('./bench-shop.mjs').BenchShop} shop
 * @property {import('./floors.mjs').Floors} floors
 * @property {ReturnType<typeof startLoadGenerator>} load
 */

/** @param {Running} running @param {string} folder @param {string[]} options
 * @returns {Promise<number>} the exit code: 1 if a chapter could not be measured */
export async function runBench(running, folder, options) {
  const chapters = chosen(options)
  const shop = await openBenchShop(running, folder)
  const floors = await buildFloors(running, folder, shop)
  const load = running.add(startLoadGenerator())
  /** @type {Row[]} */
  const rows = []
  let failures = 0
  for (const { title, run } of chapters) {
    /** @type {Row[]} */
    let measured = []
    try {
      await step(title, async () => {
        measured = await run({ running, folder, shop, floors, load })
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

/** @param {string[]} options */
function chosen(options) {
  const only = options
    .find((option) => option.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  const unknown = only?.find((name) => !CHAPTERS.some((chapter) => chapter.name === name))
  if (unknown) throw new Stop(`No chapter "${unknown}"; there are ${CHAPTERS.map(({ name }) => name).join(', ')}`)
  const isWanted = ({ name = '', isLong = false }) =>
    only ? only.includes(name) : !isLong || options.includes(`--${name}`)
  return CHAPTERS.filter(isWanted)
}
