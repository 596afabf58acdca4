import pg from 'pg'
import { inject } from 'vitest'

// Runs before each test file is loaded: a fresh copy of the migrated database for this worker, named in
// DATABASE_URL before anything reads it. Tests import nothing from here.

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

await onServer(`drop database if exists ${name} with (force)`)

// Copied for the first who connects: a copy takes a third of a second, and half of the files never ask for one.
const connect = pg.Client.prototype.connect
let copied: Promise<void> | undefined
pg.Client.prototype.connect = async function connectToCopy(this: pg.Client, ...args: unknown[]) {
  if (this.database === name) await (copied ??= onServer(`create database ${name} template template_migrated`))
  return Reflect.apply(connect, this, args)
} as typeof connect

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
