import { methodsCountFrom } from '@/lib/menu/declarations/declaration'
import { instantOn } from '@/lib/platform/values/time'
import { beforeEach, expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'

// When something can never be sold: plain SQL, as in invariants.test.ts.

const { sql, expectRefused } = plainSql()

beforeEach(async () => {
  await sql.query(`with made as (insert into category (id, name) values (gen_random_uuid(), 'Mittag') returning id)
    insert into menu_item (id, category_id, name, price_rappen) select gen_random_uuid(), id, 'Menü 1', 1900 from made`)
})

const tables = ['category', 'menu_item'] as const

test('a last day before the first', async () => {
  const days = `sold_from = '2026-12-24', sold_until = '2026-12-23'`
  for (const table of tables)
    await expectRefused({ constraint: `${table}_sold_days_check` }, `update ${table} set ${days}`)
})

test('the menu changes by itself when the business day of the last day ends', async () => {
  await sql.query(`update menu_item set sold_until = '2026-12-24'`)
  await sql.query(`update category set sold_until = '2026-12-31'`)
  const next = async (after: string) => (await sql.query('select next_change_at($1) as at', [after])).rows[0].at
  expect(await next('2026-12-24T12:00:00+01:00')).toEqual(new Date('2026-12-25T05:00:00+01:00'))
  expect(await next('2026-12-25T05:00:00+01:00')).toEqual(new Date('2027-01-01T05:00:00+01:00'))
})

test('it changes by itself on the day from which production methods count, where only declared dishes are sold', async () => {
  const next = async () => (await sql.query(`select next_change_at('2027-06-01') as at`)).rows[0].at
  const shop = 'update shop set sell_only_declared = $1'
  await sql.query(shop, [false])
  expect(await next()).toBeNull()
  await sql.query(shop, [true])
  expect(await next()).toEqual(instantOn(methodsCountFrom, 0))
})
