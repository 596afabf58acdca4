import type { Role } from '../generated/prisma/enums'

export type ShownRole = 'user' | 'staff' | 'admin'

/** The specification calls a customer "user". */
export function shownRole(role: Role): ShownRole {
  return role === 'customer' ? 'user' : role
}

export function roleOf(shown: ShownRole): Role {
  return shown === 'user' ? 'customer' : shown
}

export function shownName(person: { firstname: string; lastname: string }, role: Role): string {
  const name = `${person.firstname} ${person.lastname}`.trim()
  return name || (role === 'admin' ? 'Admin User' : '')
}
