import { z } from 'zod'
import type { Role } from '../generated/prisma/enums'

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
