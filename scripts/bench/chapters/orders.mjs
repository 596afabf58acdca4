import { setTimeout as sleep } from 'node:timers/promises'

import { withConnection } from '../../launch/database.mjs'
import { contest, ratesOf } from '../contest.mjs'
import { floorOrders, shopOrders } from '../order-requests.mjs'
import { canCount, cpuOf } from '../process-costs.mjs'
import { median, ratioOf } from '../rounds.mjs'

/** @typedef {import('../run-bench.mjs').Bench} Bench */
/** @typedef {import('../table.mjs').Row} Row */
/** @typedef {Record<'ours' | 'next' | 'fastify', import('../contest.mjs').Outcome[]>} Outcomes */

const HOW = { rounds: 4, seconds: 2 }
const CLIENTS = 8
const leastRatio = 0.5
const mostCpuMs = 6
const mostP99 = 250

/** Durable orders, every check on, beside handlers that only insert the same rows.
 * @param {Bench} bench @returns {Promise<Row[]>} */
export async function measureOrders(bench) {
  const alone = await ordersBy(bench, 1)
  const together = await ordersBy(bench, CLIENTS)
  await mailIsOut(bench)
  return [
    ...rateRows(alone, 'alone'),
    ...rateRows(together, `${CLIENTS} clients`),
    p99Row(together),
    ...(canCount ? [cpuRow(together), mailRow(await mailCost(bench))] : []),
  ]
}

/** @param {Bench} bench @param {number} connections @returns {Promise<Outcomes>} */
function ordersBy({ shop, floors, load }, connections) {
  const cpu = (/** @type {number} */ pid) => () => (canCount ? cpuOf([pid, shop.postmaster]) : 0)
  return contest(
    load,
    {
      ours: { port: shop.port, requests: shopOrders(shop), cpu: cpu(shop.pid) },
      next: { port: floors.next.port, requests: floorOrders(shop), cpu: cpu(floors.next.pid) },
      fastify: { port: floors.fastify.port, requests: floorOrders(shop), cpu: cpu(floors.fastify.pid) },
    },
    { ...HOW, connections },
  )
}
