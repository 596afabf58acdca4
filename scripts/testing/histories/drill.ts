import { join } from 'node:path'

import { rappenOf } from '../../../lib/platform/values/money'
import { numbersFrom } from '../../../lib/testing/long'
import { withConnection } from '../../launch/database/connection'
import { joinEmbeddedDatabase } from '../../launch/postgres/embedded-database'
import { until } from '../../launch/process/process-check'
import { addSignedInCustomers } from '../signed-in-customers'
import { cook, guest, reader, type Clients, type Dish } from './clients'
import { callsOf, History, type Operation } from './history'
import { shopCalls } from './shop-calls'
import { findStored, type Stored } from './stored'
import type { Trouble } from './troubles'

interface Drill {
  settings: Record<string, string>
  seed: number
  /** Of the shop's instances. */
  urls: [string, ...string[]]
  people: Record<'guests' | 'cooks' | 'readers', number>
  troubles: Trouble[]
}

export type Run = Awaited<ReturnType<typeof runDrill>>

/** Before each trouble, and after the last. */
const USUAL = { place: 20, step: 20 }
const NEXT = { place: 1 }
/** The shop promises five seconds; a machine may have other work. */
const MOST_MS = 90_000

/** Troubles under clients that order, look, cook and collect: what they heard, and what is stored then. */
export async function runDrill({ settings, seed, urls, people, troubles }: Drill) {
  const { adminUrl } = await joinEmbeddedDatabase(settings.DATA_DIR)
  const guests = await withConnection(adminUrl, (client) => addSignedInCustomers(client, people.guests))
  const [url] = urls
  const staff = await signIn(url, settings)
  const history = new History()
  let isOver = false
  const clients: Clients = {
    calls: shopCalls(history, urls),
    dishes: await findDishes(url),
    placed: [],
    open: [],
    random: numbersFrom(seed),
    isOver: () => isOver,
  }
  const work = Promise.all([
    ...guests.map(({ token }, index) => guest(`guest ${index}`, token, clients)),
    ...named('cook', people.cooks).map((name) => cook(name, staff, clients)),
    ...named('reader', people.readers).map((name) => reader(name, clients)),
  ])
  const lasted: string[] = []
  try {
    for (const trouble of troubles) {
      await untilAnswered(history, USUAL)
      lasted.push(await endure(trouble, history))
    }
    await untilAnswered(history, USUAL)
  } finally {
    isOver = true
    await work
    history.save(join(settings.DATA_DIR ?? '', 'history.jsonl'))
  }
  const readStored = async (): Promise<Stored> => {
    const { adminUrl: current } = await joinEmbeddedDatabase(settings.DATA_DIR)
    return { ...(await findStored(current)), drawerRappen: await drawerOf(url, staff) }
  }
  return { events: history.events, readStored, summary: [summaryOf(history), ...lasted].join('; ') }
}

async function endure({ name, make }: Trouble, history: History): Promise<string> {
  const beganAt = performance.now()
  await make()
  const overAt = performance.now()
  await untilAnswered(history, NEXT)
  return `${name} ${seconds(overAt - beganAt)}, an order ${seconds(performance.now() - overAt)} later`
}

/** So many of what is asked for from now on. */
async function untilAnswered(history: History, wanted: Partial<Record<Operation, number>>): Promise<void> {
  const from = history.events.length
  const missing = () => {
    const answered = callsOf(history.events.slice(from)).filter(({ outcome }) => outcome === 'ok')
    return Object.entries(wanted).find(([op, count]) => answered.filter((call) => call.op === op).length < count)
  }
  if (!(await until(() => !missing(), MOST_MS)))
    throw new Error(`In ${seconds(MOST_MS)} fewer calls were answered than ${missing()?.join(' ')}`)
}

function summaryOf({ events }: History): string {
  const calls = callsOf(events)
  const answered = calls.filter(({ outcome }) => outcome === 'ok')
  const count = (...ops: Operation[]) => answered.filter(({ op }) => ops.includes(op)).length
  const handedOver = answered.filter(({ op, asked }) => op === 'step' && asked.status === 'completed').length
  const steps = `${count('step', 'correct', 'cancel')} steps, ${handedOver} of them to the guest`
  const money = `${count('collect', 'pay back')} payments`
  const unknown = calls.filter(({ outcome }) => outcome === 'unknown').length
  const asked = `${events.length} events: ${count('place', 'find')} orders, ${steps}, and ${money} acknowledged`
  return `${asked}, ${unknown} calls without an answer`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const named = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind} ${index}`)

async function signIn(url: string, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Record<string, string>) {
  const answer = await fetch(`${url}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** What needs no choice and no ID, and of which one is enough. */
async function findDishes(url: string): Promise<Dish[]> {
  const answer = await fetch(`${url}/api/v1/user/getMenuItems`)
  const { data } = (await answer.json()) as { data: (Dish & { minimum_age: number; option_groups: unknown[] })[] }
  return data.filter((dish) => dish.price >= 15 && dish.minimum_age === 0 && dish.option_groups.length === 0)
}

async function drawerOf(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/cash-ups/drawer`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: { taken: number; refunded: number } }
  return rappenOf(data.taken - data.refunded)
}
