import type { Manager } from '@/lib/accounts/caller'
import { beginsWith } from '@/lib/accounts/users/begins-with'
import { pool } from '@/lib/platform/db'
import { toPage, type Page } from '@/lib/platform/pagination'
import { phoneDigits } from '@/lib/platform/search-words'
import { soldStatuses } from '@/lib/orders/read/list-filters'
import type { CustomerQuery } from './customer-query'

export interface CustomerRow {
  id: string
  createdAt: Date
  email: string
  name: string
  phone: string
  isBlocked: boolean
  orders: number
  soldRappen: number
  lastOrderAt: Date | null
}

const mostWithPhone = 500

/** Confirmed accounts, newest first, with what they have ordered. */
export async function listCustomers(
  _manager: Manager,
  { search, state, cursor }: CustomerQuery,
  limit = 50,
): Promise<Page<CustomerRow>> {
  const values: unknown[] = [[...soldStatuses]]
  const given = (value: unknown) => `$${values.push(value)}`
  const where = [`u.role = 'customer' and u.verified_at is not null`]
  if (search) where.push(await matching(given, search))
  if (state) where.push(`b.user_id is ${state === 'blocked' ? 'not null' : 'null'}`)
  if (cursor) where.push(`(u.created_at, u.id) < (${given(cursor.createdAt)}, ${given(cursor.id)}::uuid)`)
  const { rows } = await pool().query<CustomerRow>(
    `${selection} where ${where.join(' and ')} order by u.created_at desc, u.id desc limit ${limit + 1}`,
    values,
  )
  return toPage(rows, limit, (row) => row)
}

/** By how names or address begin, of several words each must fit, or by how the phone number ends. */
async function matching(given: (value: unknown) => string, search: string): Promise<string> {
  const byName = beginsWith(given, search)
  const digits = phoneDigits(search)
  return digits ? `(u.id = any (${given(await customersWithPhone(digits))}::uuid[]) or (${byName}))` : byName
}

async function customersWithPhone(digits: string): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select user_id as id from billing_profile
     where reverse(regexp_replace(phone, '\\D', '', 'g')) like reverse($1) || '%' limit ${mostWithPhone}`,
    [digits],
  )
  return rows.map(({ id }) => id)
}

const selection = `
  select u.id, u.created_at as "createdAt", u.email, trim(u.firstname || ' ' || u.lastname) as name,
    coalesce(p.phone, '') as phone, b.user_id is not null as "isBlocked", o.orders, o."soldRappen", o."lastOrderAt"
  from users u
  left join billing_profile p on p.user_id = u.id
  left join customer_block b on b.user_id = u.id
  left join lateral (
    select count(*)::int as orders, max(created_at) as "lastOrderAt",
      coalesce(sum(total_rappen) filter (where status = any ($1::order_status[])), 0)::float8 as "soldRappen"
    from orders where customer_id = u.id
  ) o on true`
