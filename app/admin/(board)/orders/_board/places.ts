import type { StaffOrder } from '@/lib/orders/answers'
import { undoMs } from '@/lib/orders/status'
import type { Columns } from './columns'

/** A card's place in a column. It stays for a while after the card has left, so that no other slides under a finger. */
export interface Place {
  order: StaffOrder
  /** When the card left, epoch milliseconds; null: it is here. */
  leftAt: number | null
}

const placedColumns = ['waiting', 'kitchen', 'ready'] as const
type ColumnName = (typeof placedColumns)[number]
export type Places = Record<ColumnName, Place[]>

const holdMs = undoMs

interface Moment {
  now: number
  /** Nobody has touched the board for a moment: now cards may be sorted anew, and places given up. */
  isCalm: boolean
  /** Everything that the board knows, also what is in no column any more. */
  orders: StaffOrder[]
}

/** The places after the board has changed; the very same object where nothing has moved. */
export function placesOf(before: Places, columns: Columns, moment: Moment): Places {
  const after = {} as Places
  for (const name of placedColumns) after[name] = columnPlaces(before[name], columns[name], moment)
  return placedColumns.every((name) => isSame(before[name], after[name])) ? before : after
}

export const noPlaces: Places = { waiting: [], kitchen: [], ready: [] }

function columnPlaces(before: Place[], orders: StaffOrder[], moment: Moment): Place[] {
  const here = new Map(orders.map((order) => [order.id, order]))
  const kept = before.flatMap((place) => stillHeld(place, here.get(place.order.id), moment))
  const known = new Set(before.map(({ order }) => order.id))
  const stayed = kept.flatMap(({ order, leftAt }) => (leftAt === null ? [order] : []))
  const sorted = moment.isCalm ? orders : [...stayed, ...orders.filter(({ id }) => !known.has(id))]
  const cards = sorted.map((order): Place => ({ order, leftAt: null }))
  // Places that were left keep their position; the cards fill the others in their order.
  const filled = kept.map((place) => (place.leftAt === null ? (cards.shift() ?? place) : place))
  return [...filled, ...cards]
}

function stillHeld({ order, leftAt }: Place, present: StaffOrder | undefined, moment: Moment): Place[] {
  if (present) return [{ order: present, leftAt: null }]
  const since = leftAt ?? moment.now
  if (moment.isCalm && moment.now - since >= holdMs) return []
  return [{ order: moment.orders.find(({ id }) => id === order.id) ?? order, leftAt: since }]
}

function isSame(a: Place[], b: Place[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ order, leftAt }, index) => order === b[index]?.order && leftAt === b[index].leftAt)
  )
}
