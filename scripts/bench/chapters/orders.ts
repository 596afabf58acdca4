import { CLIENTS } from '../bench-shop'
import { contest, ratesOf, type Outcome } from '../contest'
import { floorOrders, shopOrders } from '../order-requests'
import { canCount, cpuOf } from '../process-costs'
import { loopText } from '../loop-delay'
import { median, ratioOf } from '../rounds'
import type { Bench } from '../run-bench'
import { mailsAreSent } from '../sent-mails'
import type { Row } from '../table'

export type Outcomes = Record<'ours' | 'next' | 'fastify', Outcome[]>

const HOW = { rounds: 4, seconds: 2 }
const leastRatios = { alone: 0.8, together: 1 }
const mostCpuMs = 4
const mostP99 = 100

/** Durable orders, every check on, beside handlers that only insert the same rows. */
export async function measureOrders(bench: Bench): Promise<Row[]> {
  const alone = await ordersBy(bench, 1)
  const together = await ordersBy(bench, CLIENTS)
  return [
    ...rateRows('create-order, alone', alone, leastRatios.alone),
    ...rateRows(`create-order, ${CLIENTS} clients`, together, leastRatios.together),
    latencyRow(together),
    ...(canCount ? [cpuRow(together)] : []),
  ]
}

function ordersBy({ shop, floors, load }: Bench, connections: number): Promise<Outcomes> {
  const cpu = (pid: number) => () => (canCount ? cpuOf([pid, shop.postmaster]) : 0)
  const settle = () => mailsAreSent(shop.databaseUrl)
  return contest(
    load,
    {
      ours: { port: shop.port, requests: shopOrders(shop), cpu: cpu(shop.pid), settle },
      next: { port: floors.next.port, requests: floorOrders(shop), cpu: cpu(floors.next.pid) },
      fastify: { port: floors.fastify.port, requests: floorOrders(shop), cpu: cpu(floors.fastify.pid) },
    },
    { ...HOW, connections },
  )
}

function rateRows(what: string, outcomes: Outcomes, leastRatio: number): Row[] {
  const ours = ratesOf(outcomes.ours)
  const row = (name: 'next' | 'fastify', title: string) => {
    const theirs = ratesOf(outcomes[name])
    const ratio = ratioOf(ours, theirs)
    return {
      what,
      ours: `${median(ours).toFixed(0)}/s`,
      beside: `${title}: ${median(theirs).toFixed(0)}/s`,
      ratio: ratio.text,
      loop: loopText(outcomes.ours),
      goal: name === 'next' ? `>= ${leastRatio}` : '',
      isMet: name === 'next' ? ratio.value >= leastRatio : null,
    }
  }
  return [row('next', 'bare Next handler'), row('fastify', 'Fastify + pg')]
}

function latencyRow({ ours, next }: Outcomes): Row {
  const [p50, p99] = [median(ours.map((round) => round.p50)), median(ours.map((round) => round.p99))]
  const theirs = `${median(next.map((round) => round.p50)).toFixed(1)} / ${median(next.map((round) => round.p99)).toFixed(1)} ms`
  return {
    what: `create-order, ${CLIENTS} clients: p50 / p99`,
    ours: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
    beside: `bare Next handler: ${theirs}`,
    ratio: '',
    goal: `p99 < ${mostP99} ms`,
    isMet: p99 < mostP99,
  }
}

function cpuRow({ ours, next }: Outcomes): Row {
  const perOrder = (rounds: Outcomes['ours']) => rounds.map(({ cpuMs, count }) => cpuMs / count)
  const ms = median(perOrder(ours))
  return {
    what: 'CPU per order with its mail, server + database',
    ours: `${ms.toFixed(1)} ms`,
    beside: `bare Next handler, no mail: ${median(perOrder(next)).toFixed(1)} ms`,
    ratio: ratioOf(perOrder(ours), perOrder(next)).text,
    goal: `<= ${mostCpuMs} ms`,
    isMet: ms <= mostCpuMs,
  }
}
