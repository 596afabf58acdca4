import pg from 'pg'
import { inject } from 'vitest'

// Runs before each test file is loaded: a fresh copy of the migrated database for this worker, named in
// DATABASE_URL before anything reads it. Tests import nothing from here.

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    smtpUrl: string
    inboxUrl: string
  }
}

const name = `worker_${process.env.VITEST_POOL_ID ?? '1'}`
const database = new URL(inject('databaseServer'))
await copyTemplate(database.href, name)
database.pathname = `/${name}`

Object.assign(process.env, {
  DATABASE_URL: database.href,
  SMTP_URL: inject('smtpUrl'),
  INBOX_URL: inject('inboxUrl'),
  SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
})

async function copyTemplate(server: string, copy: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`drop database if exists ${copy} with (force)`)
    await client.query(`create database ${copy} template template_migrated`)
  } finally {
    await client.end()
  }
}
