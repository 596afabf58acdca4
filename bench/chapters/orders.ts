import type { Outcome } from '../load'
import { canCount, cpuOf } from '../process-costs'
import type { Bench } from '../floor'
import { CLIENTS, floorOrders, mailsAreSent, shopOrders } from '../shop'
import { comparedRow, type Row } from '../table'

type Outcomes = Record<'ours' | 'next', Outcome[]>

const HOW = { rounds: 4, seconds: 2 }
const leastRatio = 0.4
/** Of the handler's p99, and of its processor time. */
const mostTimes = 1.25

export async function measureOrders(bench: Bench): Promise<Row[]> {
  const alone = await ordersBy(bench, 1)
  const together = await ordersBy(bench, CLIENTS)
  const of = ({ ours, next }: Outcomes, value: (round: Outcome) => number) => ({
    ours: ours.map(value),
    theirs: next.map(value),
    beside: 'handler that inserts',
  })
  const rate = { unit: '/s', least: leastRatio } as const
  const p99 = { ...of(together, (round) => round.p99), unit: ' ms', most: mostTimes } as const
  const cpu = { ...of(together, ({ cpuMs, count }) => cpuMs / count), unit: ' ms', most: mostTimes } as const
  return [
    comparedRow({ what: 'create-order, alone', ...of(alone, ({ perSecond }) => perSecond), ...rate }),
    comparedRow({ what: `create-order, ${CLIENTS} clients`, ...of(together, ({ perSecond }) => perSecond), ...rate }),
    comparedRow({ what: `create-order, ${CLIENTS} clients: p99`, ...p99 }),
    ...(canCount ? [comparedRow({ what: 'CPU per order with its mail, server + database', ...cpu })] : []),
  ]
}

function ordersBy({ shop, floor, contest }: Bench, connections: number): Promise<Outcomes> {
  const cpu = (pid: number) => () => (canCount ? cpuOf([pid, shop.postmaster]) : 0)
  const settle = () => mailsAreSent(shop.databaseUrl)
  return contest(
    {
      ours: { port: shop.port, requests: shopOrders(shop), cpu: cpu(shop.pid), settle },
      next: { port: floor.port, requests: floorOrders(shop), cpu: cpu(floor.pid) },
    },
    { ...HOW, connections },
  )
}
