import { listTables } from '../backup/tables'
import { withConnection } from '../launch/database/connection'

/** Every row of every table. */
export function contentOf(url: string): Promise<Record<string, string[]>> {
  return withConnection(url, async (client) => {
    const content: Record<string, string[]> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(`select t::text as row from ${client.escapeIdentifier(name)} t order by 1`)
      content[name] = rows.map(({ row }) => row)
    }
    return content
  })
}

/** Everything else that PostgreSQL holds of the shop, a line for each; without parentheses that change nothing. */
export function schemaOf(url: string): Promise<string[]> {
  return withConnection(url, async (client) => (await client.query(SCHEMA)).rows.map(({ line }) => line))
}

const SCHEMA = `
  select concat_ws(' ', at, name, definition) as line from (
    select conrelid::regclass as at, conname as name, pg_get_constraintdef(oid, true) as definition from pg_constraint
      -- PostgreSQL 18 has one for each "not null", by names of its own.
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indrelid, null, pg_get_indexdef(indexrelid, 0, true) from pg_index join pg_class c on c.oid = indrelid
      where relnamespace = 'public'::regnamespace
    union all select tgrelid::regclass, tgname, tgenabled::text || pg_get_triggerdef(oid, true) from pg_trigger where not tgisinternal
    union all select c.oid, attname, concat_ws(' ', attnum, format_type(atttypid, atttypmod), attnotnull, attidentity,
        pg_get_expr(adbin, adrelid))
      from pg_class c join pg_attribute on attrelid = c.oid left join pg_attrdef on adrelid = c.oid and adnum = attnum
      where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select oid, relpersistence::text, case relkind when 'v' then pg_get_viewdef(oid) end from pg_class
      where relkind in ('r', 'v', 'S') and relnamespace = 'public'::regnamespace
    union all select seqrelid, null, concat_ws(' ', seqtypid::regtype, seqstart, seqmin, seqmax, seqincrement, seqcycle)
      from pg_sequence
    union all select null, proname, concat_ws(' ', pg_get_functiondef(oid), obj_description(oid, 'pg_proc')) from pg_proc
      where pronamespace = 'public'::regnamespace
    union all select null, typname, string_agg(enumlabel, ' ' order by enumsortorder)
      from pg_type t join pg_enum on enumtypid = t.oid group by typname
  ) parts order by line`
