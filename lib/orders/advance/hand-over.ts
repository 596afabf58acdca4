import type { Tx } from '@/lib/platform/database/db'
import { changedLines, restrictedLines, type LineChange } from '@/lib/orders/lines'
import type { AgeCheckResult } from '@/lib/orders/status'
import type { AgeCheckEntry, OrderRecord } from '@/lib/orders/order'
import { recordLines, replaceLines } from './replace-lines'
import { applyStep, type Step } from './take-step'

const noChange: LineChange = { removed: [], replacements: [] }

interface HandOver {
  step: Step
  result: AgeCheckResult
}

/** Rejects an order of which no line is left. */
export async function handOver(tx: Tx, order: OrderRecord, { step, result }: HandOver): Promise<OrderRecord> {
  const refused = result === 'refused' ? restrictedLines(order.lines) : noChange
  const isAll = changedLines(order.lines, refused).length === 0
  const change = isAll ? noChange : refused
  const check = await recordCheck(tx, order, { step, result, takenOut: change.removed })
  const left = change.removed.length > 0 ? await replaceLines(tx, order, { change, now: step.now }) : order
  await recordLines(tx, order, { after: left, by: step.by })
  const checked = { ...left, ageChecks: [check] }
  return applyStep(tx, checked, isAll ? { ...step, to: 'rejected', reason: 'age_not_proven' } : step)
}

async function recordCheck(
  tx: Tx,
  { id: orderId }: OrderRecord,
  { step, result, takenOut }: HandOver & { takenOut: OrderRecord['lines'] },
): Promise<AgeCheckEntry> {
  const { byUserId, byDeviceId, byUser, byDevice } = step.by
  const said = { result, at: step.now, takenOut: takenOut.map((line) => ({ ...line })) }
  const { id } = await tx.ageCheck.create({ data: { ...said, orderId, byUserId, byDeviceId } })
  return { ...said, id, byUser, byDevice }
}
