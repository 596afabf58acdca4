import { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { createShop } from '@/lib/testing/shop/shop'
import { transaction, type Tx } from './db'
import { refusalForOutage } from './database-error'
import { pool } from './pool'

const phone = '+41 44 111 11 11'

beforeAll(async () => {
  await createShop()
  await pool().query(`update shop set phone = $1, city = ''`, [phone])
})

const writePhone = () => pool().query('update shop set phone = $1', [phone])

/** Over a connection of its own: one of the pool may see what it has not committed. */
async function stored(): Promise<unknown> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return (await client.query('select phone, city from shop')).rows[0]
  } finally {
    await client.end()
  }
}

const openTransactions = async () => {
  const { rows } = await pool().query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  return rows.map(({ pid }) => pid)
}

const outageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => refusalForOutage(error)?.code ?? error,
  )

const pidOf = async (tx: Tx) => (await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid ?? 0

describe('a connection whose PostgreSQL stood still', () => {
  test('in the midst of a transaction is not lent again: what is answered afterwards is stored', async () => {
    let pid = 0
    const inTransaction = transaction(async (tx) => {
      pid = await pidOf(tx)
      // As on a paused machine, until the rollback has been given up as well.
      process.kill(pid, 'SIGSTOP')
      await tx.$executeRaw`update shop set city = 'never'`
    })
    try {
      expect(await outageOf(inTransaction)).toBe('unavailable')
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await Promise.all(Array.from({ length: 10 }, writePhone))
    await vi.waitUntil(async () => (await openTransactions()).length === 0, { timeout: 10_000, interval: 50 })
    expect(await stored()).toEqual({ phone, city: '' })
  })

  test('once is used by nothing more, although it answers again: what failed may have been done', async () => {
    let pid = 0
    const inTransaction = transaction(async (tx) => {
      pid = await pidOf(tx)
      process.kill(pid, 'SIGSTOP')
      const given = await outageOf(tx.$executeRaw`update shop set city = 'never'`)
      process.kill(pid, 'SIGCONT')
      await tx.$executeRaw`update shop set phone = 'never'`
      return given
    })
    expect(await outageOf(inTransaction)).toBe('unavailable')
    expect(await stored()).toEqual({ phone, city: '' })
  })
})

describe('a connection of the pool', () => {
  test('that comes back in the midst of a transaction is ended, and what it wrote is not stored', async () => {
    const client = await pool().connect()
    await client.query(`begin; update shop set city = 'never'`)
    client.release()
    expect(await stored()).toEqual({ phone, city: '' })
    await vi.waitUntil(async () => (await openTransactions()).length === 0, { timeout: 10_000, interval: 50 })
    expect(await outageOf(writePhone())).toBe('done')
  })

  test('that breaks while a verb has it fails this verb alone', async () => {
    const client = await pool().connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await asOwner(`select pg_terminate_backend(${rows[0]?.pid ?? 0})`)
    await vi.waitUntil(() => outageOf(client.query('select 1')).then((outcome) => outcome === 'unavailable'))
    client.release(true)
    expect(await outageOf(writePhone())).toBe('done')
  })

  test('does not say "committed" of a transaction that PostgreSQL has rolled back', async () => {
    const swallowed = transaction(async (tx) => {
      await tx.shop.updateMany({ data: { city: 'never' } })
      await tx.$queryRaw`select 1 / 0`.catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow('rolled back')
    expect(await stored()).toEqual({ phone, city: '' })
  })
})

test('an operator sets how many connections there are', async () => {
  const store = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for('limmatgrill.pool')
  const ofOthers = pool()
  vi.stubEnv('DATABASE_POOL', '4')
  store[key] = undefined
  try {
    const lent = await Promise.all(Array.from({ length: 4 }, () => pool().connect()))
    const fifth = pool().connect()
    expect(pool()).toMatchObject({ totalCount: 4, waitingCount: 1 })
    for (const client of lent) client.release()
    ;(await fifth).release()
    await pool().end()
  } finally {
    store[key] = ofOthers
  }
})
