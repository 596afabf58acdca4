import { transaction, type Tx } from '@/lib/platform/db'
import { changedLines, restrictedLines, type LineChange } from '@/lib/orders/lines'
import type { AgeCheckResult } from '@/lib/orders/status'
import type { AgeCheckEntry, OrderRecord } from '@/lib/orders/order'
import { recordLines, replaceLines } from './replace-lines'
import { lockOrder, applyStep, type Step } from './take-step'

/** Rejects an order of which no line is left. Null, and nothing written, if the order has moved on. */
export function handOver(order: OrderRecord, step: Step, result: AgeCheckResult): Promise<OrderRecord | null> {
  return transaction((tx) => applyHandOver(tx, order, { step, result }))
}

const noChange: LineChange = { removed: [], replacements: [] }

interface HandOver {
  step: Step
  result: AgeCheckResult
}

export async function applyHandOver(
  tx: Tx,
  order: OrderRecord,
  { step, result }: HandOver,
): Promise<OrderRecord | null> {
  const held = await lockOrder(tx, order, step.now)
  if (!held) return null
  const refused = result === 'refused' ? restrictedLines(order.lines) : noChange
  const isAll = changedLines(order.lines, refused).length === 0
  const change = isAll ? noChange : refused
  const check = await recordCheck(tx, held, { step, result, takenOut: change.removed })
  const left = change.removed.length > 0 ? await replaceLines(tx, held, change) : held
  await recordLines(tx, held, { after: left, by: step.by })
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
