import { expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'
import { vatPerCentBounds } from '@/lib/shop/limits'

// Plain SQL, as any program may write it.

const { sql, expectRefused } = plainSql()

const add = 'insert into vat_rate (vat_class, valid_from, per_mille) values ($1, $2, $3)'

test('a rate that has begun can be neither changed nor taken away nor added afterwards', async () => {
  for (const statement of [
    `update vat_rate set per_mille = 30 where valid_from = '2024-01-01'`,
    `delete from vat_rate where valid_from = '2024-01-01'`,
    `insert into vat_rate (vat_class, valid_from, per_mille) values ('reduced', '2025-01-01', 30)`,
  ])
    await expectRefused({ code: 'LG030' }, statement)
})

test('a later one comes, changes and goes, once for each day', async () => {
  await sql.query(add, ['standard', '2128-01-01', 85])
  await sql.query(`update vat_rate set per_mille = 86 where valid_from = '2128-01-01'`)
  await expectRefused({ constraint: 'vat_rate_pkey' }, add, ['standard', '2128-01-01', 87])
  await sql.query(`delete from vat_rate where valid_from = '2128-01-01'`)
})

test('what is not taxed has no rate', async () => {
  await expectRefused({ constraint: 'vat_rate_class_check' }, add, ['none', '2128-01-01', 26])
})

test('the table and the form draw the same line', async () => {
  const [least, most] = vatPerCentBounds.map((perCent) => perCent * 10) as [number, number]
  await sql.query(add, ['reduced', '2128-01-01', least])
  await sql.query(add, ['reduced', '2129-01-01', most])
  for (const beyond of [least - 1, most + 1])
    await expectRefused({ constraint: 'vat_rate_per_mille_check' }, add, ['reduced', '2130-01-01', beyond])
})

test('pages that are kept are made anew on the day from which the shop is liable', async () => {
  await sql.query(`update shop set vat_liable_from = '2027-07-01'`)
  const { rows } = await sql.query(`select next_change_at('2026-11-20') as at`)
  expect(rows).toEqual([{ at: new Date('2027-06-30T22:00:00Z') }])
})
