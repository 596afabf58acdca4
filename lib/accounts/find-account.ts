import { z } from 'zod'
import type { Tx } from '@/lib/platform/db'
import type { Role } from '../generated/prisma/enums'
import type { Language } from '../i18n/language'
import { offeredLanguage } from '../platform/offered-languages'

export interface Account {
  id: string
  email: string
  /** Null: signs in by mailed code only. */
  passwordHash: string | null
  firstname: string
  lastname: string
  role: Role
  language: Language
  verifiedAt: Date | null
  disabledAt: Date | null
}

/** Case does not matter; through the unique index on lower(email), which Prisma's own filters cannot use. */
export async function findAccount(tx: Tx, email: string): Promise<Account | undefined> {
  const rows = await tx.$queryRaw<Account[]>`
    select id, email, password_hash as "passwordHash", firstname, lastname, role, language,
      verified_at as "verifiedAt", disabled_at as "disabledAt"
    from users where lower(email) = lower(${email})`
  return rows[0]
}

export async function findAccountById(tx: Tx, id: string): Promise<Account | null> {
  const select = { id: true, email: true, firstname: true, lastname: true, role: true, language: true } as const
  const account = await tx.user.findUnique({
    where: { id },
    select: { ...select, passwordHash: true, verifiedAt: true, disabledAt: true },
  })
  return account && { ...account, language: offeredLanguage(account.language) }
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockAccount(tx: Tx, email: string): Promise<Account | undefined> {
  await tx.$queryRaw`select 1 from users where lower(email) = lower(${email}) for update`
  return findAccount(tx, email)
}

const shownRoles = ['user', 'staff', 'admin', 'manager'] as const
type ShownRole = (typeof shownRoles)[number]

/** Of an answer: the specification calls a customer "user". */
export function answeredRole() {
  return z
    .enum(['customer', 'staff', 'admin', 'manager'])
    .transform((role): ShownRole => (role === 'customer' ? 'user' : role))
    .pipe(z.enum(shownRoles))
}

/** Of a request. */
export function sentRole() {
  return z.enum(shownRoles).transform((shown): Role => (shown === 'user' ? 'customer' : shown))
}

export function shownName(person: { firstname: string; lastname: string }, role: Role): string {
  const name = `${person.firstname} ${person.lastname}`.trim()
  return name || (role === 'admin' ? 'Admin User' : '')
}
