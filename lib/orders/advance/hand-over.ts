import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import { changedLines, restrictedLines, type LineChange } from '@/lib/orders/lines'
import type { AgeCheckResult } from '@/lib/orders/status'
import type { AgeCheckEntry, OrderRecord } from '@/lib/orders/order'
import { replaceLines } from './replace-lines'
import { hold, stepIn, type Step } from './take-step'

/**
 * The hand-over of an order with a minimum age. What is refused is taken out and not paid; an order of which nothing is
 * left is rejected. Null, and nothing written, if the order has moved on since it was read.
 */
export function handOver(order: OrderRecord, step: Step, result: AgeCheckResult): Promise<OrderRecord | null> {
  return transaction((tx) => handOverIn(tx, order, { step, result }))
}

const nothing: LineChange = { taken: [], instead: [] }

interface HandOver {
  step: Step
  result: AgeCheckResult
}

export async function handOverIn(tx: Tx, order: OrderRecord, { step, result }: HandOver): Promise<OrderRecord | null> {
  const held = await hold(tx, order, step.now)
  if (!held) return null
  const refused = result === 'refused' ? restrictedLines(order.lines) : nothing
  const isAll = changedLines(order.lines, refused).length === 0
  const change = isAll ? nothing : refused
  const check = await recordCheck(tx, held, { step, result, takenOut: change.taken })
  const left = change.taken.length > 0 ? await replaceLines(tx, held, change) : held
  await recordAmounts(tx, { before: held, after: left, step })
  const checked = { ...left, ageChecks: [check] }
  return stepIn(tx, checked, isAll ? { ...step, to: 'rejected', reason: 'age_not_proven' } : step)
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

function recordAmounts(
  tx: Tx,
  { before, after, step }: { before: OrderRecord; after: OrderRecord; step: Step },
): Promise<void> {
  const { byUserId, byDeviceId } = step.by
  const change = { byUserId, byDeviceId, subject: 'order', subjectId: before.id }
  return recordChange(tx, { ...change, before: booked(before), after: booked(after) })
}

function booked({ lines, totalRappen }: OrderRecord) {
  return { totalRappen, lines: lines.map(({ quantity, name }) => `${quantity} × ${name}`) }
}
