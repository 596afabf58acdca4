import { z } from 'zod'
import type { Tx } from '@/lib/platform/database/db'
import type { Role } from '../generated/prisma/enums'
import { knownLanguage, type Language } from '../i18n/language'
import { offeredLanguage } from '../platform/events'
import { inAnyCase } from '../platform/values/folded'

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

const accountFields = {
  id: true,
  email: true,
  passwordHash: true,
  firstname: true,
  lastname: true,
  role: true,
  language: true,
  verifiedAt: true,
  disabledAt: true,
} as const

export async function findAccount(tx: Tx, email: string): Promise<Account | null> {
  const account = await tx.user.findFirst({ where: { email: inAnyCase(email) }, select: accountFields })
  return account && { ...account, language: knownLanguage(account.language) }
}

export async function findAccountById(tx: Tx, id: string): Promise<Account | null> {
  const account = await tx.user.findUnique({ where: { id }, select: accountFields })
  return account && { ...account, language: offeredLanguage(account.language) }
}

export async function lockAccount(tx: Tx, email: string): Promise<Account | null> {
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
