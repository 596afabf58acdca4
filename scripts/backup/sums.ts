import type { Client } from 'pg'

import { listTables } from './tables'

/** Table → "rows" and its money columns → count and sums; text, because a sum may exceed a number. */
export type Sums = Record<string, Record<string, string>>

export async function readSums(client: Client): Promise<Sums> {
  const sums: Sums = {}
  for (const { name, columns } of await listTables(client)) {
    const money = columns
      .filter((column) => column.endsWith('_rappen'))
      .map((column) => client.escapeIdentifier(column))
    const list = ['count(*)::text as rows', ...money.map((column) => `coalesce(sum(${column}), 0)::text as ${column}`)]
    const { rows } = await client.query(`select ${list.join(', ')} from ${client.escapeIdentifier(name)}`)
    sums[name] = rows[0]
  }
  return sums
}

export function differencesOf(stated: Sums, found: Sums): string[] {
  const tables = new Set([...Object.keys(stated), ...Object.keys(found)])
  return [...tables].flatMap((table) => {
    const names = new Set([...Object.keys(stated[table] ?? {}), ...Object.keys(found[table] ?? {})])
    return [...names].flatMap((name) => {
      const [said, is] = [stated[table]?.[name] ?? 'nothing', found[table]?.[name] ?? 'nothing']
      return said === is ? [] : [`${table}, ${name}: the backup says ${said}, restored were ${is}`]
    })
  })
}
