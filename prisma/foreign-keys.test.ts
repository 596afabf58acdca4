import { expect, test } from 'vitest'
import { pool } from '@/lib/platform/pool'

test('a foreign key has an index: deleting what it refers to looks at its rows and no others', async () => {
  const { rows } = await pool().query<{ key: string }>(
    `select key.conrelid::regclass || '.' || string_agg(a.attname, ', ' order by place) as key
     from pg_constraint key, unnest(key.conkey) with ordinality part(attnum, place)
       join pg_attribute a on a.attnum = part.attnum
     where key.contype = 'f' and a.attrelid = key.conrelid and not exists (
       select from pg_index i where i.indrelid = key.conrelid and i.indisvalid
         and (i.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
     group by key.oid order by 1`,
  )
  expect(rows.map(({ key }) => key)).toEqual([])
})
