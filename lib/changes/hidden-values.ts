import { Admin, type Manager } from '@/lib/accounts/caller'
import { ownerSettings } from '@/lib/shop/owner-settings'
import type { ChangeRecord, Values } from './change-record'

/** Kinds of things that are the owner's alone: the people who work here, and through whom the shop writes to guests. */
export const subjectsOfOwner = ['user', 'invitation', 'mail_server'] as const
export const settingsOfMoney: readonly string[] = Object.keys(ownerSettings)

/** Without the settings that a manager does not see. */
export function withoutHidden<Record extends ChangeRecord>(manager: Manager, change: Record): Record {
  if (manager instanceof Admin || change.subject !== 'shop') return change
  return { ...change, before: shown(change.before), after: shown(change.after) }
}

function shown(values: Values | null): Values | null {
  return values && Object.fromEntries(Object.entries(values).filter(([key]) => !settingsOfMoney.includes(key)))
}
