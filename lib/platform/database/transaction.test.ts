import { beforeAll, describe, expect, test } from 'vitest'
import { createShop } from '@/lib/testing/shop/shop'
import { db, transaction, type Tx } from './db'
import { pool } from './pool'

beforeAll(createShop)

const rows = ['1', '2']
const read = (tx: Tx, row: string) => tx.$executeRaw`select pg_advisory_xact_lock(${Number(row)})`

/** Two who lock the same two things in turn, and wait for each other once each has its first. */
function meeting() {
  let arrived = 0
  let open: () => void = () => undefined
  const both = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    arrived += 1
    if (arrived >= 2) open()
    return both
  }
}

describe('a transaction', () => {
  test('that PostgreSQL ends because of a deadlock begins again, in raw questions too', async () => {
    const met = meeting()
    let begun = 0
    const both = [rows, rows.toReversed()].map((order) =>
      transaction(async (tx) => {
        begun += 1
        await read(tx, order[0] ?? '')
        await met()
        await read(tx, order[1] ?? '')
        return order[0]
      }),
    )
    expect(await Promise.all(both)).toEqual(['1', '2'])
    expect(begun).toBe(3)
  })

  test('for which no connection becomes free in time is refused, to be tried again', async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => pool().connect()))
    try {
      await expect(transaction((tx) => tx.shop.findMany())).rejects.toMatchObject({ code: 'unavailable' })
    } finally {
      for (const connection of held) connection.release()
    }
    expect(await transaction((tx) => tx.shop.count())).toBe(1)
  })

  test('that fails for another reason says which', async () => {
    await expect(transaction((tx) => tx.$queryRaw`select 1 / 0`)).rejects.toMatchObject({ code: 'P2010' })
    await expect(db().shop.count()).resolves.toBe(1)
  })
})
