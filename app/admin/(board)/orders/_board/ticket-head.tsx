import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatElapsed, formatNearMoment } from '@/lib/i18n/format'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { TestMark } from '../../../_ui/test-mark'
import { useBoard } from './context'
import { dueAt } from './due'

/** The number that people say, how long it waits, and the time that counts now. */
export function TicketHead({ order }: { order: StaffOrder }) {
  const { testMark } = useWords('board')
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <h3 className="text-[2.375rem]/11 font-extrabold tracking-tight tabular-nums">{order.number}</h3>
      <span className="text-ink-soft text-sm tabular-nums">{order.short_number}</span>
      {order.is_test && <TestMark word={testMark} />}
      <Waiting order={order} />
      <Due order={order} className="ml-auto text-lg/9 sm:text-xl/9" />
    </div>
  )
}

export function Waiting({ order, isShort = false }: { order: StaffOrder; isShort?: boolean }) {
  const words = useWords('board')
  const { now } = useBoard()
  if (order.status !== 'received') return null
  const minutes = formatElapsed(now - Date.parse(order.created_at))
  const since = fill(words.since, { minutes })
  return (
    <p className="text-paprika-ink font-semibold whitespace-nowrap tabular-nums">
      <span className={isShort ? 'sr-only' : ''}>{since}</span>
      {isShort && <span aria-hidden>{minutes}</span>}
    </p>
  )
}

/** The requested time of a new order, the promise of every other, with its state once it is ready. */
export function Due({ order, className }: { order: StaffOrder; className: string }) {
  const words = useWords('board')
  const { language } = useScope()
  const { now } = useBoard()
  const big = `${className} font-bold whitespace-nowrap tabular-nums`
  if (order.status === 'received' && !order.requested_for) return <p className={big}>{words.asap}</p>
  const due = dueAt(order)
  const isLate = order.status !== 'received' && due < now
  const state = stateOf(order.status)
  return (
    <p className={`${big} ${isLate ? 'text-paprika-ink' : ''}`}>
      {state && <span className="text-herb mr-1.5 text-base">{words[state]}</span>}
      {isLate && <span className="mr-1.5 text-base">{words.late}</span>}
      <time dateTime={new Date(due).toISOString()}>{formatNearMoment(new Date(due), language, new Date(now))}</time>
    </p>
  )
}

function stateOf(status: StaffOrder['status']): 'ready' | 'onTheWay' | null {
  if (status === 'ready') return 'ready'
  return status === 'out_for_delivery' ? 'onTheWay' : null
}
