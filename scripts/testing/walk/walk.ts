import { readFileSync } from 'node:fs'

import type { Client } from 'pg'

import { allCases, type Visitor } from './cases'
import { faultsOf } from './limits'
import { measure, type Measured } from './measure'
import { faultsOfPlans } from './plans'
import { verbs } from './verbs'
import { findVisitors, type Headers } from './visitors'
import { findWorld } from './world'

export interface Walk {
  /** Of each call its tries. */
  calls: Measured[][]
  faults: string[]
  planFaults: string[]
}

interface Shop {
  port: number
  client: Client
  password: string
  /** Into which PostgreSQL writes. */
  log: string
}

/** Calls everything that there is to read, twice, and then what changes something, once. */
export async function walk({ port, client, password, log }: Shop): Promise<Walk> {
  const url = `http://127.0.0.1:${port}`
  const world = await findWorld(client)
  const visitors = await findVisitors({ url, client, password }, world)
  const walked: Walk = { calls: [], faults: [], planFaults: [] }
  const statements = new Map<string, string>()
  let read = readFileSync(log).length
  const notePlans = ({ name }: Measured) => {
    const written = readFileSync(log)
    for (const fault of faultsOfPlans(written.subarray(read).toString()))
      if (!statements.has(fault)) statements.set(fault, name)
    read = written.length
  }
  const headersOf = (by: Visitor): Headers => ({ 'accept-encoding': 'gzip', ...visitors[by] })

  for (const one of allCases(world)) {
    const call = () => measure(url, one, { headers: headersOf(one.by) })
    const first = await call()
    const tries = first.status < 500 && faultsOf(first).length > 0 ? [first, await call()] : [first]
    const last = tries.at(-1) ?? first
    notePlans(last)
    walked.calls.push(tries)
    walked.faults.push(...faultsOf(last))
  }
  for (const { headers, method, body, ...one } of await verbs({ url, client, password }, world)) {
    const init = { ...(method && { method }), ...(body && { body: JSON.stringify(body) }) }
    const type: Headers = body ? { 'content-type': 'application/json' } : {}
    const done = await measure(url, one, { ...init, headers: { ...headersOf(one.by), ...headers, ...type } })
    notePlans(done)
    walked.calls.push([done])
    walked.faults.push(...faultsOf(done, true))
  }
  walked.planFaults = [...statements].map(([fault, name]) => `${fault}, seen in ${name}`)
  return walked
}
