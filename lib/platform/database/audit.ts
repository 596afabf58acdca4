import { insertAll } from './bulk'
import { Prisma, type Tx } from './db'

export type Values = Record<string, unknown>

export interface Change {
  /** Null: a device acted without a PIN. */
  byUserId: string | null
  byDeviceId?: string | null
  subject: string
  subjectId: string
  before: Values | null
  after: Values | null
}

export async function recordChange(tx: Tx, change: Change): Promise<void> {
  await recordChanges(tx, [change])
}

export async function recordChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  await insertAll(tx, 'audit_entry', changes.flatMap(entryOf))
}

function entryOf(change: Change): object[] {
  const { byUserId, byDeviceId = null, subject, subjectId, before, after } = change
  const differing = differingFields(before ?? {}, after ?? {})
  if (before && after && differing.length === 0) return []
  return [
    {
      byUserId,
      byDeviceId,
      subject,
      subjectId,
      action: !before ? 'created' : !after ? 'deleted' : 'changed',
      before: before && only(before, differing),
      after: after && only(after, differing),
    },
  ]
}

/** Keeps when and by whom, and forgets from what to what. */
export async function forgetValues(tx: Tx, where: Pick<Change, 'subject' | 'subjectId'>): Promise<void> {
  await tx.auditEntry.updateMany({ where, data: { before: Prisma.DbNull, after: Prisma.DbNull } })
}

const counter = 'version'

export function differingFields(before: Values, after: Values): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter(
    (key) =>
      key !== counter && before[key] !== after[key] && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
}

function only(values: Values, keys: string[]): Prisma.InputJsonObject {
  // Through JSON, so that dates and absent values are stored as they will be read.
  return JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, values[key]])), withoutSecrets))
}

export interface LastChange {
  changedAt: Date | null
  changedBy: string | null
}

export interface Subject extends Pick<Change, 'subject'> {
  subjectId: string | { in: string[] }
  /** A change of these fields alone does not count. */
  apartFrom?: readonly string[]
  /** Nor does one of none of these; absent: any. */
  among?: readonly string[]
}

const recentEntries = 50

export async function findLastChange(
  tx: Tx,
  { subject, subjectId, apartFrom = [], among }: Subject,
): Promise<LastChange> {
  const entries = await tx.auditEntry.findMany({
    where: { subject, subjectId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: recentEntries,
    include: { byUser: { select: { firstname: true, lastname: true } }, byDevice: { select: { name: true } } },
  })
  const isCounted = (key: string) => !apartFrom.includes(key) && (among?.includes(key) ?? true)
  const last = entries.find(({ after }) => Object.keys(Object(after)).some(isCounted))
  const name = last?.byUser && `${last.byUser.firstname} ${last.byUser.lastname}`.trim()
  return { changedAt: last?.at ?? null, changedBy: name || last?.byDevice?.name || null }
}

export const maskedSecret = '•••'

const namesSecret = /password|secret|token|totp|privatekey/i

function withoutSecrets(key: string, value: unknown): unknown {
  return typeof value === 'string' && value !== '' && namesSecret.test(key) ? maskedSecret : value
}
