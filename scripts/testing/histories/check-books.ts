import { isRefused } from '../../../lib/orders/status'
import { cashRounding } from '../../../lib/platform/values/money'
import type { Call, Operation } from './history'
import type { Stored, StoredOrder } from './stored'

type OfOrder = Pick<Stored, 'steps' | 'receipts' | 'entries'>

/** The numbers of receipts as a counter. */
export function gapsInReceipts({ receipts, orders }: Stored): string[] {
  const ids = new Set(orders.map(({ id }) => id))
  const years = [...new Set(receipts.map(({ year }) => year))]
  const wrong = years.flatMap((year) => {
    const numbers = receipts.filter((receipt) => receipt.year === year).map(({ number }) => number)
    const sorted = numbers.toSorted((one, other) => one - other)
    const at = sorted.findIndex((number, index) => number !== index + 1)
    return at === -1 ? [] : [`receipts of ${year}: ${sorted[at]} comes after ${sorted[at - 1] ?? 0}`]
  })
  const ofNone = receipts.filter(({ orderId }) => !ids.has(orderId))
  return [...wrong, ...ofNone.map(({ year, number, orderId }) => `receipt ${year}-${number} is of the lost ${orderId}`)]
}

export function faultsOfReceipts(order: StoredOrder, calls: readonly Call[], { steps, receipts, entries }: OfOrder) {
  const { id, status, totalRappen } = order
  const standing = receipts.filter(({ kind, isReplaced }) => kind !== 'reversal' && !isReplaced)
  const wasSold = entries.length > 0 || steps.some((step) => step.status === 'completed')
  const wasAnswered = calls.some(({ op, asked, outcome }) => {
    return outcome === 'ok' && (op === 'collect' || (op === 'step' && asked.status === 'completed'))
  })
  if (receipts.length === 0) return wasSold || wasAnswered ? [`${id} was sold and has no receipt`] : []
  if (!wasSold) return [`${id} has a receipt, and was neither paid nor handed over`]
  if (standing.length > 1) return [`${id} has ${standing.length} receipts at once`]
  if (isRefused(status)) return standing.map(() => `${id} is ${status}, and its receipt stands`)
  // Cancelled, paid back and uncancelled: it waits for its money again.
  const isOpen = status !== 'completed' && sumOf(entries) === 0
  if (standing.length === 0) return isOpen ? [] : [`${id} is ${status}, and its receipt was taken back`]
  return standing[0]?.totalRappen === totalRappen ? [] : [`${id} has a receipt of another amount`]
}

/** The cash as a bank: what came in less what went out is what the order's state says. */
export function faultsOfMoney(order: StoredOrder, calls: readonly Call[], { steps, entries }: OfOrder): string[] {
  const { id, status, totalRappen, paymentStatus } = order
  const paid = sumOf(entries)
  const price = totalRappen + cashRounding(totalRappen)
  const due = isRefused(status) ? 0 : price
  const ids = new Set(steps.map((step) => step.id))
  const ofNoStep = entries.filter(({ stepId }) => stepId !== null && !ids.has(stepId))
  return [
    ...countOf('collect', 'collected'),
    ...countOf('pay back', 'refunded'),
    ...ofNoStep.map((entry) => `${id} has money of a step that is not there: ${entry.id}`),
    ...(paid < 0 || paid > price ? [`${id} costs ${price}, and ${paid} were paid`] : []),
    ...(status === 'completed' && paid !== due ? [`${id} was handed over for ${due}, and ${paid} were paid`] : []),
    ...(paymentStatus === stateOf(paid, due) ? [] : [`${id} owes ${due}, has paid ${paid} and is "${paymentStatus}"`]),
  ]

  function countOf(op: Operation, kind: string): string[] {
    const rows = entries.filter((entry) => entry.kind === kind && entry.stepId === null).length
    const asked = calls.filter((call) => call.op === op && call.outcome !== 'fail')
    const answered = asked.filter(({ outcome }) => outcome === 'ok').length
    if (rows >= answered && rows <= asked.length) return []
    return [`${id} was ${kind} ${rows} times at the drawer, and ${answered} of ${asked.length} calls were answered`]
  }
}

function stateOf(paid: number, due: number): string {
  if (paid !== due) return paid < due ? 'pending' : 'refund_due'
  return paid > 0 ? 'collected' : 'void'
}

export function faultsOfDrawer({ entries, drawerRappen }: Stored): string[] {
  const ofNone = entries.filter(({ orderId }) => orderId === null)
  return [
    ...ofNone.map(({ id, amountRappen }) => `entry ${id} of ${amountRappen} is of a lost order`),
    ...(sumOf(entries) === drawerRappen ? [] : [`the drawer has ${drawerRappen}, its entries are ${sumOf(entries)}`]),
  ]
}

function sumOf(entries: readonly { amountRappen: number }[]): number {
  return entries.reduce((sum, { amountRappen }) => sum + amountRappen, 0)
}
