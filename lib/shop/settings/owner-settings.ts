import { isDeepStrictEqual } from 'node:util'
import { Admin, type Manager } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { isOwners, settingNames } from './setting-fields'
import type { Shop, ShopChanges } from '../shop'

/** Earnings and debts of the shop; forms of managers leave the same out. */
export const ownerSettings: readonly (keyof ShopChanges)[] = [...settingNames.filter(isOwners), 'zones', 'vatRates']

export function expectOwnSettings(caller: Manager, changes: ShopChanges, before: Shop): void {
  if (caller instanceof Admin) return
  const refused = ownerSettings.filter(
    (name) => changes[name] !== undefined && !isDeepStrictEqual(changes[name], before[name]),
  )
  if (refused.length === 0) return
  const fields = refused.map((name) => [name.replace(/Rappen$/, ''), 'for_the_owner'] as const)
  throw new Refusal('forbidden_setting', { fields: Object.fromEntries(fields) })
}
