import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'

/** A connection of its own to the database of the test's file, as another program has one. */
export function connectedClient(): Client {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  beforeAll(async () => {
    await client.connect()
    return () => client.end()
  })
  return client
}

/** What PostgreSQL itself refuses, from any program. Each test is a transaction that is rolled back. */
export function plainSql() {
  const sql = connectedClient()
  beforeEach(() => sql.query('begin'))
  afterEach(() => sql.query('rollback'))
  return {
    sql,
    /** The transaction goes on as if the statement had not been sent. */
    async expectRefused(refusal: object, statement: string, values: unknown[] = []) {
      await sql.query('savepoint before')
      await expect(sql.query(statement, values)).rejects.toMatchObject(refusal)
      await sql.query('rollback to before')
    },
  }
}
