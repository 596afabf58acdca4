import { inRounds, median, ratioOf } from '../rounds.mjs'
import { restart } from '../server.mjs'

const ROUNDS = 3
const goalMs = 1000

/** From the birth of the process to its first answer that it is ready, with everything built and migrated.
 * @param {import('../run-bench.mjs').Bench} bench @returns {Promise<import('../table.mjs').Row[]>} */
export async function measureStart({ running, shop, floors }) {
  await Promise.all([shop.stop(), floors.next.stop()])
  const { ours, next } = await inRounds(ROUNDS, {
    ours: () => timeOf(shop.start),
    next: () => timeOf(floors.startNext),
  })
  await restart(running, shop, shop.start)
  await restart(running, floors.next, floors.startNext)
  return [
    {
      what: 'start to ready',
      ours: `${median(ours).toFixed(0)} ms`,
      beside: `bare Next ${median(next).toFixed(0)} ms`,
      ratio: ratioOf(ours, next).text,
      goal: `<= ${goalMs} ms`,
      isMet: median(ours) <= goalMs,
    },
  ]
}

/** @param {() => Promise<import('../server.mjs').Served>} start */
async function timeOf(start) {
  const { readyMs, stop } = await start()
  await stop()
  return readyMs
}
