import pg from 'pg'
import { expect, test } from 'vitest'

test('each test file gets a migrated database of its own', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(
    'select current_database() as name, count(*)::int as applied from _prisma_migrations',
  )
  await client.end()
  expect(rows[0]).toEqual({ name: `worker_${process.pid}`, applied: expect.any(Number) })
})
