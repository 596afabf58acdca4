import { Client, DatabaseError, Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg'
import { environment } from '../process/env'
import { log, recurringWarning } from '../process/log'

const key = Symbol.for('limmatgrill.pool')
const slowestKey = Symbol.for('limmatgrill.slowest-statement')
const store = globalThis as { [key]?: Pool; [slowestKey]?: number }

/** One per process: the server's bundle and Next's bundle meet on globalThis. */
export function pool(): Pool {
  store[key] ??= openPool()
  return store[key]
}

/** Milliseconds, of what ended since the last call; one that failed counts too. */
export function takeSlowestStatement(): number {
  const slowest = store[slowestKey] ?? 0
  store[slowestKey] = 0
  return slowest
}

function countStatement(startedAt: number): void {
  store[slowestKey] = Math.max(store[slowestKey] ?? 0, performance.now() - startedAt)
}

export interface Queryable {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

function openPool(): Pool {
  const opened = new Pool({
    connectionString: process.env.DATABASE_URL,
    Client: Connection,
    // Not by env(): commands ask the database without the other settings.
    max: environment.shape.DATABASE_POOL.parse(process.env.DATABASE_POOL?.trim() || undefined),
    connectionTimeoutMillis: 4000,
    // A hung database must become a 503 within five seconds, on an open connection too.
    query_timeout: 4500,
    statement_timeout: 4500,
    // Longer than any transaction of ours: one whose process stands still must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
  })
  // The pool replaces an idle connection that breaks; without a listener the event would end the process.
  const warn = recurringWarning('an idle connection to the database has broken')
  opened.on('error', (error) => warn(error))
  opened.on('release', endOpenTransaction)
  return opened
}

/** Who gives a connection back may not know that its rollback was never sent: the next statement would be part of it. */
function endOpenTransaction(error: Error | boolean | undefined, client: PoolClient): void {
  if (error || client.getTransactionStatus() === 'I') return
  log.warn('a connection came back in the midst of a transaction, and was ended')
  // Counts at once: the pool keeps no connection that is ending.
  void client.end()
}

type Ask = (...args: unknown[]) => unknown
type Callback = (error: unknown, result?: QueryResult) => void

/** Is used for nothing more once PostgreSQL has not answered it: what it asked may be done later, or was never sent. */
class Connection extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config)
    // While it is lent the pool does not listen, and the event would end the process; its next query fails with it.
    this.on('error', () => undefined)
    this.query = ((...args: unknown[]) => this.#asked(args)) as Client['query']
  }

  #asked(args: unknown[]): unknown {
    const ask = super.query.bind(this) as Ask
    const callback = args.at(-1)
    const startedAt = performance.now()
    if (typeof callback === 'function') {
      const answered: Callback = (error, result) => {
        countStatement(startedAt)
        if (error) this.#endUnlessAnswered(error)
        ;(callback as Callback)(error, result)
      }
      return ask(...args.slice(0, -1), answered)
    }
    const answer = ask(...args)
    if (!(answer instanceof Promise)) return answer
    return this.#settled(answer, isCommit(args[0])).finally(() => countStatement(startedAt))
  }

  async #settled(answer: Promise<QueryResult>, commits: boolean): Promise<QueryResult> {
    try {
      return commits ? committed(await answer) : await answer
    } catch (error) {
      this.#endUnlessAnswered(error)
      throw error
    }
  }

  /** Its stream is destroyed, even while a query waits, so that PostgreSQL rolls back. */
  #endUnlessAnswered(error: unknown): void {
    if (!(error instanceof DatabaseError)) void this.end()
  }
}

function isCommit(query: unknown): boolean {
  const { text = query } = Object(query) as { text?: unknown }
  return typeof text === 'string' && /^\s*commit\b/i.test(text)
}

/** PostgreSQL answers the commit of a transaction in which a statement has failed with "ROLLBACK", which is no error. */
function committed(result: QueryResult): QueryResult {
  if (result.command !== 'COMMIT')
    throw new Error('the transaction was rolled back, because a statement in it had failed')
  return result
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
