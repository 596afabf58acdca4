import type { KeyRole } from '@/lib/accounts/caller'
import type { KeyInUse, Scope } from '@/lib/accounts/scopes'
import { Refusal } from '@/lib/platform/refusal'
import type { OperationSpec } from './operation'

export function scopesOf({ scope }: Pick<OperationSpec, 'scope'>): readonly Scope[] {
  return typeof scope === 'string' ? [scope] : (scope ?? [])
}

/** Throws forbidden where no key may call, scope_missing with what this one lacks, key_is_test for a change. */
export function permitKey(spec: OperationSpec, key: KeyInUse): void {
  if (scopesOf(spec).length === 0) throw new Refusal('forbidden')
  const missing = missingScopes(spec, key)
  if (missing.length > 0) throw new Refusal('scope_missing', { values: { scopes: missing.join(', ') } })
  if (key.isTest && !isForTests(spec)) throw new Refusal('key_is_test')
}

export function missingScopes(spec: OperationSpec, key: KeyInUse): Scope[] {
  return scopesOf(spec).filter((needed) => !key.scopes.includes(needed))
}

/** An order that is placed with a test key is a test. */
export function isForTests(spec: Pick<OperationSpec, 'method' | 'scope'>): boolean {
  return spec.method === 'GET' || scopesOf(spec).includes('orders:place')
}

/** As what the account of a key calls: no more than is needed. */
export function keyRole({ caller }: Pick<OperationSpec, 'caller'>): KeyRole {
  return caller === 'admin' || caller === 'manager' ? caller : 'staff'
}
