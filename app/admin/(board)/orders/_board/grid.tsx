import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import type { Room } from './parts'
import { useSlots, type Slot } from './slots'
import type { Station, TextSize } from './station'
import { Ticket } from './ticket'
import { UndoButton, useUndoSeconds } from './undo-button'

interface GridProps {
  grid: RefObject<HTMLElement | null>
  shown: readonly BoardOrder[]
  later: readonly BoardOrder[]
  orders: readonly BoardOrder[]
  station: Station | null
  size: TextSize
  isNewestFirst: boolean
  isAlarming: boolean
  /** Where nothing is shown. */
  empty: string
  /** The last ticket has gone, and its slot too. */
  onEmptied: () => void
}

/** One flow of tickets in columns as high as the board; what does not fit goes on to the right, on a phone below. */
export function Grid({
  grid,
  shown,
  later,
  orders,
  station,
  size,
  isNewestFirst,
  isAlarming,
  empty,
  onEmptied,
}: GridProps) {
  const slots = useSlots(shown, orders)
  const room = useRoom(grid, size)
  const isEmpty = slots.length + later.length === 0
  const wasFilled = useRef(false)
  useEffect(() => {
    if (isEmpty && wasFilled.current) onEmptied()
    wasFilled.current = !isEmpty
  }, [isEmpty, onEmptied])
  return (
    <main id="content" ref={grid} data-tone="board" className="board-grid">
      {(isNewestFirst ? slots.toReversed() : slots).map((slot) => (
        <SlotView
          key={slot.order.id}
          slot={slot}
          station={station}
          room={room}
          isCalling={isAlarming && slot.order.status === 'received'}
        />
      ))}
      {later.length > 0 && <Later orders={later} station={station} room={room} />}
      {isEmpty && <p className="text-ink-soft p-3 text-lg">{empty}</p>}
    </main>
  )
}

interface SlotProps {
  slot: Slot
  station: Station | null
  room: Room
  isCalling: boolean
}

/** The ticket that has left stays below its line, invisible, because it gives the slot its height. */
function SlotView({ slot: { order, left }, station, room, isCalling }: SlotProps) {
  const ticket = <Ticket order={order} station={station} room={room} isCalling={isCalling && !left} />
  return (
    <div className="slot" data-left={left !== null}>
      {left && <LeftLine order={left.order} />}
      {left ? (
        <div inert className="invisible">
          {ticket}
        </div>
      ) : (
        ticket
      )}
    </div>
  )
}

/** What became of the order, by whom, and the way back as long as there is one. */
function LeftLine({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { language } = useScope()
  const seconds = useUndoSeconds(order)
  const { last_step: step, number, status } = order
  const done = [
    step?.is_correction ? words.steppedBack : statuses[status],
    step && formatTime(new Date(step.at), language),
    step?.by,
  ]
  return (
    <div role="group" aria-label={fill(words.leftLabel, { number })} className="left-line">
      <p className="text-ink-soft min-w-0 grow">
        <strong className="text-ink text-lg tabular-nums">{number}</strong> {done.filter(Boolean).join(' · ')}
      </p>
      {seconds > 0 && <UndoButton order={order} seconds={seconds} />}
    </div>
  )
}

interface LaterProps {
  orders: readonly BoardOrder[]
  station: Station | null
  room: Room
}

function Later({ orders, station, room }: LaterProps) {
  const words = useWords('board')
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
          <Ticket order={order} station={station} room={room} />
        </div>
      ))}
    </details>
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

const anyHeight: Room = { rows: Infinity, letters: 18 }

function useRoom(grid: RefObject<HTMLElement | null>, size: TextSize): Room {
  const [room, setRoom] = useState(anyHeight)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const { line, letter } = letters[size]
      const isOneColumn = getComputedStyle(element).columnWidth === 'auto'
      const rows = isOneColumn ? Infinity : Math.max(2, Math.floor((element.clientHeight / rem - frameRem) / line))
      setRoom((before) => {
        const after = { rows, letters: Math.floor(columnRem / letter) }
        return before.rows === after.rows && before.letters === after.letters ? before : after
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid, size])
  return room
}
