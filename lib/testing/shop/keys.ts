import { Admin } from '@/lib/accounts/caller'
import { addKey } from '@/lib/accounts/keys/keys'
import type { Scope } from '@/lib/accounts/scopes'
import { signedIn } from './people'

interface Making {
  by?: Admin
  test?: boolean
  expiresAt?: Date
  now?: Date
}

export interface UsableKey {
  id: string
  secret: string
  headers: { authorization: string }
}

/** An API key with these scopes, which an administrator of its own has made unless said otherwise. */
export async function keyWith(
  scopes: readonly Scope[],
  { by, test = false, expiresAt, now = new Date() }: Making = {},
): Promise<UsableKey> {
  const maker = by ?? (await signedIn('admin', now)).caller
  if (!(maker instanceof Admin)) throw new Error('only an administrator makes keys')
  const { id, secret } = await addKey(maker, { name: 'Kasse', scopes, expiresAt, test }, now)
  return { id, secret, headers: { authorization: `Bearer ${secret}` } }
}
