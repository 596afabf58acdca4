import pg from 'pg'

const key = Symbol.for('bench.pool')

/** As many connections as the shop has; once per process, however often a bundle loads this file. */
export function pool() {
  globalThis[key] ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  return globalThis[key]
}
