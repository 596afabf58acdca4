import { PrismaPg } from '@prisma/adapter-pg'
import { Pool, type QueryResult, type QueryResultRow } from 'pg'
import { Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { recurringWarning } from './log'
import { Refusal } from './refusal'

export type Db = PrismaClient
export type Tx = Prisma.TransactionClient
export { Prisma }

const poolKey = Symbol.for('limmatgrill.pool')
const clientKey = Symbol.for('limmatgrill.prisma')
const store = globalThis as { [poolKey]?: Pool; [clientKey]?: PrismaClient }

/** One per process: the server's bundle and Next's bundle meet on globalThis. */
export function pool(): Pool {
  store[poolKey] ??= openPool()
  return store[poolKey]
}

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
    // A hung database must become a 503 within five seconds, on an open connection too.
    query_timeout: 4500,
    statement_timeout: 4500,
  })
  // The pool replaces an idle connection that breaks; without a listener the event would end the process.
  const warn = recurringWarning('an idle connection to the database has broken')
  opened.on('error', (error) => warn(error))
  return opened
}

export const sqlState = {
  illegalStep: 'LG001',
  orderFinished: 'LG002',
  subtotalWrong: 'LG003',
  lastAdmin: 'LG005',
} as const

const beginAgain: readonly (string | null)[] = ['P2034', '40001', '40P01']
const tooLate = 'P2028'
const retryAfterSeconds = 2

interface Transaction {
  timeoutMs?: number
  triesLeft?: number
  isolationLevel?: Prisma.TransactionIsolationLevel | undefined
}

/** Retries deadlocks and serialization failures. Throws unavailable, with nothing written, where too many wait. */
export async function transaction<T>(
  work: (tx: Tx) => Promise<T>,
  { timeoutMs = 10_000, triesLeft = 3, isolationLevel }: Transaction = {},
): Promise<T> {
  try {
    return await db().$transaction(work, { maxWait: 4000, timeout: timeoutMs, isolationLevel })
  } catch (error) {
    if (!isPrismaError(error)) throw error
    const isToBeginAgain = beginAgain.includes(error.code) || beginAgain.includes(violated(error))
    if (isToBeginAgain && triesLeft > 1)
      return transaction(work, { timeoutMs, triesLeft: triesLeft - 1, isolationLevel })
    if (isToBeginAgain || error.code === tooLate) throw new Refusal('unavailable', { retryAfterSeconds })
    throw error
  }
}

/** Reads rows and what belongs to them as they were at one moment: Prisma asks for each relation with another query. */
export function ofOneMoment<T>(read: (reader: Tx) => Promise<T>): Promise<T> {
  return transaction(read, { isolationLevel: 'RepeatableRead' })
}

/** Of all transactions that ask for the lock of this name one goes on; the others wait for its end. */
export async function lock(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${name}))`
}

export interface Queryable {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

const sumsTimeoutMs = 20_000

const patient = { query_timeout: sumsTimeoutMs }

/** Reads for sums that have to agree: all see the database as it was at the first. */
export async function snapshot<T>(read: (reader: Queryable) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // Sorting on disk, or compiling first, takes four times as long.
    await client.query(
      `set local work_mem = '64MB'; set local jit = off; set local statement_timeout = ${sumsTimeoutMs}`,
    )
    const answer = await read({ query: (text, values) => client.query({ text, values, ...patient }) })
    await client.query('commit')
    client.release()
    return answer
  } catch (error) {
    // Destroyed, not rolled back: a connection that failed may not answer any more.
    client.release(true)
    throw error
  }
}

/** The violated index or foreign key by name, else PostgreSQL's SQLSTATE; null for any other error. */
export function violated(error: unknown): string | null {
  if (!isPrismaError(error)) return null
  const cause = (error.meta?.driverAdapterError as DriverError | undefined)?.cause
  return cause?.constraint?.index ?? cause?.originalCode ?? null
}

interface DriverError {
  cause?: { originalCode?: string; constraint?: { index?: string } }
}

function isPrismaError(error: unknown): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Prisma.PrismaClientKnownRequestError
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
