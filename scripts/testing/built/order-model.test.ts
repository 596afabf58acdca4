import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { isRefused, mayBeChanged, mayCorrect, nextStatuses, type OrderStatus } from '../../../lib/orders/status'
import { rappenOf } from '../../../lib/platform/values/money'
import { isLong, seedOf } from '../../../lib/testing/long'
import { Running } from '../../bootstrap/running.mjs'
import { withConnection } from '../../launch/database/connection'
import { joinEmbeddedDatabase } from '../../launch/postgres/embedded-database'
import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { settingsIn, startInstance, startTroubledShop } from '../histories/troubles'
import { addSignedInCustomers } from '../signed-in-customers'

// What an order, its money and what is proposed for it come to, said a second time in few words, beside shops that take
// any calls in any order.

const seed = seedOf('MODEL_SEED')
const runs = { seed, numRuns: 60, endOnFailure: true }

/** An order of one dish. Amounts in Rappen. */
interface Model {
  /** Those that were not undone, each with what had been paid before it. */
  steps: { status: OrderStatus; isTold: boolean; paidBefore: number }[]
  price: number
  quantity: number
  proposed: number | null
  /** To the last proposal: said again, it is said once. */
  answer: 'agreed' | 'declined' | 'withdrawn' | null
  paid: number
  refunded: number
  isReversed: boolean
}

const statusOf = ({ steps }: Model): OrderStatus => steps.at(-1)?.status ?? 'received'
const isUnderWay = (order: Model) => mayBeChanged({ status: statusOf(order), isTest: false })
const isSold = (order: Model) => statusOf(order) === 'completed' && !order.isReversed
const totalOf = ({ price, quantity }: Model) => price * quantity
const priceOf = (order: Model) => (isRefused(statusOf(order)) || order.isReversed ? 0 : totalOf(order) - order.refunded)
const owed = (order: Model) => priceOf(order) - order.paid

interface View {
  id: string
  status: OrderStatus
  total: number
  items: { position: number }[]
  payment: { id: string; to_collect: number; to_pay_back: number }
}

class Shops {
  proposalId: string = randomUUID()
  #turn = 0

  constructor(
    readonly urls: readonly string[],
    readonly tokens: { guest: string; staff: string },
    public order: View,
    readonly tellsNow: (orderId: string) => Promise<void>,
  ) {}

