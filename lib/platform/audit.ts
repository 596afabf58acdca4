import type { Prisma, Tx } from './db'

type Values = Record<string, unknown>

export interface Change {
  /** Null: a device acted, and nobody had said with a PIN who he is. */
  byUserId: string | null
  byDeviceId?: string | null
  /** What kind of thing, e.g. menu_item. */
  subject: string
  subjectId: string
  before: Values | null
  after: Values | null
}

/** One row about who changed what, with only the values that differ; none where nothing does. */
export async function recordChange(tx: Tx, change: Change): Promise<void> {
  const { byUserId, byDeviceId = null, subject, subjectId, before, after } = change
  const differing = differingKeys(before ?? {}, after ?? {})
  if (before && after && differing.length === 0) return
  await tx.auditEntry.create({
    data: {
      byUserId,
      byDeviceId,
      subject,
      subjectId,
      action: !before ? 'created' : !after ? 'deleted' : 'changed',
      ...(before && { before: only(before, differing) }),
      ...(after && { after: only(after, differing) }),
    },
  })
}

function differingKeys(before: Values, after: Values): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
}

function only(values: Values, keys: string[]): Prisma.InputJsonObject {
  // Through JSON, so that dates and absent values are stored as what they will be read as.
  return JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, values[key]]))))
}
