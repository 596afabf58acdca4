import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { CancelledTicket } from './cancelled-ticket'
import { useBoard } from './context'
import { ticketName } from './ticket-name'
import { TicketActions } from './ticket-actions'
import { TicketCustomer } from './ticket-customer'
import { TicketHead } from './ticket-head'
import { TicketLines } from './ticket-lines'
import { WaitsForGuest } from './waits-for-guest'

const frames: Partial<Record<StaffOrder['status'], string>> = {
  received: 'border-[3px] border-paprika',
  preparing: 'border-2 border-ink',
}

interface TicketProps {
  order: StaffOrder
  isCalling?: boolean
  /** Folds it away again; absent where it is always open. */
  onFold?: (() => void) | undefined
}

/** An order with everything that the kitchen needs of it. */
export function Ticket({ order, isCalling = false, onFold }: TicketProps) {
  const words = useWords('board')
  const { isBusy } = useBoard()
  if (order.status === 'cancelled') return <CancelledTicket order={order} />
  return (
    <article
      aria-label={ticketName(order)}
      aria-busy={isBusy(order.id)}
      className={`rounded-card bg-card shrink-0 overflow-hidden ${frames[order.status] ?? 'border-line border'} ${isCalling ? 'calls' : ''}`}
    >
      <div className="px-4 pt-2 pb-3">
        {onFold && (
          <button
            type="button"
            aria-label={fill(words.foldLabel, { number: order.number })}
            onClick={onFold}
            className="float-right -mt-1 -mr-3 ml-1 grid size-12 place-items-center text-2xl"
          >
            <span aria-hidden>⌃</span>
          </button>
        )}
        <TicketHead order={order} />
        <TicketCustomer order={order} />
        <TicketLines order={order} />
        <WaitsForGuest order={order} />
      </div>
      <TicketActions order={order} />
    </article>
  )
}
