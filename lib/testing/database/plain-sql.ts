import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'

/** What PostgreSQL itself refuses, from any program. Each test is a transaction that is rolled back. */
export function plainSql() {
  const sql = new Client({ connectionString: process.env.DATABASE_URL })
  beforeAll(async () => {
    await sql.connect()
    return () => sql.end()
  })
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
