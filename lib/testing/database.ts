import pg from 'pg'
import { afterAll, inject, vi } from 'vitest'
import { pool } from '@/lib/platform/db'
import { forgetProcess } from './forget-process'

// Runs before each test file that asks the database: a fresh copy of the migrated one for this worker, named in
// DATABASE_URL before anything reads it. Files of a worker share its process and its modules, the pool too. Tests import
// nothing from here.

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    appDatabaseServer: string
    smtpUrl: string
    inboxUrl: string
  }
}

const name = `worker_${process.env.VITEST_POOL_ID ?? '1'}`
const server = inject('databaseServer')

Object.assign(process.env, {
  // The plain role that serves guests: whatever it may not do, a test finds.
  DATABASE_URL: inWorker(inject('appDatabaseServer')),
  // For a test that has to reach behind the rules.
  DATABASE_ADMIN_URL: inWorker(server),
  SMTP_CATCHER_URL: inject('smtpUrl'),
  INBOX_URL: inject('inboxUrl'),
  SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
})

forgetProcess()
// Which ends the connections that the file before has left.
await onServer(`drop database if exists ${name} with (force)`)
await vi.waitUntil(() => pool().totalCount === 0, { timeout: 10_000, interval: 5 })

// Copied for the first who connects: a copy takes a third of a second, and some files never ask for one.
const { prototype } = pg.Client as unknown as { prototype: { connect: Connect; connectPlainly?: Connect } }
const connect = prototype.connectPlainly ?? prototype.connect
let copied: Promise<void> | undefined
prototype.connectPlainly = connect
prototype.connect = async function connectToCopy(...args) {
  if (this.database === name) await (copied ??= onServer(`create database ${name} template template_migrated`))
  return Reflect.apply(connect, this, args)
}

type Connect = (this: pg.Client, ...args: unknown[]) => Promise<unknown>

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function inWorker(url: string) {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.href
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
