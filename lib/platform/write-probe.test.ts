import { expect, test } from 'vitest'
import { pool } from './db'
import { isWritable } from './write-probe'

const later = () => performance.now() + 60_000

test('the question really writes to the disk', async () => {
  const before = await writtenBytes()
  expect(await isWritable(later())).toBe(true)
  expect((await writtenBytes()) - before).toBeGreaterThan(100_000)
})

test('a database that may only be read takes no writes, and is asked again after five seconds', async () => {
  expect(await isWritable()).toBe(true)
  await beReadOnly('on')
  // Known from before.
  expect(await isWritable()).toBe(true)
  expect(await isWritable(later())).toBe(false)
  await beReadOnly('off')
  expect(await isWritable(later())).toBe(true)
})

/** Into temporary files. With one question at a time the pool has one connection, whose own numbers these are. */
async function writtenBytes() {
  await pool().query('select pg_stat_force_next_flush()')
  const { rows } = await pool().query<{ bytes: number }>(
    `select temp_bytes::int as bytes from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.bytes ?? 0
}

/** For every connection of the pool: they see it with their next statement. */
async function beReadOnly(setting: 'on' | 'off') {
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool().connect()))
  for (const client of clients) {
    await client.query(`set default_transaction_read_only = ${setting}`)
    client.release()
  }
}
