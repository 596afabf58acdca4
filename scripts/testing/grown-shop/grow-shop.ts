import type { Client } from 'pg'

import { besideOrders, sentMails } from './beside-orders'
import { addDishesWithOptions } from './dishes'
import { moneyRows } from './money'
import { orderRows, plannedOrders } from './orders'
import { people, printers, webhooks } from './people'

export interface Size {
  orders: number
  /** Between two of them; with the usual two, a million are almost four years. */
  everyMinutes?: number
  dishes: number
}

const ordersPerCustomer = 20

/**
 * A shop as it becomes: finished orders up to an hour ago with all that belongs to them, sixty open ones, and a few of each
 * kind that waits for the staff. The menu and an owner are there before. Set-based and without triggers, which would check
 * and announce each row; `grow-shop.test.ts` holds the rows against the rules of the tables and of the books.
 */
export async function growShop(client: Client, { orders, dishes, everyMinutes = 2 }: Size): Promise<void> {
  await client.query(settings)
  await addDishesWithOptions(client, dishes)
  const indexes = await dropIndexes(client)
  const size = { orders, customers: Math.ceil(orders / ordersPerCustomer), everyMinutes, dishes }
  const steps = [
    people(size),
    printers,
    webhooks,
    plannedOrders(size),
    orderRows,
    moneyRows,
    besideOrders(size),
    ...indexes,
    sentMails,
  ]
  for (const step of steps) await client.query(step)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum (analyze)')
}

const settings = `
  set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0;
  set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set temp_buffers = '256MB'; set jit = off`

const filled = ['orders', 'order_line', 'status_change', 'payment', 'payment_entry', 'receipt', 'audit_entry']

/** Of the large tables, to be made again when all rows are there; keys stay. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relname = any ($1) and t.relnamespace = 'public'::regnamespace and not i.indisprimary
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [filled],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
