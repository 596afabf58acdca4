import { setTimeout as sleep } from 'node:timers/promises'

import { request } from '../load/load-generator'
import { shopOrders } from '../order-requests'
import { canCount, memoryOf, peakMemoryOf } from '../process-costs'
import type { Bench } from '../run-bench'
import { restart, type Served } from '../server'
import { shopPages } from '../shop-pages'
import type { Row } from '../table'

const IDLE_MS = 5_000
const LOAD_SECONDS = 4
const mostIdle = 120
const mostUnderLoad = 250

/**
 * Resident memory of fresh processes: some seconds after the start, and the most that they ever needed under load.
 */
export async function measureMemory({ running, shop, floors, load }: Bench): Promise<Row[]> {
  if (!canCount) return []
  await restart(running, shop, shop.start)
  await restart(running, floors.next, floors.startNext)
  await sleep(IDLE_MS)
  const [idle, floorIdle] = [memoryOf(shop.pid), memoryOf(floors.next.pid)]
  const pages = Object.values(shopPages(shop)).map((path) => request(path))
  await work(load, shop, [...pages, request('/api/v1/user/getMenuItems'), ...shopOrders(shop)])
  await work(
    load,
    floors.next,
    ['/sized/home', '/sized/menu', '/dynamic', '/api/dishes'].map((path) => request(path)),
  )
  return [
    row('memory, idle', { ours: idle, floor: floorIdle, most: mostIdle }),
    row('memory, peak under load', {
      ours: peakMemoryOf(shop.pid),
      floor: peakMemoryOf(floors.next.pid),
      most: mostUnderLoad,
    }),
  ]
}

/** All kinds of requests at once. */
async function work(load: Bench['load'], { port }: Served, requests: string[]) {
  await load.run({ port, requests, connections: requests.length * 2, seconds: LOAD_SECONDS })
}

function row(what: string, { ours, floor, most }: { ours: number; floor: number; most: number }) {
  return {
    what,
    ours: `${ours.toFixed(0)} MB`,
    beside: `bare Next: ${floor.toFixed(0)} MB`,
    ratio: (ours / floor).toFixed(2),
    goal: `<= ${most} MB`,
    isMet: ours <= most,
  }
}
