import type { Client } from 'pg'

/** Builds indexes and checks keys once for all rows, as pg_restore does: row by row takes longer than all the rest. */
export async function withoutIndexes(client: Client, load: () => Promise<void>) {
  const { rows } = await client.query<{ drop: string; add: string }>(DEFINITIONS)
  await client.query(rows.map(({ drop }) => drop).join(';'))
  await load()
  const adding = rows.map(({ add }) => add).toReversed()
  await client.query(adding.join(';'))
}

/** Foreign keys first, because they need the index of what they refer to. */
const DEFINITIONS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
    contype <> 'f' as "isIndex"
  from pg_constraint
  where contype in ('p', 'u', 'x', 'f') and connamespace = 'public'::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), true
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by "isIndex"`
