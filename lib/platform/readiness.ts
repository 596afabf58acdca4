import { pool } from './db'
import { hub, isDatabaseAnswering } from './events'
import { log } from './log'
import { isWritable } from './write-probe'

export type Readiness =
  'ready' | 'closing' | 'waiting for the database' | 'waiting for migrations' | 'nothing can be written'

/** Whether requests can be answered, the ones that write included. */
export async function findReadiness(): Promise<Readiness> {
  if (hub().isClosing) return 'closing'
  // Asked over the connection that listens, so that a busy pool is no outage.
  if (!(await isDatabaseAnswering())) return 'waiting for the database'
  if (await lacksMigrations()) return 'waiting for migrations'
  return (await isWritable()) ? 'ready' : 'nothing can be written'
}

const tableMissing = '42P01'

/** Asked until once all are there: what is applied stays so, and newer ones are the next version's. */
async function lacksMigrations(): Promise<boolean> {
  const { migrations } = hub()
  if (migrations.length === 0) return false
  const applied = await listApplied()
  if (applied && migrations.some((name) => !applied.has(name))) return true
  if (applied) hub().migrations = []
  return false
}

/** Null: nobody knows. */
async function listApplied(): Promise<Set<string> | null> {
  try {
    const { rows } = await pool().query<{ name: string }>(
      'select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    )
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    if (Object(error).code === tableMissing) return new Set()
    log.warn({ err: error }, 'nobody knows whether the database has all migrations')
    return null
  }
}
