import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { isPrismaError, violated } from './database-error'
import { pool, type Queryable } from './pool'
import { Refusal } from '../refusal'

export type Db = PrismaClient
export type Tx = Prisma.TransactionClient
export { Prisma }

const clientKey = Symbol.for('limmatgrill.prisma')
const store = globalThis as { [clientKey]?: PrismaClient }

/** One per process, which several bundles share. */
export function db(): PrismaClient {
  store[clientKey] ??= new PrismaClient({
    adapter: new PrismaPg(pool()),
    omit: { user: { passwordHash: true, pinHash: true }, oneTimeCode: { passwordHash: true } },
  })
  return store[clientKey]
}

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

/** False while another transaction has the lock of this name. */
export async function tryLock(tx: Tx, name: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<
    { isMine: boolean }[]
  >`select pg_try_advisory_xact_lock(hashtext(${name})) as "isMine"`
  return row?.isMine ?? false
}

/** Reads everything as it was at one moment. */
export interface Snapshot extends Queryable {
  isOfOneMoment: true
}

const sumsTimeoutMs = 20_000

const patient = { query_timeout: sumsTimeoutMs }

/** Reads for sums that have to agree: all see the database as it was at the first. */
export async function snapshot<T>(read: (reader: Snapshot) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // Sorting on disk, or compiling first, takes four times as long.
    await client.query(
      `set local work_mem = '64MB'; set local jit = off; set local statement_timeout = ${sumsTimeoutMs}`,
    )
    const answer = await read({
      isOfOneMoment: true,
      query: (text, values) => client.query({ text, values, ...patient }),
    })
    await client.query('commit')
    client.release()
    return answer
  } catch (error) {
    // Destroyed, not rolled back: a connection that failed may not answer any more.
    client.release(true)
    throw error
  }
}
