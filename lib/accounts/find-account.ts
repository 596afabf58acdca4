import { z } from 'zod'
import type { Tx } from '@/lib/platform/db'
import type { Role } from '../generated/prisma/enums'
import type { Language } from '../i18n/language'
import { offeredLanguage } from '../platform/events'

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

/** Uses the unique index on lower(email), which Prisma's own filters cannot. */
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

export async function lockAccount(tx: Tx, email: string): Promise<Account | undefined> {
  await tx.$queryRaw`select 1 from users where lower(email) = lower(${email}) for update`
  return findAccount(tx, email)
}

/** What is read of the user afterwards stays true until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`select 1 from users where id = ${id}::uuid for update`
}

const apiRoles = ['user', 'staff', 'admin', 'manager'] as const
type ApiRole = (typeof apiRoles)[number]

/** The specification calls a customer "user". */
export function answeredRole() {
  return z
    .enum(['customer', 'staff', 'admin', 'manager'])
    .transform((role): ApiRole => (role === 'customer' ? 'user' : role))
    .pipe(z.enum(apiRoles))
}

export function sentRole() {
  return z.enum(apiRoles).transform((role): Role => (role === 'user' ? 'customer' : role))
}

export function displayName(person: { firstname: string; lastname: string }, role: Role): string {
  const name = `${person.firstname} ${person.lastname}`.trim()
  return name || (role === 'admin' ? 'Admin User' : '')
}
