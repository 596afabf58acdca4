import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import type { BoardOrder } from '@/lib/orders/answers'
import { undoMs } from '@/lib/orders/status'
import { useWords } from '../../../_client/admin-words'
import { useNow } from './clock'
import { useBoard } from './context'

/** What became of the order, when, and by whom. */
export function LastStep({ order: { status, lastStep: step } }: { order: BoardOrder }) {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { language } = useScope()
  const became = step?.isNewTime ? words.newTime : step?.isCorrection ? words.steppedBack : statuses[status]
  return <span>{[became, step && formatTime(step.at, language), step?.by].filter(Boolean).join(' · ')}</span>
}

/** After the seconds of undoing the customer has been notified, so the correction notifies them too. */
export function StepBack({ order, onBack }: { order: BoardOrder; onBack?: () => void }) {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { advance, isBusy } = useBoard()
  const { back } = order
  if (!back) return null
  return (
    <Button
      look="plain"
      disabled={isBusy(order.id)}
      onClick={() => void advance(order, { status: back.to, correction: true }).then(onBack)}
    >
      {fill(words.stepBack, { status: statuses[back.to] })}
    </Button>
  )
}

/** Seconds left before the customer is notified of the last step; 0: they are. */
export function useUndoSeconds({ back }: BoardOrder): number {
  const now = useNow(back?.until ? 1000 : 60_000)
  // Never more than the ten seconds: the board's clock lags by the way of its last answer.
  return back?.until ? Math.max(0, Math.ceil(Math.min(undoMs, back.until.getTime() - now) / 1000)) : 0
}

export function UndoButton({ order, seconds }: { order: BoardOrder; seconds: number }) {
  const words = useWords('board')
  const { advance, isBusy } = useBoard()
  const { back, number } = order
  if (!back) return null
  return (
    <Button
      look="plain"
      aria-label={fill(words.undoLabel, { number })}
      disabled={isBusy(order.id)}
      className="border-saffron! w-14 flex-none px-1! whitespace-nowrap tabular-nums"
      onClick={() => void advance(order, { status: back.to, correction: true })}
    >
      <span aria-hidden>↶ </span>
      <span className="min-w-[2ch] text-left">{seconds}</span>
    </Button>
  )
}
