import { restart, type Served } from '../../scripts/testing/serve'
import type { Bench } from '../floor'
import { inRounds } from '../load'
import { comparedRow, type Row } from '../table'

const ROUNDS = 3
const mostTimes = 1.6

export async function measureStart({ running, shop, floor }: Bench): Promise<Row[]> {
  await Promise.all([shop.stop(), floor.stop()])
  const { ours, theirs } = await inRounds(ROUNDS, {
    ours: () => timeOf(shop.start),
    theirs: () => timeOf(floor.start),
  })
  await restart(running, shop)
  await restart(running, floor)
  return [comparedRow({ what: 'start to ready', ours, theirs, beside: 'bare Next', unit: ' ms', most: mostTimes })]
}

async function timeOf(start: () => Promise<Served>) {
  const { readyMs, stop } = await start()
  await stop()
  return readyMs
}
