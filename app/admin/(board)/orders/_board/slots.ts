import { useEffect, useState } from 'react'
import type { BoardOrder } from '@/lib/orders/answers'
import { undoMs } from '@/lib/orders/status'
import { useNow, useShopClock } from './clock'

/** A ticket's place. It keeps its height for a while after the ticket has left, so that no other slides under a finger. */
export interface Slot {
  /** As its ticket shows it, or showed it last. */
  order: BoardOrder
  /** Null while the ticket is here. */
  left: { at: number; order: BoardOrder } | null
}

interface Moment {
  now: number
  /** When a finger last touched the board. Epoch milliseconds by the shop's clock, as `now`. */
  touchedAt: number
  /** Every order of the board, also those with no ticket. */
  orders: readonly BoardOrder[]
}

/** New tickets come at the end, in their order; all others stay where they were. */
export function slotsOf(before: readonly Slot[], shown: readonly BoardOrder[], moment: Moment): Slot[] {
  const here = new Map(shown.map((order) => [order.id, order]))
  const kept = before.flatMap((slot): Slot[] => {
    const order = here.get(slot.order.id)
    if (order) return [{ order, left: null }]
    const at = slot.left?.at ?? moment.now
    if (moment.now - Math.max(at, moment.touchedAt) >= undoMs) return []
    const became = moment.orders.find(({ id }) => id === slot.order.id) ?? slot.left?.order ?? slot.order
    return [{ order: slot.order, left: { at, order: became } }]
  })
  const known = new Set(kept.map(({ order }) => order.id))
  return [...kept, ...shown.filter(({ id }) => !known.has(id)).map((order) => ({ order, left: null }))]
}

/** The slots of the grid; where it shows something else (another filter), give its component another key. */
export function useSlots(
  shown: readonly BoardOrder[],
  { orders, touchedAt }: Pick<Moment, 'orders' | 'touchedAt'>,
): Slot[] {
  const now = useNow()
  const [slots, setSlots] = useState<Slot[]>([])
  const next = slotsOf(slots, shown, { now, touchedAt, orders })
  if (!isSame(slots, next)) setSlots(next)
  return next
}

function isSame(a: readonly Slot[], b: readonly Slot[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ order, left }, index) => {
      const other = b[index]
      return order === other?.order && left?.at === other.left?.at && left?.order === other.left?.order
    })
  )
}

export function useTouchedAt(): number {
  const { read } = useShopClock()
  const [touchedAt, setTouchedAt] = useState(0)
  useEffect(() => {
    const touched = () => setTouchedAt(read())
    document.addEventListener('pointerdown', touched, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', touched, { capture: true })
  }, [read])
  return touchedAt
}
