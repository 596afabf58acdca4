import { differingFields, findLastChange, type Subject, type Values } from './audit'
import type { Tx } from './db'
import { Refusal } from '../refusal'

export interface Expected {
  expectedVersions?: readonly number[] | undefined
}

interface Versioned {
  version: number
}

/** Ask under the lock of all changes of the kind: of two callers with the same version the second finds another one. */
export function isExpected({ version }: Versioned, { expectedVersions }: Expected): boolean {
  return !expectedVersions || expectedVersions.includes(version)
}

/** Whether forms show what has changed. What the kitchen switches leaves an open one as good as it was. */
export function isCounted(before: Values, after: Values, apartFrom: readonly string[]): boolean {
  return differingFields(before, after).some((field) => !apartFrom.includes(field))
}

/** Throws changed_meanwhile with what is there now, and who has changed it last. */
export async function expectVersion(
  tx: Tx,
  current: Versioned,
  { expectedVersions, ...subject }: Expected & Subject,
): Promise<void> {
  if (isExpected(current, { expectedVersions })) return
  throw new Refusal('changed_meanwhile', { data: { ...current, ...(await findLastChange(tx, subject)) } })
}
