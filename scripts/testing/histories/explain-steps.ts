import { mayCorrect, mayFollow, type OrderStatus } from '../../../lib/orders/status'
import type { Call, Facts } from './history'
import type { StoredOrder, StoredStep } from './stored'

type Ordered = Pick<StoredOrder, 'id' | 'status' | 'fulfilment'>

/** How many of the rows have been written, and which of them stand: the last is what the order is. */
interface Moment {
  written: number
  standing: readonly StoredStep[]
}

/**
 * Whether the answers about an order's steps have an order in which each of them is right, which ends with these rows,
 * and in which what was answered before another was asked comes before it. Null: they have; else what is wrong.
 */
export function faultInSteps(calls: readonly Call[], order: Ordered, rows: readonly StoredStep[]): string | null {
  const last = rows.findLast(({ isUndone }) => !isUndone)
  if (last?.status !== order.status) return `is ${order.status}, and its last step is ${last?.status ?? 'none'}`
  const explains = (tried: readonly Call[]) => isExplained(tried, order, rows)
  const told = calls.filter((call) => call.outcome === 'ok' || (call.outcome === 'unknown' && !isLook(call)))
  if (explains(told)) return null
  if (!explains(rows.flatMap(ofAnyTime))) return `went an illegal way: ${wayOf(rows)}`
  const lost = told.find((call) => !isLook(call) && call.outcome === 'ok' && explains(without(told, call)))
  if (lost) return `has lost a step: "${lost.asked.status}" was answered to ${lost.client}`
  const stranger = rows.find((row) => explains([...told, ...ofAnyTime(row)]))
  if (stranger) return `has a step that no client took: ${stranger.status}`
  if (explains(told.filter((call) => !isLook(call)))) return `was seen as it was not: ${wayOf(rows)}`
  if (explains(told.map((call) => ({ ...call, began: 0 }))))
    return `has its steps in another order than they were answered`
  return `has no order of steps that explains all answers: ${wayOf(rows)}`
}

function isExplained(calls: readonly Call[], order: Ordered, [placed, ...rows]: readonly StoredStep[]): boolean {
  const failed = new Set<string>()
  return placed?.status === 'received' && search(calls, { written: 0, standing: [placed] })

  function search(all: readonly Call[], moment: Moment): boolean {
    const left = afterLooks(all, moment.standing)
    const isDone = moment.written === rows.length && moment.standing.every(({ isUndone }) => !isUndone)
    if (isDone && left.every(({ outcome }) => outcome !== 'ok')) return true
    const key = [left.map((call) => calls.indexOf(call)), moment.written, moment.standing.map(({ id }) => id)].join('|')
    if (failed.has(key)) return false
    failed.add(key)
    return possible(left).some((call) => momentsAfter(call, moment).some((next) => search(without(left, call), next)))
  }

  function momentsAfter(call: Call, { written, standing }: Moment): Moment[] {
    const [row, last, before] = [rows[written], standing.at(-1), standing.at(-2)]
    if (isLook(call) || !last) return []
    const to = call.asked.status
    const isBack = call.op === 'correct'
    const isUndone = isBack && last.isUndone && (to ?? before?.status) === before?.status
    const undone = isUndone ? [{ written, standing: standing.slice(0, -1) }] : []
    if (!row || row.status !== to || row.isCorrection !== isBack || !mayCome(last.status, row)) return undone
    return [...undone, { written: written + 1, standing: [...standing, row] }]
  }

  function mayCome(from: OrderStatus, { status, isCorrection }: StoredStep): boolean {
    return isCorrection ? mayCorrect(from, status, order.fulfilment) : mayFollow(from, status, order)
  }
}

/** A look that fits changes nothing, so that it never has to wait for a step. */
function afterLooks(left: readonly Call[], standing: readonly StoredStep[]): readonly Call[] {
  const fitting = possible(left).find((call) => isLook(call) && call.answered.status === standing.at(-1)?.status)
  return fitting ? afterLooks(without(left, fitting), standing) : left
}

/** None that was asked only after another, which is not placed yet, had been answered. */
function possible(left: readonly Call[]): Call[] {
  const firstEnd = Math.min(...left.map(({ ended }) => ended))
  return left.filter(({ began }) => began <= firstEnd)
}

/** The calls that would have written the row and taken it back, made whenever it suits. */
function ofAnyTime({ status, isCorrection, isUndone }: StoredStep): Call[] {
  const call = (op: 'step' | 'correct', asked: Facts): Call => {
    return { client: '', op, key: '', outcome: 'unknown', began: 0, ended: Infinity, asked, answered: {} }
  }
  return [call(isCorrection ? 'correct' : 'step', { status }), ...(isUndone ? [call('correct', {})] : [])]
}

const isLook = ({ op }: Call) => op === 'see'

const without = (calls: readonly Call[], call: Call) => calls.filter((one) => one !== call)

const wayOf = (rows: readonly StoredStep[]) =>
  rows.map(({ status, isUndone }) => (isUndone ? `(${status})` : status)).join(' → ')
