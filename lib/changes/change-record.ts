import type { Role } from '@/lib/generated/prisma/enums'
import { Admin, type Manager } from '@/lib/accounts/caller'
import { ownerSettings } from '@/lib/shop/settings/owner-settings'

export type Values = Record<string, unknown>

/** The author has the present name, not that of the moment. */
export interface ChangeRecord {
  id: string
  createdAt: Date
  subject: string
  subjectId: string
  action: string
  before: Values | null
  after: Values | null
  /** Null: no person, or one whose account was deleted. */
  author: { name: string; email: string; role: Role } | null
  device: string | null
}

export function thingKey({ subject, subjectId }: Pick<ChangeRecord, 'subject' | 'subjectId'>): string {
  return `${subject} ${subjectId}`
}

/** Only the owner may see these. */
export const subjectsOfOwner = ['user', 'invitation', 'api_key', 'mail_server', 'payment_provider'] as const
export const settingsOfMoney: readonly string[] = ownerSettings

export function withoutOwnerSettings<Record extends ChangeRecord>(manager: Manager, change: Record): Record {
  if (manager instanceof Admin || change.subject !== 'shop') return change
  return { ...change, before: visible(change.before), after: visible(change.after) }
}

function visible(values: Values | null): Values | null {
  return values && Object.fromEntries(Object.entries(values).filter(([key]) => !settingsOfMoney.includes(key)))
}
