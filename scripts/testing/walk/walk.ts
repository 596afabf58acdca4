import type { Client } from 'pg'

import { allCases, type Visitor } from './cases'
import { faultsOf } from './limits'
import { measure, type Measured } from './measure'
import { planReader } from './plans'
import { verbs } from './verbs'
import { findVisitors, type Headers } from './visitors'
import { findWorld } from './world'

export interface Walk {
  /** Of each call its tries. */
  calls: Measured[][]
  faults: string[]
  /** Of each statement, with the call in which it was seen first. */
  planFaults: string[]
}

interface Shop {
  port: number
  /** Of its process. */
  pid: number
  client: Client
  password: string
  /** Into which PostgreSQL writes. */
  log: string
}

/** Calls everything that there is to read, and then what changes something. */
export async function walk({ port, pid, client, password, log }: Shop): Promise<Walk> {
  const shop = { url: `http://127.0.0.1:${port}`, pid, client, password }
  const world = await findWorld(client)
  const visitors = await findVisitors(shop, world)
  // Signed in before everything else, so that a mistake shows at once.
  const changes = await verbs(shop, world)
  const headersOf = (by: Visitor): Headers => ({ 'accept-encoding': 'gzip', ...visitors[by] })
  const walked = { calls: [] as Measured[][], faults: [] as string[] }
  const statements = new Map<string, string>()
  const findPlans = planReader(log)
  const note = (tries: Measured[], faults: string[]) => {
    walked.calls.push(tries)
    walked.faults.push(...faults)
    for (const fault of findPlans()) if (!statements.has(fault)) statements.set(fault, tries[0]?.name ?? '')
  }
  for (const one of allCases(world)) {
    const call = () => measure(shop, one, { headers: headersOf(one.by) })
    const first = await call()
    // What no second try makes better is not asked twice.
    const isOver = first.status >= 500 || faultsOf(first).length === 0
    const last = isOver ? first : await call()
    note(isOver ? [first] : [first, last], faultsOf(last))
  }
  for (const { headers, method = 'GET', body, ...one } of changes) {
    const type: Headers = body ? { 'content-type': 'application/json' } : {}
    const init = { method, headers: { ...headersOf(one.by), ...headers, ...type } }
    const done = await measure(shop, one, { ...init, ...(body && { body: JSON.stringify(body) }) })
    note([done], faultsOf(done, { isOnce: true }))
  }
  return { ...walked, planFaults: [...statements].map(([fault, name]) => `${fault}, seen in ${name}`) }
}
