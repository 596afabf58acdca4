import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { callerFromHeaders } from '@/app/api/v1/http/caller'
import type { Customer } from '@/lib/accounts/caller'
import { href, type LinkPrefix } from '@/lib/i18n/language'

/** Who looks at this page; null for a visitor. */
export async function theCaller(): Promise<Customer | null> {
  return callerFromHeaders(await headers())
}

/** The page's guard: whoever is not signed in goes to the login, and comes back afterwards. */
export async function requireCustomer(prefix: LinkPrefix, path: string): Promise<Customer> {
  const caller = await theCaller()
  return caller ?? redirect(`${href(prefix, '/login')}?next=${href(prefix, path)}`)
}
