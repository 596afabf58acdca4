import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { OrderStatus } from '../../../lib/orders/status'
import type { Answer, ShopCalls } from './shop-calls'

export interface Dish {
  id: string
  name: string
  price: number
}

interface Step {
  status: OrderStatus
  from?: OrderStatus
  correction?: true
}

export interface Clients {
  calls: ShopCalls
  dishes: readonly Dish[]
  /** What guests were told. */
  placed: string[]
  /** Of these what is not finished, the oldest first. */
  open: string[]
  random: (below: number) => number
  isOver: () => boolean
}

/** Nobody taps faster, and the machine has other work. */
const thinking = ({ random }: Clients) => pause(20 + random(60))

/** Orders, looks at it, and cancels one or the other. */
export async function guest(name: string, token: string, clients: Clients): Promise<void> {
  const { calls, placed, open, random, isOver } = clients
  const by = { client: name, token }
  const own: string[] = []
  while (!isOver()) {
    const id = await placeOrder(by, clients)
    if (id) {
      for (const list of [placed, open, own]) list.push(id)
      await calls.send(by, { op: 'read', key: id, path: `userorder/order/${id}` })
    }
    const regretted = random(5) === 0 && own.at(-1 - random(8))
    if (regretted) await cancel(regretted)
    await thinking(clients)
  }

  function cancel(id: string): Promise<Answer> {
    const asked = { status: 'cancelled' } as const
    return calls.send(by, { op: 'cancel', key: id, asked, method: 'POST', path: `userorder/order/${id}/cancellation` })
  }
}

/** As the checkout: without an answer it asks what became of the order, and orders again under the same payment_id. */
async function placeOrder(by: { client: string; token: string }, clients: Clients): Promise<string | undefined> {
  const { calls, dishes, random, isOver } = clients
  const paymentId = `pay_${randomUUID()}`
  const items = Array.from({ length: 1 + random(3) }, (_, index) =>
    lineOf(dishes[(random(7) + index) % dishes.length], 2 + random(3)),
  )
  const total = items.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const body = { payment_id: paymentId, payment_method: 'Cash on Delivery', total_amount: total.toFixed(2), items }
  do {
    const placing = { op: 'place', key: paymentId, method: 'POST', path: 'userorder/create-order', body } as const
    const placed = await calls.send(by, placing)
    if (placed.outcome !== 'unknown') return placed.facts.orderId
    const found = await calls.send(by, { op: 'find', key: paymentId, path: `user/orders?payment_id=${paymentId}` })
    if (found.facts.orderId) return found.facts.orderId
  } while (!isOver())
  return undefined
}

function lineOf(dish: Dish | undefined, quantity: number) {
  if (!dish) throw new Error('There is nothing on the menu')
  const { id, name, price } = dish
  return { menu_item_id: id, name, quantity, price, subtotal: Number((price * quantity).toFixed(2)) }
}

/** Takes further what waits longest, so that several cooks meet at one order, and now and then an older one back. */
export async function cook(name: string, token: string, clients: Clients): Promise<void> {
  const { calls, placed, open, random, isOver } = clients
  const by = { client: name, token }
  while (!isOver()) {
    const id = random(6) === 0 ? placed[random(placed.length)] : open[random(Math.min(open.length, 5))]
    if (id) await work(id)
    await thinking(clients)
  }

  async function work(id: string): Promise<void> {
    const { seen } = await calls.send(by, { op: 'see', key: id, path: `orders/${id}` })
    if (!seen) return
    const { status: from, next, back, payment } = seen
    const dice = random(12)
    if (payment.to_pay_back > 0) await settle(id, payment.id, { op: 'pay back', status: 'refunded' })
    else if (back && dice < 2) await step(id, 'correct', { status: back.to, correction: true })
    else if (payment.to_collect > 0 && dice === 2) await settle(id, payment.id, { op: 'collect', status: 'collected' })
    else if (next[0]) await step(id, 'step', { status: (dice === 3 && next.at(-1)) || next[0], from })
    else if (open.includes(id)) open.splice(open.indexOf(id), 1)
  }

  function step(id: string, op: 'step' | 'correct', body: Step): Promise<Answer> {
    return calls.send(by, { op, key: id, asked: { status: body.status }, method: 'PATCH', path: `orders/${id}`, body })
  }

  function settle(id: string, payment: string, { op, status }: { op: 'collect' | 'pay back'; status: string }) {
    return calls.send(by, { op, key: id, method: 'PATCH', path: `payments/${payment}`, body: { status } })
  }
}

/** Follows any order: a client that knows its id may. After no answer it is slower to come back than one who orders. */
export async function reader(name: string, clients: Clients): Promise<void> {
  const { calls, placed, random, isOver } = clients
  while (!isOver()) {
    const id = placed[random(placed.length)]
    const read = id && (await calls.send({ client: name }, { op: 'read', key: id, path: `userorder/order/${id}` }))
    if (!read) await thinking(clients)
    else if (read.outcome === 'unknown') await pause(500 + random(1000))
  }
}
