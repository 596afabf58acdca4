import { expect, test } from 'vitest'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { pool } from './pool'
import { isWritable } from '../process/health'

const later = () => performance.now() + 60_000

test('the question really writes to the disk', async () => {
  const before = await writtenBytes()
  expect(await isWritable(later())).toBe(true)
  expect((await writtenBytes()) - before).toBeGreaterThan(100_000)
})

test('a database that may only be read takes no writes, and is asked again after five seconds', async () => {
  expect(await isWritable()).toBe(true)
  await setEverywhere('default_transaction_read_only', 'on')
  // Known from before.
  expect(await isWritable()).toBe(true)
  expect(await isWritable(later())).toBe(false)
  await setEverywhere('default_transaction_read_only', 'off')
  expect(await isWritable(later())).toBe(true)
})

test.each(['53100', 'XX000'])('a disk that is full to the last byte (%s) takes no writes', async (state) => {
  await asOwner(
    'create schema full_disk; grant usage on schema full_disk to public',
    `create function full_disk.generate_series(integer, integer) returns setof integer language plpgsql as
      $$ begin raise exception 'could not write' using errcode = '${state}'; end $$`,
  )
  try {
    // Before PostgreSQL's own of the same name.
    await setEverywhere('search_path', 'full_disk, pg_catalog, public')
    expect(await isWritable(later())).toBe(false)
  } finally {
    await setEverywhere('search_path', 'public')
    await asOwner('drop schema full_disk cascade')
  }
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
async function setEverywhere(setting: string, value: string) {
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool().connect()))
  for (const client of clients) {
    await client.query(`set ${setting} = ${value}`)
    client.release()
  }
}
