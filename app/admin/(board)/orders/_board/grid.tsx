import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import type { Room } from './_ticket/parts'
import { useLaneColumns } from './lane'
import { useSlots, useTouchedAt, type Slot } from './slots'
import { view, type TextSize } from './station'
import { Ticket } from './_ticket/ticket'
import { LastStep, UndoButton, useUndoSeconds } from './way-back'

interface GridProps {
  setGrid: (board: HTMLElement | null) => void
  shown: readonly BoardOrder[]
  /** New ones, which have a place of their own, so that a full kitchen hides none. */
  waiting: readonly BoardOrder[]
  later: readonly BoardOrder[]
  orders: readonly BoardOrder[]
  empty: string
  /** The last ticket has gone, and its slot too. */
  onEmptied: () => void
}

/**
 * One flow of tickets in columns as high as the board; what does not fit goes on to the right, on a phone below. New
 * orders come in at the other edge, from there towards the kitchen: whatever arrives or leaves, no other ticket moves.
 */
export function Grid({ setGrid, shown, waiting, later, orders, empty, onEmptied }: GridProps) {
  const { size, isNewestFirst } = view.useValue()
  const touchedAt = useTouchedAt()
  const slots = useSlots(shown, { orders, touchedAt })
  const waitingSlots = useSlots(waiting, { orders, touchedAt })
  const [board, setBoard] = useState<HTMLElement | null>(null)
  const room = useRoom(board, size)
  const columns = useLaneColumns({ board, touchedAt })
  const isEmpty = slots.length + later.length === 0
  const wasFilled = useRef(false)
  useEffect(() => {
    if (isEmpty && wasFilled.current) onEmptied()
    wasFilled.current = !isEmpty
  }, [isEmpty, onEmptied])
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setBoard(element)
      setGrid(element)
    },
    [setGrid],
  )
  return (
    <main
      id="content"
      ref={ref}
      data-tone="board"
      data-newest-first={isNewestFirst}
      className="board-tickets"
      style={{ '--lane': isNewestFirst ? 1 : columns } as CSSProperties}
    >
      <div className="board-grid">
        <Slots slots={slots} room={room} />
        <Later orders={later} room={room} />
        {isEmpty && waitingSlots.length === 0 && <p className="text-ink-soft p-3 text-lg">{empty}</p>}
      </div>
      <div className="board-grid board-lane">
        <Slots slots={waitingSlots} room={room} />
      </div>
    </main>
  )
}

function Slots({ slots, room }: { slots: readonly Slot[]; room: Room }) {
  return slots.map((slot) => <SlotView key={slot.order.id} slot={slot} room={room} />)
}

function Later({ orders, room }: { orders: readonly BoardOrder[]; room: Room }) {
  const words = useWords('board')
  if (orders.length === 0) return null
  return (
    <details className="group slot">
      <summary className="rounded-card border-control flex min-h-12 items-center gap-2 border px-4 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {fill(words.later, { count: orders.length })}
      </summary>
      {orders.map((order) => (
        <div key={order.id} className="slot mt-1.5">
          <Ticket order={order} room={room} />
        </div>
      ))}
    </details>
  )
}

/** The ticket that has left stays below its line, invisible, because it gives the slot its height. */
function SlotView({ slot: { order, left }, room }: { slot: Slot; room: Room }) {
  const hasLeft = left !== null
  return (
    <div className="slot" data-left={hasLeft}>
      {left && <LeftLine order={left.order} />}
      {/* By its key a ticket that comes back is a new one, whose buttons take no tap at first. */}
      <div key={String(hasLeft)} inert={hasLeft} className={hasLeft ? 'invisible' : 'contents'}>
        <Ticket order={order} room={room} />
      </div>
    </div>
  )
}

function LeftLine({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const seconds = useUndoSeconds(order)
  const { number } = order
  return (
    <div
      role="group"
      aria-label={fill(words.leftLabel, { number })}
      className="rounded-card border-control absolute inset-x-0 top-0 flex max-h-full min-h-15.5 items-center gap-2 overflow-hidden border border-dashed px-2 py-0.5"
    >
      <p className="text-ink-soft min-w-0 grow">
        <strong className="text-ink text-lg tabular-nums">{number}</strong> <LastStep order={order} />
      </p>
      {seconds > 0 && <UndoButton order={order} seconds={seconds} />}
    </div>
  )
}

/** Of the lines of a dish by the size of its letters: height and width of an average letter, in rem. */
const letters: Record<TextSize, { line: number; letter: number }> = {
  S: { line: 1.625, letter: 0.68 },
  M: { line: 1.875, letter: 0.8 },
  L: { line: 2.375, letter: 1 },
}
/** Head, buttons and edges of a ticket, and the width of a column, in rem. */
const frameRem = 9
const columnRem = 14

function useRoom(board: HTMLElement | null, size: TextSize): Room {
  const [rows, setRows] = useState(Infinity)
  const { line, letter } = letters[size]
  useLayoutEffect(() => {
    const element = board?.firstElementChild
    if (!element) return
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const isOneColumn = getComputedStyle(element).columnWidth === 'auto'
      setRows(isOneColumn ? Infinity : Math.max(2, Math.floor((element.clientHeight / rem - frameRem) / line)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [board, line])
  return useMemo(() => ({ rows, letters: Math.floor(columnRem / letter) }), [rows, letter])
}
