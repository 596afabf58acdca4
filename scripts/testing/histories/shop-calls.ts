import { setTimeout as pause } from 'node:timers/promises'

import type { OrderStatus } from '../../../lib/orders/status'
import { rappenOf } from '../../../lib/platform/values/money'
import type { Call, Facts, History, Operation } from './history'

interface Caller {
  client: string
  token?: string
}

interface Asked {
  op: Operation
  key: string
  asked?: Facts
  method?: 'GET' | 'POST' | 'PATCH'
  /** Below /api/v1. */
  path: string
  body?: object
}

export interface Answer {
  outcome: Call['outcome']
  facts: Facts
  /** What a cook sees of it. */
  seen?: Seen
}

interface Seen {
  status: OrderStatus
  next: OrderStatus[]
  back: { to: OrderStatus } | null
  payment: { id: string; to_collect: number; to_pay_back: number }
}

export interface ShopCalls {
  send(by: Caller, asked: Asked): Promise<Answer>
}

const RETRY_MS = 50
/** Longer than the shop takes to give up by itself. */
const TIMEOUT_MS = 20_000

/** Calls of the shop, with what was asked and heard in the history. A client whose instance does not answer asks the next. */
export function shopCalls(history: History, urls: readonly string[]): ShopCalls {
  const turns = new Map<string, number>()
  return {
    async send({ client, token }, asked) {
      const turn = turns.get(client) ?? turns.size
      turns.set(client, turn)
      const { op, key } = asked
      history.record({ client, op, key, type: 'invoke', value: asked.asked ?? {} })
      const answer = await ask(`${urls[turn % urls.length]}/api/v1/${asked.path}`, asked, token)
      history.record({ client, op, key, type: answer.outcome, value: answer.facts })
      if (answer.outcome !== 'unknown') return answer
      turns.set(client, turn + 1)
      await pause(RETRY_MS)
      return answer
    },
  }
}

async function ask(url: string, { op, method = 'GET', body }: Asked, token = ''): Promise<Answer> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  let http = {}
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) })
    http = { http: response.status }
    const { data } = await response.json()
    if (response.status >= 500) return { outcome: 'unknown', facts: http }
    if (!response.ok) return { outcome: 'fail', facts: http }
    return { outcome: 'ok', facts: { ...http, ...factsOf(op, data) }, ...(op === 'see' && { seen: data }) }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { outcome: 'unknown', facts: { ...http, error: String(cause) } }
  }
}

interface Order {
  order_id?: string
  id?: string
  order_status?: OrderStatus
  status?: OrderStatus
  total_amount?: number
  total?: number
  items?: { quantity: number; name: string; subtotal: number }[]
}

function factsOf(op: Operation, data: Order | Order[]): Facts {
  if (op === 'collect' || op === 'pay back') return {}
  const order = Array.isArray(data) ? data[0] : data
  if (!order) return {}
  return {
    orderId: order.order_id ?? order.id,
    status: order.order_status ?? order.status,
    totalRappen: rappenOf(order.total_amount ?? order.total ?? 0),
    lines: order.items?.map(({ quantity, name, subtotal }) => `${quantity} ${name} ${rappenOf(subtotal)}`).join(', '),
  }
}
