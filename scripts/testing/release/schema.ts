import type { Client } from 'pg'

export interface Column {
  type: string
  /** Whether a row may be written without it. */
  isOptional: boolean
  isNullable: boolean
}

export interface Schema {
  tables: Record<string, Record<string, Column>>
  enums: Record<string, string[]>
}

export async function readSchema(client: Client): Promise<Schema> {
  const columns = await client.query<Column & { table: string; column: string }>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", not a.attnotnull or a.atthasdef or a.attidentity <> '' as "isOptional"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and c.relname <> '_prisma_migrations'
    order by c.relname, a.attname`)
  const enums = await client.query<{ name: string; labels: string[] }>(`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumlabel::text) as labels
    from pg_enum e join pg_type t on t.oid = e.enumtypid group by 1 order by 1`)
  const tables: Schema['tables'] = {}
  for (const { table, column, ...rest } of columns.rows) (tables[table] ??= {})[column] = rest
  return { tables, enums: Object.fromEntries(enums.rows.map(({ name, labels }) => [name, labels])) }
}

/** What a program that knows only the released schema could not do any more in the present one. */
export function whatBreaks(released: Schema, present: Schema): string[] {
  return [
    ...Object.entries(released.tables).flatMap(([table, columns]) =>
      table in present.tables ? brokenColumns(table, columns, present.tables[table] ?? {}) : [`${table} is gone`],
    ),
    ...Object.entries(released.enums).flatMap(([name, labels]) =>
      labels
        .filter((label) => !present.enums[name]?.includes(label))
        .map((label) => `${name} has no "${label}" any more`),
    ),
  ]
}

function brokenColumns(table: string, released: Record<string, Column>, present: Record<string, Column>): string[] {
  const kept = Object.entries(released).flatMap(([name, before]) => {
    const now = present[name]
    if (!now) return [`${table}.${name} is gone`]
    if (now.type !== before.type) return [`${table}.${name} is ${now.type} and was ${before.type}`]
    if (before.isNullable && !now.isNullable) return [`${table}.${name} may not be null any more`]
    return before.isOptional && !now.isOptional ? [`${table}.${name} may not be left out any more`] : []
  })
  const added = Object.entries(present).filter(([name, { isOptional }]) => !(name in released) && !isOptional)
  return [...kept, ...added.map(([name]) => `${table}.${name} is new and may not be left out`)]
}
