import { faultsOfDrawer, faultsOfMoney, faultsOfReceipts, gapsInReceipts } from './check-books'
import { faultInSteps } from './explain-steps'
import { callsOf, type Call, type Facts, type HistoryEvent, type Operation } from './history'
import type { Stored, StoredOrder } from './stored'

/**
 * What stands against a run: an answer that was not kept, or what nobody asked for. What has no answer may have happened
 * or not, and at most once.
 */
export function checkHistory(events: readonly HistoryEvent[], stored: Stored): string[] {
  const calls = callsOf(events)
  const ids = new Map(stored.orders.map(({ id, paymentId }) => [paymentId, id]))
  const of = grouped(calls, ({ op, key }) => (placing.includes(op) ? ids.get(key) : key))
  const faults = stored.orders.flatMap((order) => {
    const own = of.get(order.id) ?? []
    const ofOrder = rowsOf(order, stored)
    const inSteps = faultInSteps(
      own.filter(({ op }) => stepping.includes(op)),
      order,
      ofOrder.steps,
    )
    const inBooks = [...faultsOfReceipts(order, own, ofOrder), ...faultsOfMoney(order, own, ofOrder)]
    return [...(inSteps ? [`${order.id} ${inSteps}`] : []), ...inBooks]
  })
  return [
    ...faultyAnswers(calls),
    ...faultsOfOrders(calls, stored),
    ...faultyReads(calls, stored),
    ...faults,
    ...gapsInReceipts(stored),
    ...faultsOfDrawer(stored),
    ...(stored.openTransactions > 0 ? [`${stored.openTransactions} connections were left in a transaction`] : []),
  ]
}

const placing: readonly Operation[] = ['place', 'find']
const looking: readonly Operation[] = ['see', 'read']
const stepping: readonly Operation[] = ['see', 'step', 'correct', 'cancel']

/** 503 is what the shop may say in trouble. */
function faultyAnswers(calls: readonly Call[]): string[] {
  return calls.flatMap(({ op, key, answered: { http = 0 } }) =>
    http >= 500 && http !== 503 ? [`${op} ${key} was answered ${http}`] : [],
  )
}

/** Orders as a set. */
function faultsOfOrders(calls: readonly Call[], { orders }: Stored): string[] {
  const rows = grouped(orders, ({ paymentId }) => paymentId)
  const asked = grouped(
    calls.filter(({ op }) => placing.includes(op)),
    ({ key }) => key,
  )
  const strange = orders.filter(({ paymentId }) => !asked.has(paymentId))
  return [
    ...strange.map(({ id }) => `${id} is an order that nobody placed`),
    ...[...asked].flatMap(([paymentId, tries]) => faultsOfOrder(paymentId, tries, rows.get(paymentId) ?? [])),
  ]
}

function faultsOfOrder(paymentId: string, tries: readonly Call[], rows: readonly StoredOrder[]): string[] {
  const answers = tries.map(({ answered }) => answered).filter(({ orderId }) => orderId)
  const ids = [...new Set(answers.map(({ orderId }) => orderId))]
  const [row] = rows
  if (ids.length > 1) return [`${paymentId} was answered as ${ids.join(' and ')}`]
  if (rows.length > 1) return [`${paymentId} is ${rows.length} orders: ${rows.map(({ id }) => id).join(', ')}`]
  if (!row) return ids.map((id) => `${id} was answered and is lost`)
  if (tries.every(({ outcome }) => outcome === 'fail')) return [`${row.id} was refused and is there`]
  if (ids.length > 0 && ids[0] !== row.id) return [`${paymentId} was answered as ${ids[0]} and is ${row.id}`]
  return answers.filter((answer) => isOther(row, answer)).map((answer) => otherThan(row, answer))
}

/** Only a client that knows of an order asks for it. */
function faultyReads(calls: readonly Call[], { orders }: Stored): string[] {
  const rows = new Map(orders.map((order) => [order.id, order]))
  return calls.flatMap(({ op, key, client, outcome, answered }) => {
    if (!looking.includes(op) || outcome === 'unknown') return []
    if (outcome === 'fail') return [`${key} was placed, and ${client} was told ${answered.http}`]
    const row = rows.get(key)
    if (!row) return [`${key} was shown to ${client} and is lost`]
    return isOther(row, answered) ? [otherThan(row, answered)] : []
  })
}

const isOther = (row: StoredOrder, { totalRappen, lines }: Facts) =>
  totalRappen !== row.totalRappen || lines !== row.lines

const otherThan = ({ id, lines, totalRappen }: StoredOrder, answer: Facts) =>
  `${id} is ${lines} for ${totalRappen}, and was answered as ${answer.lines} for ${answer.totalRappen}`

function rowsOf({ id }: StoredOrder, { steps, receipts, entries }: Stored) {
  const isOwn = ({ orderId }: { orderId: string | null }) => orderId === id
  return { steps: steps.filter(isOwn), receipts: receipts.filter(isOwn), entries: entries.filter(isOwn) }
}

function grouped<Key, One>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
