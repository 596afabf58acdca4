import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatElapsed, formatNearMoment } from '@/lib/i18n/format'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from './context'
import { dueAt } from './due'
import { TicketActions } from './ticket-actions'
import { TicketCustomer } from './ticket-customer'
import { TicketLines } from './ticket-lines'

const frames: Partial<Record<StaffOrder['status'], string>> = {
  received: 'border-[3px] border-paprika',
  preparing: 'border-2 border-ink',
}

export function Ticket({ order, isCalling = false }: { order: StaffOrder; isCalling?: boolean }) {
  const { isBusy } = useBoard()
  return (
    <article
      aria-label={order.short_number}
      aria-busy={isBusy(order.id)}
      className={`rounded-card bg-card shrink-0 overflow-hidden ${frames[order.status] ?? 'border-line border'} ${isCalling ? 'calls' : ''}`}
    >
      <div className="px-4 pt-2 pb-3">
        <Head order={order} />
        <TicketCustomer order={order} />
        <TicketLines order={order} />
      </div>
      <TicketActions order={order} />
    </article>
  )
}

function Head({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { now } = useBoard()
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h3 className="text-[2.5rem]/12 font-extrabold tracking-tight tabular-nums">{order.short_number}</h3>
      {order.status === 'received' && (
        <p className="text-paprika-ink font-semibold tabular-nums">
          {fill(words.since, { minutes: formatElapsed(now - Date.parse(order.created_at)) })}
        </p>
      )}
      <Due order={order} />
    </div>
  )
}

/** The time that counts now: the requested time of a new order, the promise while cooking, the state once it is ready. */
function Due({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { language } = useScope()
  const { now } = useBoard()
  const big = 'ml-auto text-xl/9 font-bold tabular-nums'
  if (order.status === 'ready') return <p className={`${big} text-herb`}>{words.ready}</p>
  if (order.status === 'out_for_delivery') return <p className={`${big} text-herb`}>{words.onTheWay}</p>
  if (order.status === 'received' && !order.requested_for) return <p className={big}>{words.asap}</p>
  const due = dueAt(order)
  const isLate = order.status !== 'received' && due < now
  return (
    <p className={`${big} ${isLate ? 'text-paprika-ink' : ''}`}>
      {isLate && <span className="mr-2 text-base">{words.late}</span>}
      <time dateTime={new Date(due).toISOString()}>{formatNearMoment(new Date(due), language, new Date(now))}</time>
    </p>
  )
}
