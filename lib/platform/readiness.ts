import { pool } from './db'
import { hub, isDatabaseAnswering } from './events'
import { log } from './log'
import { versionBeforeStops } from './migrations'
import { isWritable } from './write-probe'

const tableMissing = '42P01'

export type Readiness =
  | 'ready'
  | 'closing'
  | 'waiting for the database'
  | 'waiting for migrations'
  | 'older than its database'
  | 'nothing can be written'

/** Whether requests can be answered, the ones that write included. */
export async function findReadiness(now = performance.now()): Promise<Readiness> {
  if (hub().isClosing) return 'closing'
  // Asked over the connection that listens, so that a busy pool is no outage.
  if (!(await isDatabaseAnswering())) return 'waiting for the database'
  const misfit = await findMisfit(now)
  if (misfit) return misfit
  return (await isWritable()) ? 'ready' : 'nothing can be written'
}

const askEveryMs = 10_000
/** Which migrations were compared when, and with what result. */
let compared = { migrations: hub().migrations, misfit: null as Readiness | null, at: -Infinity }

/** A schema that fits does so for a while; one that does not is asked for again each time. */
async function findMisfit(now: number): Promise<Readiness | null> {
  const { migrations } = hub()
  if (migrations.length === 0) return null
  const isKnown = compared.migrations === migrations && now - compared.at < askEveryMs
  if (compared.misfit || !isKnown) compared = { migrations, misfit: await compare(migrations), at: now }
  return compared.misfit
}

async function compare(migrations: readonly string[]): Promise<Readiness | null> {
  const applied = await listApplied()
  if (!applied) return null
  if (migrations.some((name) => !applied.has(name))) return 'waiting for migrations'
  const stopping = [...applied].filter(([name, note]) => note === versionBeforeStops && !migrations.includes(name))
  return stopping.length > 0 ? 'older than its database' : null
}

/** Names, and what was noted of each. Null: nobody knows. */
async function listApplied(): Promise<Map<string, string | null> | null> {
  try {
    const { rows } = await pool().query<{ name: string; logs: string | null }>(
      'select migration_name as name, logs from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    )
    return new Map(rows.map(({ name, logs }) => [name, logs]))
  } catch (error) {
    if (Object(error).code === tableMissing) return new Map()
    log.warn({ err: error }, 'nobody knows whether the database has all migrations')
    return null
  }
}
