import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { undoMs } from '@/lib/orders/status'
import { useWords } from '../../../_client/admin-words'
import { useNow } from './clock'
import { useBoard } from './context'

/** Seconds left before the customer is notified of the last step; 0: they are. */
export function useUndoSeconds({ back }: BoardOrder): number {
  const now = useNow(back?.until ? 1000 : 60_000)
  // Never more than the ten seconds: the board's clock lags by the way of its last answer.
  return back?.until ? Math.max(0, Math.ceil(Math.min(undoMs, Date.parse(back.until) - now) / 1000)) : 0
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
      {seconds}
    </Button>
  )
}
