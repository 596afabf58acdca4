import pg from 'pg'
import { inject, vi } from 'vitest'
import { pool } from '@/lib/platform/database/pool'
import { keepFilesApart } from '../forget-process'

// Runs before each test file that asks the database: a fresh copy of the migrated one, named in DATABASE_URL before
// anything reads it. Tests import nothing from here.

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    appDatabaseServer: string
    smtpUrl: string
    inboxUrl: string
  }
}

// By process: Vitest gives the number of a worker on before the one that had it has ended.
const name = `worker_${process.pid}`
const server = inject('databaseServer')

Object.assign(process.env, {
  // The plain role that serves customers: whatever it may not do, a test finds.
  DATABASE_URL: inWorker(inject('appDatabaseServer')),
  // For a test that has to reach behind the rules.
  DATABASE_ADMIN_URL: inWorker(server),
  SMTP_CATCHER_URL: inject('smtpUrl'),
  INBOX_URL: inject('inboxUrl'),
  SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
})

keepFilesApart()
await dropEarlier()
// The connections to the database that was dropped. One still in use is not handed out again: the pool drops it then.
await vi.waitUntil(() => pool().idleCount === 0, { timeout: 10_000, interval: 5 })

// Copied for the first who connects: a copy takes a third of a second, and some files never ask for one.
const { prototype } = pg.Client as unknown as { prototype: { connect: Connect; connectPlainly?: Connect } }
const connect = prototype.connectPlainly ?? prototype.connect
let copied: Promise<void> | undefined
prototype.connectPlainly = connect
prototype.connect = async function connectToCopy(...args) {
  if (this.database === name)
    await (copied ??= withServer((client) => client.query(`create database ${name} template template_migrated`)))
  return Reflect.apply(connect, this, args)
}

type Connect = (this: pg.Client, ...args: unknown[]) => Promise<unknown>

function inWorker(url: string) {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.href
}

/** Those of processes that have ended. */
function dropEarlier(): Promise<void> {
  return withServer(async (client) => {
    // One after the other: of two who drop the same, one would fail.
    await client.query('select pg_advisory_lock(1)')
    const { rows } = await client.query<{ pid: number }>(
      `select substr(datname, 8)::int as pid from pg_database where datname ~ '^worker_[0-9]+$'`,
    )
    for (const { pid } of rows)
      if (pid === process.pid || !isRunning(pid)) await client.query(`drop database worker_${pid} with (force)`)
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function withServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
