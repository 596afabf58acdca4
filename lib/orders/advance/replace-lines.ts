import { recordChange } from '@/lib/platform/database/audit'
import type { Tx } from '@/lib/platform/database/db'
import { updateOrder } from '@/lib/orders/lock'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { changedLines, restrictedLines, takenOutLines, withLines, type LineChange } from '@/lib/orders/lines'

interface Replacing {
  change: LineChange
  now: Date
}

/** The caller has locked the order and books the money; PostgreSQL refuses other lines for a finished order. */
export async function replaceLines(tx: Tx, order: OrderRecord, { change, now }: Replacing): Promise<OrderRecord> {
  const positions = change.removed.map(({ position }) => position)
  await tx.orderLine.deleteMany({ where: { orderId: order.id, position: { in: positions } } })
  await tx.orderLine.createMany({ data: change.replacements.map((line) => ({ ...line, options: line.options ?? [] })) })
  const dishesDone = order.dishesDone.filter(({ position }) => !positions.includes(position))
  const changed = withLines({ ...order, dishesDone }, changedLines(order.lines, change))
  const { subtotalRappen, feesRappen, totalRappen } = changed
  const linesVersion = order.linesVersion + 1
  return updateOrder(tx, changed, { subtotalRappen, feesRappen, totalRappen, linesVersion, now })
}

type Amounts = Pick<OrderRecord, 'lines' | 'totalRappen'>

interface Replaced {
  after: Amounts
  by: { byUserId: string | null; byDeviceId: string | null }
}

export async function recordLines(tx: Tx, order: OrderRecord, { after, by }: Replaced): Promise<void> {
  const { byUserId, byDeviceId } = by
  const change = { byUserId, byDeviceId, subject: 'order', subjectId: order.id }
  await recordChange(tx, { ...change, before: loggedLines(order), after: loggedLines(after) })
}

function loggedLines({ lines, totalRappen }: Amounts) {
  return { totalRappen, lines: lines.map(({ quantity, name }) => `${quantity} × ${name}`) }
}

export async function withdrawCheck(tx: Tx, order: OrderRecord, now: Date): Promise<OrderRecord> {
  const takenOut = takenOutLines(order)
  if (order.ageChecks.length === 0) return order
  await tx.ageCheck.updateMany({ where: { orderId: order.id, undoneAt: null }, data: { undoneAt: now } })
  const change = { removed: takenOut, replacements: takenOut }
  const whole = takenOut.length > 0 ? await replaceLines(tx, order, { change, now }) : order
  return { ...whole, ageChecks: [] }
}

export async function reinstateCheck(
  tx: Tx,
  order: OrderRecord,
  { of: { at, correction }, now }: { of: HistoryEntry; now: Date },
): Promise<OrderRecord> {
  const withdrawn = await tx.ageCheck.findFirst({
    where: { orderId: order.id, undoneAt: at },
    orderBy: { id: 'desc' },
    include: { byUser: true, byDevice: true },
  })
  if (!correction || !withdrawn) return order
  await tx.ageCheck.update({ where: { id: withdrawn.id }, data: { undoneAt: null } })
  const checked = { ...order, ageChecks: [withdrawn] }
  const takenOut = takenOutLines(checked)
  return takenOut.length > 0 ? replaceLines(tx, checked, { change: restrictedLines(takenOut), now }) : checked
}
