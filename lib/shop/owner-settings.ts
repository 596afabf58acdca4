import { isDeepStrictEqual } from 'node:util'
import { Admin, type Manager } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import type { Shop, ShopChanges } from './shop'

/** What the shop earns and owes: the owner's alone. The forms leave the same out for everybody else. */
export const ownerSettings = {
  pickupMinimumRappen: 'pickupMinimum',
  vatNumber: 'vatNumber',
  vatLiableFrom: 'vatLiableFrom',
  zones: 'zones',
  vatRates: 'vatRates',
} as const satisfies Partial<Record<keyof ShopChanges, string>>

/** Sending back what stands already is no change: the answer of GET shop may be returned as it is. */
export function expectOwnSettings(caller: Manager, changes: ShopChanges, before: Shop): void {
  if (caller instanceof Admin) return
  const names = Object.keys(ownerSettings) as (keyof typeof ownerSettings)[]
  const refused = names.filter((name) => changes[name] !== undefined && !isDeepStrictEqual(changes[name], before[name]))
  if (refused.length === 0) return
  const fields = refused.map((name) => [ownerSettings[name], 'for_the_owner'] as const)
  throw new Refusal('forbidden_setting', { fields: Object.fromEntries(fields) })
}
