import pg from 'pg'

import { Stop } from '../../bootstrap/stop.mjs'

export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'command' })
  await client.connect().catch((error) => {
    throw notConnected(client, error)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The most frequent wrong setting, reported in one line. */
function notConnected({ user, host, port, database }: pg.Client, error: Error & { code?: string }) {
  // Where a name has two addresses, Node's message is empty.
  const reason = error.message || error.code
  return new Stop(`The database "${database}" on ${host}:${port} takes no connection as "${user}": ${reason}`, {
    cause: error,
  })
}

export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export async function ensureDatabase(url: string) {
  const name = new URL(url).pathname.slice(1)
  await withConnection(inDatabase(url, 'postgres'), async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** On the same server, with the same tables, checks and triggers. */
export async function copyDatabase(url: string, name: string) {
  const original = new URL(url).pathname.slice(1)
  await withConnection(inDatabase(url, 'postgres'), (client) =>
    client.query(`create database ${name} template ${original}`),
  )
}

export function inDatabase(url: string, name: string) {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
