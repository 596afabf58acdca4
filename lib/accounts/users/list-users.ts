import { db, Prisma } from '@/lib/platform/db'
import type { Admin } from '@/lib/accounts/caller'
import type { UserQuery } from '@/lib/accounts/schema'
import { literally } from '@/lib/platform/search-words'
import { shownName } from '@/lib/accounts/shown-role'

export interface UserPage {
  users: UserView[]
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null
}

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

/** Newest first. */
export async function listUsers(_admin: Admin, { limit = 50, cursor, search, role }: UserQuery): Promise<UserPage> {
  const rows = await db().user.findMany({
    where: { ...(role && { role }), ...(search && { OR: matching(search) }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...(cursor && { cursor: { id: cursor }, skip: 1 }),
    take: limit + 1,
    select: userFields,
  })
  const users = rows.slice(0, limit)
  return { users: users.map(shownUser), nextCursor: rows.length > limit ? (users.at(-1)?.id ?? null) : null }
}

export type UserView = ReturnType<typeof shownUser>

export function shownUser(user: UserRow) {
  return {
    id: user.id,
    email: user.email,
    name: shownName(user, user.role),
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

function matching(text: string): Prisma.UserWhereInput[] {
  const contains = { contains: literally(text), mode: 'insensitive' } as const
  return [{ email: contains }, { firstname: contains }, { lastname: contains }]
}
