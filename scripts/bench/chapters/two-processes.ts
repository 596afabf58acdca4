import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { withConnection } from '../../launch/database/connection'
import { freePorts } from '../../launch/ports'
import { addSignedIn } from '../bench-data'
import { median } from '../rounds'
import type { Bench } from '../run-bench'
import type { Row } from '../table'

const CHANGES = 20
const mostMs = 1000
const PATH = '/api/v1/user/getMenuItems'

/** From the answer to a change at one process until the other process serves it. */
export async function measureTwoProcesses({ running, shop }: Bench): Promise<Row[]> {
  const [port = 0] = await freePorts(1)
  const other = running.add(await shop.start({}, port))
  const token = randomBytes(32).toString('base64url')
  await withConnection(shop.databaseUrl, (client) =>
    addSignedIn(client, { id: randomUUID(), token, role: 'admin', door: 'admin' }),
  )
  const delays: number[] = []
  for (let change = 0; change < CHANGES; change += 1) delays.push(await delayOf(change))
  await other.stop()
  return [
    {
      what: `a new price at the other process, ${CHANGES} changes`,
      ours: `${median(delays).toFixed(0)} ms, at most ${Math.max(...delays).toFixed(0)}`,
      beside: '',
      ratio: '',
      goal: `<= ${mostMs} ms`,
      isMet: Math.max(...delays) <= mostMs,
    },
  ]

  async function delayOf(change: number) {
    // None of those that other chapters order at the price they know.
    const id = shop.menuItems.at(-1)?.id ?? ''
    const price = `${20 + change}.35`
    await setPrice(id, price)
    const changedAt = performance.now()
    while (!(await listOf(port)).includes(`"price":${price}`)) await sleep(1)
    return performance.now() - changedAt
  }

  async function setPrice(id: string, price: string) {
    const body = new FormData()
    body.set('price', price)
    const address = `http://127.0.0.1:${shop.port}/api/v1/menuItems/updateMenuItem/${id}`
    const answer = await fetch(address, { method: 'PUT', headers: { Authorization: `Bearer ${token}` }, body })
    if (answer.status !== 200) throw new Error(`the price was not changed: ${answer.status} ${await answer.text()}`)
  }
}

async function listOf(port: number) {
  return (await fetch(`http://127.0.0.1:${port}${PATH}`)).text()
}
