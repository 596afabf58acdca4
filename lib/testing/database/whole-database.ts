import { pool } from '@/lib/platform/database/pool'

/** Every row of every table with all its columns, as text: `orders: (ORD-…,…)`. */
export async function wholeDatabase(): Promise<string[]> {
  const { rows: tables } = await pool().query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool().query<{ row: string }>(`select t::text as row from "${name}" t`)
      return rows.map(({ row }) => `${name}: ${row}`)
    }),
  )
  return dumps.flat()
}

/** The rows that say one of these words, in any case. */
export function rowsThatSay(dump: readonly string[], words: readonly string[]): string[] {
  return dump.filter((row) => words.some((word) => row.toLowerCase().includes(word.toLowerCase())))
}
