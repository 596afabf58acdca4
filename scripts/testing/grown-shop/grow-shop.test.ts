import { beforeAll, expect, test } from 'vitest'

import { administrator } from '../../../lib/testing/shop/staff'
import type { Admin } from '../../../lib/accounts/caller'
import { fromDateColumn } from '../../../lib/platform/values/time'
import { withOwner } from '../../../lib/testing/shop/as-owner'
import { checkOrders } from '../../../lib/testing/database/check-orders'
import { createShop } from '../../../lib/testing/shop/shop'
import { findDayReport } from '../../../lib/orders/reports/day-report'
import { db } from '../../../lib/platform/database/db'
import { pool } from '../../../lib/platform/database/pool'
import { growShop } from './grow-shop'

// Small, and as old as the large one: persons are erased, years change. Whatever the schema asks for later fails here.
const size = { orders: 2_000, everyMinutes: 1_000, dishes: 40 }

let owner: Admin
let before: unknown
beforeAll(async () => {
  await createShop()
  owner = await administrator()
  before = await indexes()
  await withOwner((client) => growShop(client, size))
}, 120_000)

test('every constraint of every table holds', async () => {
  await withOwner(async (client) => {
    const { rows } = await client.query<{ relation: string; name: string; rule: string }>(
      `select conrelid::regclass::text as relation, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
       from pg_constraint where contype in ('c', 'f') and connamespace = 'public'::regnamespace`,
    )
    expect(rows.length).toBeGreaterThan(100)
    await client.query('begin')
    for (const { relation, name, rule } of rows)
      await client.query(
        `alter table ${relation} drop constraint ${name}; alter table ${relation} add constraint ${name} ${rule}`,
      )
    await client.query('rollback')
  })
})

test('the indexes are all there again', async () => {
  expect(await indexes()).toEqual(before)
})

test('orders are what their lines, money and receipts are', async () => {
  await db().order.deleteMany({ where: { isTest: true } })
  await checkOrders()
  const { rows } = await pool().query(
    `select o.id from orders o left join (select order_id, sum(total_rappen) as sum from order_line group by order_id) l on l.order_id = o.id
     where subtotal_rappen is distinct from l.sum`,
  )
  expect(rows).toEqual([])
})

test('receipts are numbered without gaps in each year', async () => {
  const { rows } = await pool().query(
    `select year, count(*)::int as receipts, max(number) as last, min(number) as first, max(last_number) as counted
     from receipt join receipt_counter using (year) group by year`,
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const { receipts, last, first, counted } of rows) expect([first, last, counted]).toEqual([1, receipts, receipts])
})

test('a day of the books adds up', async () => {
  const days = await db().cashUp.findMany({
    select: { businessDay: true },
    take: 60,
    orderBy: { businessDay: 'desc' },
  })
  for (const { businessDay } of days) {
    const { cash, figures, roundingRappen } = await findDayReport(owner, fromDateColumn(businessDay))
    const { toCollectRappen, collectedRappen, voidRappen, toPayBackRappen } = cash
    const ofOrders = toCollectRappen + collectedRappen + voidRappen - toPayBackRappen
    expect([businessDay, ofOrders]).toEqual([businessDay, figures.soldRappen + roundingRappen])
  }
  expect(days.length).toBe(60)
})

async function indexes() {
  const { rows } = await pool().query(`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`)
  return rows
}
