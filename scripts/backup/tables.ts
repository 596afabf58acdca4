import type { Client } from 'pg'

export type Table = { name: string; columns: string[] }

export function columnList(client: Client, columns: string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}

/** In the order of their foreign keys, with the writable columns. A transaction's number means nothing elsewhere. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.atttypid <> 'xid8'::regtype) as columns,
      (select coalesce(array_agg(f.relname), '{}') from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid)::text[] as "refersTo"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> '_prisma_migrations'
    order by c.relname`)
  return inOrderOfReference(rows)
}

function inOrderOfReference(tables: (Table & { refersTo: string[] })[]): Table[] {
  const sorted: (Table & { refersTo: string[] })[] = []
  const isPlaced = (name: string) => sorted.some((table) => table.name === name)
  while (sorted.length < tables.length) {
    const next = tables.find(({ name, refersTo }) => !isPlaced(name) && refersTo.every(isPlaced))
    if (!next) throw new Error('Tables refer to each other in a circle')
    sorted.push(next)
  }
  return sorted
}

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