  /** The next instance is asked each time. @returns whether it was done */
  async call(method: string, path: string, { body, by = 'staff' }: { body?: object; by?: 'guest' | 'staff' } = {}) {
    this.#turn += 1
    const answer = await fetch(`${this.urls[this.#turn % this.urls.length]}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.tokens[by]}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    assert(answer.status < 500, `${method} ${path}: ${answer.status}`)
    const { data } = await answer.json()
    return { isDone: answer.ok, data }
  }
}

interface Verb {
  /** Whether the rules allow it. */
  may: (order: Model) => boolean
  /** What it comes to. */
  change: (order: Model) => void
  call: (shops: Shops) => Promise<{ isDone: boolean }>
}

function step(order: Model, status: OrderStatus, isTold = false): void {
  order.steps.push({ status, isTold, paidBefore: order.paid })
}

const goTo = (status: OrderStatus): Verb => ({
  may: (order) => !order.isReversed && nextStatuses(statusOf(order), 'pickup').includes(status),
  change: (order) => {
    step(order, status)
    if (status === 'completed' && owed(order) > 0) order.paid += owed(order)
  },
  call: (shops) => shops.call('PATCH', `orders/${shops.order.id}`, { body: { status } }),
})

/** Undone without a trace before the guest is told; afterwards a step of its own. */
function wayBack(order: Model): OrderStatus | null {
  const [before, last] = [order.steps.at(-2), order.steps.at(-1)]
  if (order.isReversed || order.refunded > 0 || !before || !last) return null
  if (!last.isTold) return before.status
  if (last.status === 'cancelled' || last.status === 'rejected') return null
  return order.steps.findLast(({ status }) => mayCorrect(last.status, status, 'pickup'))?.status ?? null
}

const back = (status: OrderStatus): Verb => ({
  may: (order) => wayBack(order) === status,
  change: (order) => {
    const last = order.steps.at(-1)
    if (!last) return
    if (last.status === 'completed') order.paid = last.paidBefore
    if (last.isTold) step(order, status)
    else order.steps.pop()
  },
  call: (shops) => shops.call('PATCH', `orders/${shops.order.id}`, { body: { status, correction: true } }),
})

const cancelByGuest: Verb = {
  may: (order) => nextStatuses(statusOf(order), 'pickup', { by: 'customer' }).includes('cancelled'),
  change: (order) => {
    step(order, 'cancelled', true)
    if (order.proposed !== null) order.answer = 'withdrawn'
    order.proposed = null
  },
  call: (shops) => shops.call('POST', `userorder/order/${shops.order.id}/cancellation`, { by: 'guest' }),
}

const propose = (quantity: number): Verb => ({
  may: (order) => isUnderWay(order) && order.proposed === null && quantity !== order.quantity,
  change: (order) => {
    order.proposed = quantity
    order.answer = null
  },
  call: async (shops) => {
    const id = randomUUID()
    const quantities = [{ position: shops.order.items[0]?.position, quantity }]
    const answer = await shops.call('POST', `orders/${shops.order.id}/proposal`, { body: { id, quantities } })
    if (answer.isDone) shops.proposalId = id
    return answer
  },
})

const answerWith = (answer: NonNullable<Model['answer']>): Verb => ({
  may: (order) => order.answer === answer || (isUnderWay(order) && order.proposed !== null),
  change: (order) => {
    if (answer === 'agreed') order.quantity = order.proposed ?? order.quantity
    order.proposed = null
    order.answer = answer
  },
  call: (shops) => {
    const body = { proposal_id: shops.proposalId, answer, consent_name: 'Ana' }
    return shops.call('POST', `orders/${shops.order.id}/proposal/answer`, { body })
  },
})

const settle = (status: 'collected' | 'refunded'): Verb => ({
  may: (order) => (status === 'collected' ? owed(order) > 0 : owed(order) < 0),
  change: (order) => {
    order.paid += owed(order)
  },
  call: (shops) => shops.call('PATCH', `payments/${shops.order.payment.id}`, { body: { status } }),
})

const refundOne: Verb = {
  may: (order) => isSold(order) && totalOf(order) - order.refunded >= order.price,
  change: (order) => {
    order.refunded += order.price
    order.paid -= order.price
  },
  call: (shops) => {
    const lines = [{ position: shops.order.items[0]?.position, quantity: 1 }]
    const body = { id: randomUUID(), lines, reason: 'War kalt' }
    return shops.call('POST', `orders/${shops.order.id}/refund`, { body })
  },
}

const reverse: Verb = {
  may: isSold,
  change: (order) => {
    order.isReversed = true
    order.paid = 0
  },
  call: (shops) => shops.call('POST', `orders/${shops.order.id}/reversal`, { body: { reason: 'Storno' } }),
}

/** The ten seconds in which a step can be undone, and the ten after them in which a rejection can be taken back. */
const timePasses: Verb = {
  may: () => true,
  change: (order) => {
    for (const each of order.steps) each.isTold = true
  },
  call: async (shops) => {
    await shops.tellsNow(shops.order.id)
    return { isDone: true }
  },
}

const verbs: Record<string, Verb> = {
  ...Object.fromEntries(
    (['accepted', 'preparing', 'ready', 'completed', 'rejected', 'cancelled'] as const).map((to) => [to, goTo(to)]),
  ),
  ...Object.fromEntries(
    (['received', 'accepted', 'preparing', 'ready'] as const).map((to) => [`back to ${to}`, back(to)]),
  ),
  cancelByGuest,
  'propose 2': propose(2),
  'propose 5': propose(5),
  agree: answerWith('agreed'),
  decline: answerWith('declined'),
  withdraw: answerWith('withdrawn'),
  collect: settle('collected'),
  payBack: settle('refunded'),
  refundOne,
  reverse,
  timePasses,
}

class Command implements fc.AsyncCommand<Model, Shops> {
  constructor(readonly name: string) {}

  check = () => true
  toString = () => this.name

  async run(order: Model, shops: Shops): Promise<void> {
    const verb = verbs[this.name]
    if (!verb) throw new Error(`no verb ${this.name}`)
    const isAllowed = verb.may(order)
    assert.equal((await verb.call(shops)).isDone, isAllowed, `${this.name} of ${JSON.stringify(order)}`)
    if (isAllowed) verb.change(order)
    shops.order = (await shops.call('GET', `orders/${shops.order.id}`)).data
    const { status, total, payment } = shops.order
    const seen = {
      status,
      total: rappenOf(total),
      toCollect: rappenOf(payment.to_collect),
      toPayBack: rappenOf(payment.to_pay_back),
    }
    assert.deepEqual(seen, {
      status: statusOf(order),
      total: totalOf(order),
      toCollect: Math.max(0, owed(order)),
      toPayBack: Math.max(0, -owed(order)),
    })
  }
}

/** The usual way is taken more often: most sequences would end in the queue. */
const usual = ['accepted', 'preparing', 'ready', 'completed', 'completed', 'agree', 'timePasses']
const commands = fc.commands(
  [...Object.keys(verbs), ...usual].map((name) => fc.constant(new Command(name))),
  { size: 'large', maxCommands: 40 },
)

let folder: string
let settings: Record<string, string>
let running: Running

beforeEach(async () => {
  folder = makeTemporaryFolder()
  running = new Running()
  settings = await settingsIn(folder)
})

afterEach(async () => {
  await running.end()
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(isLong)('any calls in any order do what the rules say', { timeout: 600_000 }, () => {
  test('of one instance', async () => {
    const shop = running.add(await startTroubledShop(settings))
    await expect(tryCalls([shop.url])).resolves.toBeUndefined()
  })

  test('of two instances in turn', async () => {
    const shop = running.add(await startTroubledShop(settings))
    const other = running.add(await startInstance(shop.environment()))
    await expect(tryCalls([shop.url, other.url])).resolves.toBeUndefined()
  })
})

async function tryCalls(urls: [string, ...string[]]): Promise<void> {
  const [url] = urls
  const { adminUrl } = await joinEmbeddedDatabase(settings.DATA_DIR)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
  const { token: staff } = await post(url, 'admin/login', { email, password })
  const dish = await findDish(url)
  await withConnection(adminUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    const tellsNow = async (id: string) => {
      await client.query(
        `update status_change set at = at - interval '21 seconds', announced_at = announced_at - interval '21 seconds'
         where order_id = $1`,
        [id],
      )
    }
    const placed = fc.asyncProperty(commands, async (all) => {
      const [customer] = await addSignedInCustomers(client, 1)
      const tokens = { guest: customer?.token ?? '', staff }
      const order = await placeOrder(url, tokens, dish)
      const model: Model = {
        ...{ steps: [{ status: 'received', isTold: true, paidBefore: 0 }], price: rappenOf(dish.price), quantity: 4 },
        ...{ proposed: null, answer: null, paid: 0, refunded: 0, isReversed: false },
      }
      await fc.asyncModelRun(() => ({ model, real: new Shops(urls, tokens, order, tellsNow) }), all)
    })
    await fc.assert(placed, runs)
  })
}

interface Dish {
  id: string
  price: number
}

async function findDish(url: string): Promise<Dish> {
  const { data } = await (await fetch(`${url}/api/v1/user/getMenuItems`)).json()
  return data.find(
    ({ price, minimum_age, option_groups }: Dish & { minimum_age: number; option_groups: unknown[] }) => {
      return price >= 15 && minimum_age === 0 && option_groups.length === 0
    },
  )
}

async function placeOrder(url: string, { guest, staff }: Shops['tokens'], { id, price }: Dish): Promise<View> {
  const paid = { payment_id: `pay_${randomUUID()}`, payment_method: 'Cash on Delivery', total_amount: 4 * price }
  const items = [{ menu_item_id: id, quantity: 4, price, subtotal: 4 * price }]
  const { order_id } = await post(url, 'userorder/create-order', { ...paid, items }, guest)
  const answer = await fetch(`${url}/api/v1/orders/${order_id}`, { headers: { authorization: `Bearer ${staff}` } })
  return (await answer.json()).data
}

async function post(url: string, path: string, body: object, token = '') {
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const { data } = await answer.json()
  expect(answer.status, path).toBe(200)
  return data
}
