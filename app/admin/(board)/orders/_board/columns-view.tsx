import { useState, type ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from './context'
import { PlaceBox } from './place-box'
import type { Places } from './places'
import { Ticket } from './ticket'
import { WaitingColumn } from './waiting-column'

/** With more new orders than these their column is wider. */
const manyWaiting = 3
const manyWidth = 1.35
const emptyWidth = 0.5

interface ColumnsViewProps {
  places: Places
  later: StaffOrder[]
  isAlarming: boolean
  isCalm: boolean
}

export function ColumnsView({ places, later, isAlarming, isCalm }: ColumnsViewProps) {
  const words = useWords('board')
  const { waiting, kitchen, ready } = places
  const widths = useWidths([waiting.length, kitchen.length + later.length, ready.length], isCalm)
  return (
    <main
      id="content"
      data-tone="board"
      style={{ '--columns': widths } as React.CSSProperties}
      className="grid min-h-0 grow grid-cols-1 content-start gap-x-4 overflow-y-auto px-4 md:grid-cols-(--columns) md:content-stretch md:overflow-hidden"
    >
      <Column title={words.columnNew} places={waiting} empty={words.emptyNew} isUrgent={waiting.length > 0}>
        <WaitingColumn places={waiting} isAlarming={isAlarming} />
      </Column>
      <Column title={words.columnKitchen} places={kitchen} empty={words.emptyKitchen}>
        {kitchen.map((place) => (
          <PlaceBox key={place.order.id} place={place}>
            <Ticket order={place.order} />
          </PlaceBox>
        ))}
        {later.length > 0 && <Later orders={later} />}
      </Column>
      <Column title={words.columnReady} places={ready} empty={words.emptyReady}>
        {ready.map((place) => (
          <PlaceBox key={place.order.id} place={place}>
            <Ticket order={place.order} />
          </PlaceBox>
        ))}
      </Column>
    </main>
  )
}

/** Empty columns give their room away; not while somebody touches the board, because that moves every card. */
function useWidths(counts: [waiting: number, kitchen: number, ready: number], isCalm: boolean): string {
  const [waiting, kitchen, ready] = counts
  const wanted = [
    waiting > manyWaiting ? manyWidth : waiting > 0 ? 1.12 : emptyWidth,
    kitchen > 0 ? 1 : emptyWidth,
    ready > 0 ? 1 : emptyWidth,
  ]
  const fitting = counts.every((count) => count === 0) ? [1, 1, 1] : wanted
  const [widths, setWidths] = useState(fitting)
  if (isCalm && widths.some((width, index) => width !== fitting[index])) setWidths(fitting)
  return widths.map((width) => `minmax(0, ${width}fr)`).join(' ')
}

interface ColumnProps {
  title: string
  places: Places['waiting']
  empty: string
  isUrgent?: boolean
  children: ReactNode
}

function Column({ title, places, empty, isUrgent = false, children }: ColumnProps) {
  const words = useWords('board')
  const { isAnswered } = useBoard()
  const count = places.filter(({ leftAt }) => leftAt === null).length
  return (
    <section aria-label={title} className="flex flex-col gap-3 pb-4 md:-mx-1.5 md:min-h-0 md:overflow-y-auto md:px-1.5">
      <h2 className="sticky top-0 z-10 -mb-1 flex items-center gap-3 bg-(--board) py-2 text-lg whitespace-nowrap">
        {title}
        <span
          className={`min-w-9 rounded-full px-3 text-center text-base tabular-nums ${isUrgent ? 'bg-paprika text-white' : 'bg-ink text-paper'}`}
        >
          {isAnswered ? count : '…'}
        </span>
      </h2>
      {children}
      {places.length === 0 && (
        <p className="rounded-card border-control text-ink-soft border border-dashed p-4">
          {isAnswered ? empty : words.opening}
        </p>
      )}
    </section>
  )
}

/** Orders for tonight stay folded away until it is time to cook them. */
function Later({ orders }: { orders: StaffOrder[] }) {
  const words = useWords('board')
  return (
    <details className="group">
      <summary className="rounded-card border-control flex min-h-12 items-center gap-2 border px-4 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {fill(words.later, { count: orders.length })}
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        {orders.map((order) => (
          <Ticket key={order.id} order={order} />
        ))}
      </div>
    </details>
  )
}
