import { inRounds, median, ratioOf } from '../rounds'
import type { Bench } from '../run-bench'
import { restart, type Served } from '../server'
import type { Row } from '../table'

const ROUNDS = 3
const goalMs = 600

/** From the birth of the process to its first answer that it is ready, with everything built and migrated. */
export async function measureStart({ running, shop, floors }: Bench): Promise<Row[]> {
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

async function timeOf(start: () => Promise<Served>) {
  const { readyMs, stop } = await start()
  await stop()
  return readyMs
}
