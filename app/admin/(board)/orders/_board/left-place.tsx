import { Button } from '@/app/_ui/button'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { undoMs } from '@/lib/orders/status'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from './context'

/** Where a card stood: what was done with it, by whom, and the way back as long as there is one. */
export function LeftPlace({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { language } = useScope()
  const step = order.history.findLast(({ undone }) => undone === null)
  const done = [
    step?.is_correction ? words.steppedBack : statuses[order.status],
    step && formatTime(new Date(step.at), language),
    step?.by,
  ]
  return (
    <div
      role="group"
      aria-label={fill(words.leftLabel, { number: order.number })}
      className="rounded-card border-control flex h-full min-h-16 items-center gap-3 overflow-hidden border border-dashed px-4 py-2"
    >
      <p className="text-ink-soft line-clamp-2 min-w-0 grow">
        <strong className="text-ink mr-2 text-lg tabular-nums">{order.number}</strong>
        {done.filter(Boolean).join(' · ')}
      </p>
      <UndoButton order={order} />
    </div>
  )
}

/** Counts down the seconds in which the guest knows nothing yet; nothing once they are over. */
export function UndoButton({ order, isShort = false }: { order: StaffOrder; isShort?: boolean }) {
  const words = useWords('board')
  const { advance, isBusy, now } = useBoard()
  const { back } = order
  // Never more than the ten seconds: the board's clock lags by the way of its last answer.
  const leftMs = back?.until ? Math.min(undoMs, Date.parse(back.until) - now) : 0
  if (!back || leftMs <= 0) return null
  return (
    <Button
      look="plain"
      aria-label={fill(words.undoLabel, { number: order.number })}
      disabled={isBusy(order.id)}
      className="border-saffron! shrink-0 px-3! text-lg whitespace-nowrap tabular-nums"
      onClick={() => void advance(order, { status: back.to, correction: true })}
    >
      {isShort ? <span aria-hidden>↶ </span> : `${words.undo} · `}
      {Math.ceil(leftMs / 1000)}
    </Button>
  )
}
