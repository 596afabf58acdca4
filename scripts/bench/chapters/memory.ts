import { setTimeout as sleep } from 'node:timers/promises'

import { withConnection } from '../../launch/database/connection'
import type { BenchShop } from '../bench-shop'
import { request } from '../load/load-generator'
import { openStreams } from '../load/open-streams'
import { loopDelay, loopText } from '../loop-delay'
import { shopOrders } from '../order-requests'
import { canCount, memoryOf, peakMemoryOf } from '../process-costs'
import type { Bench } from '../run-bench'
import { restart, type Served } from '../server'
import { shopPages } from '../shop-pages'
import type { Row } from '../table'

const IDLE_MS = 5_000
const LOAD_SECONDS = 4
const mostIdle = 120
const mostUnderLoad = 300
const streams = 1_000
const mostKilobytesPerStream = 120

/**
 * Resident memory of fresh processes: some seconds after the start, the most that they ever needed under load, and what
 * the open page of an order takes of it.
 */
export async function measureMemory({ running, shop, floors, load }: Bench): Promise<Row[]> {
  if (!canCount) return []
  await restart(running, shop, shop.start)
  await restart(running, floors.next, floors.startNext)
  await sleep(IDLE_MS)
  const [idle, floorIdle] = [memoryOf(shop.pid), memoryOf(floors.next.pid)]
  const heap = await heapText(shop.port)
  const pages = Object.values(shopPages(shop)).map((path) => request(path))
  await loopDelay(shop.port)
  await work(load, shop, [...pages, request('/api/v1/user/getMenuItems'), ...shopOrders(shop)])
  const loop = loopText([{ loop: await loopDelay(shop.port) }])
  await work(
    load,
    floors.next,
    ['/sized/home', '/sized/menu', '/dynamic', '/api/dishes'].map((path) => request(path)),
  )
  return [
    row(`memory, idle${heap}`, { ours: idle, floor: floorIdle, most: mostIdle }),
    {
      ...row(`memory, peak under load${await heapText(shop.port)}`, {
        ours: peakMemoryOf(shop.pid),
        floor: peakMemoryOf(floors.next.pid),
        most: mostUnderLoad,
      }),
      loop,
    },
    await streamsRow(shop),
  ]
}

/** The second time: the first also makes the room in which streams are opened. */
async function streamsRow(shop: BenchShop): Promise<Row> {
  const { rows } = await withConnection(shop.databaseUrl, (client) =>
    client.query<{ id: string }>(`select id from orders where status = 'received' limit 1`),
  )
  const path = `/api/v1/userorder/order/${rows[0]?.id}/events`
  const closeFirst = await openStreams(shop.port, path, streams)
  closeFirst()
  await sleep(IDLE_MS)
  const before = memoryOf(shop.pid)
  const close = await openStreams(shop.port, path, streams)
  await sleep(IDLE_MS)
  const kilobytes = ((memoryOf(shop.pid) - before) * 1000) / streams
  close()
  return {
    what: `memory of an open order page, ${streams} of them`,
    ours: `${kilobytes.toFixed(0)} kB`,
    beside: '',
    ratio: '',
    goal: `<= ${mostKilobytesPerStream} kB`,
    isMet: kilobytes <= mostKilobytesPerStream,
  }
}

/** Of what the process itself knows. */
async function heapText(port: number): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()
  const megabytes = (name: string) => (Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6).toFixed(0)
  return ` (heap ${megabytes('nodejs_heap_size_used_bytes')}, external ${megabytes('nodejs_external_memory_bytes')} MB)`
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
