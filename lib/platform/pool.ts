import { Pool, type QueryResult, type QueryResultRow } from 'pg'
import { recurringWarning } from './log'

const key = Symbol.for('limmatgrill.pool')
const store = globalThis as { [key]?: Pool }

/** One per process: the server's bundle and Next's bundle meet on globalThis. */
export function pool(): Pool {
  store[key] ??= openPool()
  return store[key]
}

export interface Queryable {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

function openPool(): Pool {
  const opened = new Pool({
    connectionString: process.env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 4000,
    // A hung database must become a 503 within five seconds, on an open connection too.
    query_timeout: 4500,
    statement_timeout: 4500,
  })
  // The pool replaces an idle connection that breaks; without a listener the event would end the process.
  const warn = recurringWarning('an idle connection to the database has broken')
  opened.on('error', (error) => warn(error))
  return opened
}

export async function databaseAnswers(): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), 1000).unref()
  })
  const answer = pool()
    .query('select 1')
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answer, late])
}
