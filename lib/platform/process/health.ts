import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pool } from '../database/pool'
import { hub, isDatabaseAnswering } from '../events'
import { log, recurringWarning } from './log'
import { isBeforeBaseline, versionBefore } from '../database/migrations'
import { refusalForOutage } from '../database/database-error'
import { env } from './env'

const tableMissing = '42P01'

export type Readiness =
  | 'ready'
  | 'closing'
  | 'waiting for the database'
  | 'waiting for migrations'
  | 'older than its database'
  | 'nothing can be written'

export async function findReadiness(now = performance.now()): Promise<Readiness> {
  if (hub().isClosing) return 'closing'
  // Over the listening connection, so that a busy pool is no outage.
  const isAnswering = await isDatabaseAnswering()
  // PostgreSQL may answer before the listener is connected again, and without it every call is refused.
  if (!isAnswering || hub().isDatabaseDown) return 'waiting for the database'
  const misfit = await findMisfit(now)
  if (misfit) return misfit
  return (await isWritable()) ? 'ready' : 'nothing can be written'
}

const askEveryMs = 10_000
let compared = { migrations: hub().migrations, misfit: null as Readiness | null, at: -Infinity }

async function findMisfit(now: number): Promise<Readiness | null> {
  const { migrations } = hub()
  if (migrations.length === 0) return null
  const isFresh = compared.migrations === migrations && now - compared.at < askEveryMs
  if (compared.misfit || !isFresh) compared = { migrations, misfit: await compare(migrations), at: now }
  return compared.misfit
}

async function compare(migrations: readonly string[]): Promise<Readiness | null> {
  const applied = await listApplied()
  if (!applied) return null
  if (migrations.some((name) => !applied.has(name))) return 'waiting for migrations'
  const isServed = (name: string, note: string | null) =>
    migrations.includes(name) || note === versionBefore.goesOn || isBeforeBaseline(name)
  return [...applied].every(([name, note]) => isServed(name, note)) ? null : 'older than its database'
}

async function listApplied(): Promise<Map<string, string | null> | null> {
  try {
    const { rows } = await pool().query<{ name: string; logs: string | null }>(
      'select migration_name as name, logs from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    )
    return new Map(rows.map(({ name, logs }) => [name, logs]))
  } catch (error) {
    if (Object(error).code === tableMissing) return new Map()
    log.warn({ err: error }, 'it is unknown whether the database has all migrations')
    return null
  }
}

const freshMs = 5000
const answerWithinMs = 1500

/** Writes a temporary file of 250 kB: an update would still succeed on a full disk, in space that its table has. */
const probe = `select set_config('work_mem', '64kB', true);
  select count(*) from generate_series(1, 12000);
  select current_setting('transaction_read_only') = 'on' as "isReadOnly"`

let lastProbe = { isWritable: true, at: -Infinity }
let asking: Promise<void> | null = null

export async function isWritable(now = performance.now()): Promise<boolean> {
  if (now - lastProbe.at < freshMs) return lastProbe.isWritable
  asking ??= ask().finally(() => {
    asking = null
  })
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, answerWithinMs).unref()
  })
  await Promise.race([asking, late])
  return lastProbe.isWritable
}

const warn = recurringWarning('nothing can be written into the database')

async function ask(): Promise<void> {
  const hasWritten = await tryToWrite()
  if (hasWritten && !lastProbe.isWritable) log.info('the database takes writes again')
  lastProbe = { isWritable: hasWritten, at: performance.now() }
}

async function tryToWrite(): Promise<boolean> {
  try {
    const results: unknown = await pool().query(probe)
    const [answer] = (results as { rows: { isReadOnly?: boolean }[] }[]).at(-1)?.rows ?? []
    if (answer?.isReadOnly) warn(new Error('it is a replica, or set to read only'))
    return !answer?.isReadOnly
  } catch (error) {
    if (refusalForOutage(error)?.code !== 'read_only') return true
    warn(error)
    return false
  }
}

export interface DiskSpace {
  freeBytes: number
  sizeBytes: number
  holdsDatabase: boolean
}

const leastFreeShare = 0.1

export async function findDiskSpace(folder = env().DATA_DIR): Promise<DiskSpace | null> {
  try {
    const { bavail, bfree, blocks, bsize } = await statfs(existsSync(folder) ? folder : '.')
    const size = blocks - bfree + bavail
    const holdsDatabase = existsSync(join(folder, 'postgres', 'postmaster.pid'))
    return size > 0 ? { freeBytes: bavail * bsize, sizeBytes: size * bsize, holdsDatabase } : null
  } catch {
    return null
  }
}

export function isAlmostFull({ freeBytes, sizeBytes }: Pick<DiskSpace, 'freeBytes' | 'sizeBytes'>): boolean {
  return freeBytes < sizeBytes * leastFreeShare
}
