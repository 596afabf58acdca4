import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { callerFromHeaders } from '@/app/api/v1/http/caller'
import type { Customer } from '@/lib/accounts/caller'
import { href, type LinkPrefix } from '@/lib/i18n/language'

export async function currentCustomer(): Promise<Customer | null> {
  return callerFromHeaders(await headers())
}

export async function requireCustomer(prefix: LinkPrefix, path: string): Promise<Customer> {
  const caller = await currentCustomer()
  return caller ?? redirect(`${href(prefix, '/login')}?next=${href(prefix, path)}`)
}
