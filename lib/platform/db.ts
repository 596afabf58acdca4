import { PrismaPg } from '@prisma/adapter-pg'
import { Pool, type QueryResult, type QueryResultRow } from 'pg'
import { Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { recurringWarning } from './recurring-warning'
import { Refusal } from './refusal'

export type Db = PrismaClient
export type Tx = Prisma.TransactionClient
export { Prisma }

const poolKey = Symbol.for('limmatgrill.pool')
const clientKey = Symbol.for('limmatgrill.prisma')
const store = globalThis as { [poolKey]?: Pool; [clientKey]?: PrismaClient }

/** The process's one pool; the server's bundle and Next's bundle meet on globalThis. */
export function pool(): Pool {
  store[poolKey] ??= openPool()
  return store[poolKey]
}

/** Opened at first use, because a build has no database. */
export function db(): PrismaClient {
  store[clientKey] ??= new PrismaClient({
    adapter: new PrismaPg(pool()),
    omit: { user: { passwordHash: true, pinHash: true }, oneTimeCode: { passwordHash: true } },
  })
  return store[clientKey]
}

function openPool(): Pool {
  const opened = new Pool({
    connectionString: process.env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 4000,
    // A hung database must become a 503 within five seconds, also for a connection that is already open.
    query_timeout: 4500,
    statement_timeout: 4500,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  const warn = recurringWarning('an idle connection to the database has broken')
  opened.on('error', (error) => warn(error))
  return opened
}

/** Own SQLSTATEs of the triggers in prisma/migrations. */
export const sqlState = {
  illegalStep: 'LG001',
  orderFinished: 'LG002',
  subtotalWrong: 'LG003',
  lastAdmin: 'LG005',
} as const

/** What PostgreSQL asks to begin again: as Prisma names it, and as its raw questions do. */
const beginAgain: readonly (string | null)[] = ['P2034', '40001', '40P01']
/** No connection became free in time, or the transaction took too long. */
const tooLate = 'P2028'
const retryAfterSeconds = 2

/**
 * Runs `work` in one transaction; again, up to three times, when PostgreSQL asks for it (deadlock, serialization).
 * Throws unavailable where too many want the same at once: nothing was written, and a moment later there is room.
 */
export async function transaction<T>(
  work: (tx: Tx) => Promise<T>,
  { timeoutMs = 10_000, triesLeft = 3 }: { timeoutMs?: number; triesLeft?: number } = {},
): Promise<T> {
  try {
    return await db().$transaction(work, { maxWait: 4000, timeout: timeoutMs })
  } catch (error) {
    if (!isKnown(error)) throw error
    const isToBeginAgain = beginAgain.includes(error.code) || beginAgain.includes(violated(error))
    if (isToBeginAgain && triesLeft > 1) return transaction(work, { timeoutMs, triesLeft: triesLeft - 1 })
    if (isToBeginAgain || error.code === tooLate) throw new Refusal('unavailable', { retryAfterSeconds })
    throw error
  }
}

/** Whoever answers questions: the pool, or one connection with a snapshot. */
export interface Reader {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

/** Each question of a report: years of orders on a busy machine take longer than anybody's page may. */
const sumsTimeoutMs = 20_000

const patient = { query_timeout: sumsTimeoutMs }

/** Sums whose answers have to agree: all of them see the database as it was at the first. */
export async function snapshot<T>(read: (reader: Reader) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // What is sorted on disk, or compiled before it is asked, takes four times as long.
    await client.query(
      `set local work_mem = '64MB'; set local jit = off; set local statement_timeout = ${sumsTimeoutMs}`,
    )
    const answer = await read({ query: (text, values) => client.query({ text, values, ...patient }) })
    await client.query('commit')
    client.release()
    return answer
  } catch (error) {
    // Destroyed instead of rolled back: a connection that failed may not answer any more.
    client.release(true)
    throw error
  }
}

/** What a write violated: the index or foreign key by name, else PostgreSQL's SQLSTATE; null for any other error. */
export function violated(error: unknown): string | null {
  if (!isKnown(error)) return null
  const cause = (error.meta?.driverAdapterError as DriverError | undefined)?.cause
  return cause?.constraint?.index ?? cause?.originalCode ?? null
}

interface DriverError {
  cause?: { originalCode?: string; constraint?: { index?: string } }
}

function isKnown(error: unknown): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Prisma.PrismaClientKnownRequestError
}
/** Whether the database answers within a second, so that an outage is told from a bug without reading messages. */
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
