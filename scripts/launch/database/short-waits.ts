import { setTimeout as sleep } from 'node:timers/promises'

import { DatabaseError, type Client } from 'pg'

import { say } from '../../bootstrap/progress.mjs'
import { Stop } from '../../bootstrap/stop.mjs'
import { withConnection } from './connection'

export interface Waits {
  lockMs: number
  attempts: number
  pauseMs: number
}

const LOCK_NOT_AVAILABLE = '55P03'

/** Waiting for a table lock blocks every later client: so it waits for seconds, and tries again after a pause. */
export async function withShortWaits<T>(
  client: Client,
  url: string,
  work: () => Promise<T>,
  { lockMs, attempts, pauseMs }: Waits = { lockMs: 3000, attempts: 6, pauseMs: 5000 },
): Promise<T> {
  await client.query(`set lock_timeout = ${lockMs}`)
  const { rows } = await client.query('select pg_backend_pid() as pid')
  for (let attempt = 1; ; attempt += 1) {
    let found: Promise<string[]> = Promise.resolve([])
    const timer = setTimeout(() => {
      found = whoBlocks(url, rows[0].pid).catch(() => [])
    }, lockMs / 2)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error
      const who = (await found).join('; ') || 'somebody who is gone by now'
      if (attempt === attempts) throw new Stop(`the table stays locked by ${who}. End that, and migrate again`)
      say(`  A table is locked by ${who}: trying again`)
    } finally {
      clearTimeout(timer)
    }
    await sleep(pauseMs)
  }
}

/** Over a second connection, because a waiting one cannot query what it waits for. */
async function whoBlocks(url: string, pid: number): Promise<string[]> {
  const { rows } = await withConnection(url, (client) =>
    client.query(
      `select pid, usename as role, application_name as program, state, left(query, 80) as query,
         extract(epoch from now() - xact_start)::int as seconds
       from unnest(pg_blocking_pids($1)) blocking join pg_stat_activity on pid = blocking`,
      [pid],
    ),
  )
  return rows.map(
    ({ program, role, state, query, seconds, pid: blocking }) =>
      `process ${blocking} (${program || role}, ${state}, in a transaction for ${seconds} s: ${query})`,
  )
}
