import { Button } from '@/app/_ui/button'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
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
    <section
      aria-label={fill(words.leftLabel, { number: order.number })}
      className="rounded-card border-control flex h-full min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border border-dashed px-4 py-2"
    >
      <p className="text-ink-soft grow">
        <strong className="text-ink mr-2 text-lg tabular-nums">{order.number}</strong>
        {done.filter(Boolean).join(' · ')}
      </p>
      <UndoButton order={order} />
    </section>
  )
}

/** Counts down the seconds in which the guest knows nothing yet; nothing once they are over. */
export function UndoButton({ order, className = '' }: { order: StaffOrder; className?: string }) {
  const words = useWords('board')
  const { advance, isBusy, now } = useBoard()
  const { back } = order
  const leftMs = back?.until ? Date.parse(back.until) - now : 0
  if (!back || leftMs <= 0) return null
  return (
    <Button
      look="plain"
      aria-label={fill(words.undoLabel, { number: order.number })}
      disabled={isBusy(order.id)}
      className={`text-lg whitespace-nowrap tabular-nums ${className}`}
      onClick={() => void advance(order, { status: back.to, correction: true })}
    >
      {words.undo} · {Math.ceil(leftMs / 1000)}
    </Button>
  )
}
