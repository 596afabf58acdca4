import { z } from 'zod'
import type { Manager } from '@/lib/accounts/caller'
import { beginsWith } from '@/lib/accounts/users/list-users'
import { pool } from '@/lib/platform/database/pool'
import { cursorOf, toPage, type Page } from '@/lib/platform/requests/pagination'
import { phoneDigits } from '@/lib/platform/values/search-words'
import { findTurnoverOfCustomers } from '@/lib/orders/reports/turnover'
import { searchText, uuid } from '@/lib/platform/values/text'

export interface CustomerRow {
  id: string
  createdAt: Date
  email: string
  name: string
  phone: string
  isBlocked: boolean
  orders: number
  turnoverRappen: number
  lastOrderAt: Date | null
}

const mostWithPhone = 500

export async function listCustomers(
  _manager: Manager,
  { search, state, cursor }: CustomerQuery,
  limit = 50,
): Promise<Page<CustomerRow>> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const where = [`u.role = 'customer' and u.verified_at is not null`]
  if (search) where.push(await matching(given, search))
  if (state) where.push(`b.user_id is ${state === 'blocked' ? 'not null' : 'null'}`)
  if (cursor) where.push(`(u.created_at, u.id) < (${given(cursor.createdAt)}, ${given(cursor.id)}::uuid)`)
  const { rows } = await pool().query<Omit<CustomerRow, 'orders' | 'turnoverRappen'>>(
    `${selection} where ${where.join(' and ')} order by u.created_at desc, u.id desc limit ${limit + 1}`,
    values,
  )
  const turnoverOf = await findTurnoverOfCustomers(rows.map(({ id }) => id))
  return toPage(rows, limit, (row) => ({ ...row, ...turnoverOf(row.id) }))
}

async function matching(given: (value: unknown) => string, search: string): Promise<string> {
  const byName = beginsWith(given, search)
  const digits = phoneDigits(search)
  return digits ? `(u.id = any (${given(await customersWithPhone(digits))}::uuid[]) or (${byName}))` : byName
}

/** By the index on the digits, from the last one. */
async function customersWithPhone(digits: string): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select user_id as id from billing_profile
     where reverse(regexp_replace(phone, '\\D', '', 'g')) like reverse($1) || '%' limit ${mostWithPhone}`,
    [digits],
  )
  return rows.map(({ id }) => id)
}

// The search is of prefixes; and of the newest order Prisma would read all orders of the page.
const selection = `
  select u.id, u.created_at as "createdAt", u.email, trim(u.firstname || ' ' || u.lastname) as name,
    coalesce(p.phone, '') as phone, b.user_id is not null as "isBlocked",
    (select max(created_at) from orders where customer_id = u.id) as "lastOrderAt"
  from users u
  left join billing_profile p on p.user_id = u.id
  left join customer_block b on b.user_id = u.id`

export const customerQuery = z.object({
  search: searchText(),
  state: z.enum(['blocked', 'not_blocked']).optional(),
  cursor: cursorOf(uuid),
})

type CustomerQuery = z.output<typeof customerQuery>
