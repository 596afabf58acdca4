import { expect, test } from 'vitest'
import { pool } from '@/lib/platform/database/pool'

test('a foreign key has an index: deleting what it refers to looks at its rows and at no others', async () => {
  const { rows } = await pool().query<{ key: string }>(
    `select key.conrelid::regclass || '.' || array_to_string(columns, ', ') as key
     from pg_constraint key, lateral (
       select array_agg(attname::text) as columns from pg_attribute where attrelid = key.conrelid and attnum = any (key.conkey)
     ) named
     where key.contype = 'f' and not exists (
       select from pg_index i where i.indrelid = key.conrelid and i.indisvalid
         and (i.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
         and (i.indpred is null
           or pg_get_expr(i.indpred, i.indrelid) in (select format('(%I IS NOT NULL)', name) from unnest(columns) name)))
     order by 1`,
  )
  expect(rows.map(({ key }) => key)).toEqual([])
})
