import { folded } from '@/lib/platform/folded'
import { pool } from '@/lib/platform/db'
import { literally } from '@/lib/platform/search-words'
import { matchingOrders } from '@/lib/orders/read/matching-orders'

const most = 200

/**
 * Ids of things that are called so today, or were when they were made or deleted: a change of a price says which number
 * it was, not of which dish. `words` is the same as PostgreSQL searches it.
 */
export async function thingsNamed(search: string, words: string): Promise<string[]> {
  const [orders, named] = await Promise.all([
    matchingOrders(search),
    pool().query<{ id: string }>(statement, [`%${literally(folded(search))}%`, words]),
  ])
  const payments = await pool().query<{ id: string }>('select id from payment where order_id = any ($1)', [orders])
  return [...orders, ...[...named.rows, ...payments.rows].map(({ id }) => id)]
}

const statement = `
  (select id::text from menu_item where lower(name) like $1 limit ${most})
  union all (select id::text from category where lower(name) like $1 limit ${most})
  union all (select id::text from option_group where lower(name::text) like $1 limit ${most})
  union all (select id::text from device where lower(name) like $1 limit ${most})
  union all (select id::text from users where lower(concat_ws(' ', firstname, lastname, email)) like $1 limit ${most})
  union all (select subject_id from audit_entry
    where action in ('created', 'deleted') and audit_words(before, after) @@ to_tsquery('simple', $2) limit ${most})`
