import type { Prisma } from '@/lib/platform/database/db'
import type { Page } from '@/lib/platform/requests/pagination'
import { pool } from '@/lib/platform/database/pool'
import type { Admin } from '@/lib/accounts/caller'
import type { UserQuery } from '@/lib/accounts/schema'
import { displayName } from '@/lib/accounts/find-account'
import { prefixPatterns } from '@/lib/platform/values/search-words'

export const userFields = {
  id: true,
  email: true,
  firstname: true,
  lastname: true,
  role: true,
  verifiedAt: true,
  disabledAt: true,
  createdAt: true,
  lastSeenAt: true,
  pinHash: true,
  secondFactor: { select: { confirmedAt: true } },
  _count: { select: { orders: true } },
} satisfies Prisma.UserSelect

type UserRow = Prisma.UserGetPayload<{ select: typeof userFields }>

interface TeamQuery extends UserQuery {
  /** Without customers, who have a list of their own. */
  isTeam?: boolean
}

export async function listUsers(_admin: Admin, query: TeamQuery): Promise<Page<UserView>> {
  const { limit = 50 } = query
  const rows = await findRows({ ...query, limit: limit + 1 })
  const items = rows
    .slice(0, limit)
    .map(({ orders, secondFactorAt, ...user }) =>
      toUserView({ ...user, _count: { orders }, secondFactor: { confirmedAt: secondFactorAt } }),
    )
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

interface ListedRow extends Omit<UserRow, '_count' | 'secondFactor'> {
  orders: number
  secondFactorAt: Date | null
}

async function findRows({ limit, cursor, search, role, isTeam }: TeamQuery & { limit: number }): Promise<ListedRow[]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const where = [
    ...(isTeam ? [`role <> 'customer'`] : []),
    ...(role ? [`role = ${given(role)}::role`] : []),
    ...(search ? [beginsWith(given, search)] : []),
    ...(cursor ? [`(created_at, id) < (select created_at, id from users where id = ${given(cursor)}::uuid)`] : []),
  ]
  const page = `select u.* from users u where ${where.join(' and ') || 'true'}
    order by created_at desc, id desc limit ${limit}`
  return (await pool().query<ListedRow>(`${selection} from (${page}) u ${joined}`, values)).rows
}

// Prisma would count the orders of all users before it picks the page.
const selection = `
  select u.id, u.email, u.firstname, u.lastname, u.role, u.verified_at as "verifiedAt", u.disabled_at as "disabledAt",
    u.created_at as "createdAt", u.last_seen_at as "lastSeenAt", u.pin_hash as "pinHash",
    f.confirmed_at as "secondFactorAt", o.orders`

const joined = `
  left join second_factor f on f.user_id = u.id
  left join lateral (select count(*)::int as orders from orders where customer_id = u.id) o on true
  order by u.created_at desc, u.id desc`

export type UserView = ReturnType<typeof toUserView>

export function toUserView(user: UserRow) {
  return {
    id: user.id,
    email: user.email,
    name: displayName(user, user.role),
    firstname: user.firstname,
    lastname: user.lastname,
    role: user.role,
    verified: user.verifiedAt !== null,
    disabled: user.disabledAt !== null,
    orders: user._count.orders,
    createdAt: user.createdAt,
    lastSeenAt: user.lastSeenAt,
    hasPin: user.pinHash !== null,
    hasSecondFactor: Boolean(user.secondFactor?.confirmedAt),
  }
}

/** For the account `u`: the first word is a prefix, which indexes find. `given` returns a placeholder. */
export function beginsWith(given: (value: unknown) => string, search: string): string {
  const [first, [, ...others]] = prefixPatterns(search)
  const pattern = given(first)
  const begins = `(lower(u.firstname) like ${pattern} or lower(u.lastname) like ${pattern} or lower(u.email) like ${pattern})`
  if (others.length === 0) return begins
  const whole = `concat_ws(' ', lower(u.firstname), lower(u.lastname), lower(u.email))`
  return `${begins} and ${whole} like all (${given(others)})`
}
