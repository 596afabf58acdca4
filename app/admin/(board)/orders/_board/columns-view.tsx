import type { ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import type { Columns } from './columns'
import { Ticket } from './ticket'

export function ColumnsView({ columns, isAlarming }: { columns: Columns; isAlarming: boolean }) {
  const words = useWords('board')
  const { waiting, kitchen, later, ready } = columns
  return (
    <main
      id="content"
      data-tone="board"
      className="grid min-h-0 grow grid-cols-1 gap-x-4 overflow-y-auto px-4 md:grid-cols-[1.12fr_1fr_1fr] md:overflow-hidden"
    >
      <Column title={words.columnNew} count={waiting.length} empty={words.emptyNew} isUrgent={waiting.length > 0}>
        {waiting.map((order) => (
          <Ticket key={order.id} order={order} isCalling={isAlarming} />
        ))}
      </Column>
      <Column title={words.columnKitchen} count={kitchen.length} empty={words.emptyKitchen}>
        {kitchen.map((order) => (
          <Ticket key={order.id} order={order} />
        ))}
        {later.length > 0 && <Later orders={later} />}
      </Column>
      <Column title={words.columnReady} count={ready.length} empty={words.emptyReady}>
        {ready.map((order) => (
          <Ticket key={order.id} order={order} />
        ))}
      </Column>
    </main>
  )
}

interface ColumnProps {
  title: string
  count: number
  empty: string
  isUrgent?: boolean
  children: ReactNode
}

function Column({ title, count, empty, isUrgent = false, children }: ColumnProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 pb-4 md:-mx-1.5 md:min-h-0 md:overflow-y-auto md:px-1.5">
      <h2 className="sticky top-0 z-10 -mb-1 flex items-center gap-3 bg-(--board) py-2.5 text-lg">
        {title}
        <span
          className={`min-w-9 rounded-full px-3 text-center text-base tabular-nums ${isUrgent ? 'bg-paprika text-white' : 'bg-ink text-paper'}`}
        >
          {count}
        </span>
      </h2>
      {children}
      {count === 0 && <p className="rounded-card border-control text-ink-soft border border-dashed p-5">{empty}</p>}
    </section>
  )
}

/** Orders for tonight stay folded away until they concern the kitchen. */
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
