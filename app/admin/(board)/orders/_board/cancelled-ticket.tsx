import { Button } from '@/app/_ui/button'
import { api } from '@/app/_client/api'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useKitchenCall } from '../_kitchen/use-kitchen-call'
import { useWords } from '../../../_client/admin-words'
import { TicketLines } from './ticket-lines'
import { ticketName } from './ticket-name'

/** The guest has cancelled what is being cooked: it stays on every board until somebody has seen it. */
export function CancelledTicket({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  return (
    <article
      aria-label={ticketName(order)}
      className="rounded-card shrink-0 overflow-hidden border-[3px] border-(--alarm) bg-(--alarm) text-white"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-2 pb-2">
        <h3 className="text-[2.5rem]/11 font-extrabold tracking-tight tabular-nums line-through decoration-4">
          {order.number}
        </h3>
        <p className="text-xl font-bold">{words.cancelledByGuest}</p>
      </div>
      <div className="bg-card text-ink px-4 pb-3 line-through decoration-2">
        <TicketLines order={order} isOver />
      </div>
      <div className="p-3">
        <Button
          look="plain"
          disabled={isPending}
          aria-label={fill(words.seenLabel, { number: order.number })}
          className="min-h-14 w-full text-lg"
          onClick={() => void run(() => api('POST orders/{id}/cancellation-seen', { params: { id: order.id } }))}
        >
          {words.seen}
        </Button>
      </div>
    </article>
  )
}
