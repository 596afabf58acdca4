import { setTimeout as sleep } from 'node:timers/promises'

import { restart } from '../../scripts/testing/serve'
import { canCount, memoryOf } from '../process-costs'
import type { Bench } from '../floor'
import { floorOrders, mailsAreSent, shopOrders, shopPages } from '../shop'
import { comparedRow } from '../table'

const IDLE_MS = 5_000
const LOAD = { rounds: 1, seconds: 4 }
const mostIdle = 120
const mostUnderLoad = 300

export async function measureMemory({ running, shop, floor, contest }: Bench) {
  if (!canCount) return []
  await restart(running, shop)
  await restart(running, floor)
  await sleep(IDLE_MS)
  const idle = { ours: [memoryOf(shop.pid, 'VmRSS')], theirs: [memoryOf(floor.pid, 'VmRSS')] }
  const pages = Object.values(shopPages(shop)).map((path) => ({ path }))
  // All kinds of requests at once, two connections for each.
  const ours = [...pages, { path: '/api/v1/user/getMenuItems' }, ...shopOrders(shop)]
  const theirs = [{ path: '/sized/home' }, { path: '/sized/menu' }, { path: '/api/dishes' }, ...floorOrders(shop)]
  const settle = () => mailsAreSent(shop.databaseUrl)
  await contest(
    { ours: { port: shop.port, requests: ours, settle }, next: { port: floor.port, requests: theirs } },
    { ...LOAD, connections: ours.length * 2 },
  )
  const peak = { ours: [memoryOf(shop.pid, 'VmHWM')], theirs: [memoryOf(floor.pid, 'VmHWM')] }
  const beside = { beside: 'bare Next', unit: ' MB' } as const
  return [
    comparedRow({ what: 'memory, idle', ...idle, ...beside, mostOfOurs: mostIdle }),
    comparedRow({ what: 'memory, peak under load', ...peak, ...beside, mostOfOurs: mostUnderLoad }),
  ]
}
