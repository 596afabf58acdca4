import { contest, ratesOf } from '../contest'
import { request } from '../load/load-generator'
import { loopText } from '../loop-delay'
import { median, ratioOf } from '../rounds'
import type { Bench } from '../run-bench'
import { sizeOf } from '../shop-pages'
import type { Row } from '../table'

const HOW = { rounds: 5, seconds: 1, connections: 16 }
const PATH = '/api/v1/user/getMenuItems'
const leastRatios = { next: 10, fastify: 5 }

/** All menu items as JSON, beside handlers that ask PostgreSQL each time. */
export async function measurePublicJson({ shop, floors, load }: Bench): Promise<Row[]> {
  const outcomes = await contest(
    load,
    {
      ours: { port: shop.port, requests: [request(PATH)] },
      next: { port: floors.next.port, requests: [request('/api/dishes')] },
      fastify: { port: floors.fastify.port, requests: [request('/api/dishes')] },
    },
    HOW,
  )
  const ours = ratesOf(outcomes.ours)
  const bytes = await sizeOf(shop.port, PATH)
  const row = (name: 'next' | 'fastify', title: string) => {
    const theirs = ratesOf(outcomes[name])
    const ratio = ratioOf(ours, theirs)
    return {
      what: `JSON of ${shop.menuItems.length} dishes, ${(bytes / 1000).toFixed(0)} kB`,
      ours: `${median(ours).toFixed(0)}/s`,
      beside: `${title}: ${median(theirs).toFixed(0)}/s`,
      ratio: ratio.text,
      loop: loopText(outcomes.ours),
      goal: `>= ${leastRatios[name]}`,
      isMet: ratio.value >= leastRatios[name],
    }
  }
  return [row('next', 'bare Next handler'), row('fastify', 'Fastify + pg')]
}
