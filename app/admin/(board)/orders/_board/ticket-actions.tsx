import { Button } from '@/app/_ui/button'
import { formatAmount, rappenOf } from '@/lib/platform/money'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { mayBeDelayed } from '@/lib/orders/status'
import { useWords } from '../../../_client/admin-words'
import { AcceptButtons } from './accept-buttons'
import { useBoard } from './context'
import { delayedBy } from './due'
import { UndoButton } from './left-place'

const delayMinutes = 10

/** Only what is legal now; the shop says what that is. */
export function TicketActions({ order }: { order: StaffOrder }) {
  return (
    <div className="border-line bg-paper border-t p-3">
      {/* New buttons for each status: the second tap of a double tap finds one that takes none yet. */}
      {order.status === 'received' ? (
        <AcceptButtons key={order.status} order={order} />
      ) : (
        <Forward key={order.status} order={order} />
      )}
    </div>
  )
}

function Forward({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { advance, isBusy, ask, now } = useBoard()
  const disabled = isBusy(order.id)
  const usual = order.next[0]
  const isUndoable = order.back?.until && Date.parse(order.back.until) > now
  return (
    <div className="flex gap-2 *:px-3 *:whitespace-nowrap">
      {/* In the place of what is needed less, because a row that grows would push the cards below. */}
      <UndoButton order={order} isShort />
      {!isUndoable && (
        <Button
          look="plain"
          className="min-w-12 text-lg"
          aria-label={fill(words.moreLabel, { number: order.number })}
          onClick={() => ask({ about: order.id, what: 'more' })}
        >
          <span aria-hidden>⋯</span>
        </Button>
      )}
      {!isUndoable && mayBeDelayed(order.status, order.fulfilment) && (
        <Button
          look="plain"
          aria-label={fill(words.delayLabel, { number: order.number })}
          disabled={disabled}
          onClick={() =>
            void advance(order, { status: order.status, ready_in_minutes: delayedBy(delayMinutes, order, now) })
          }
        >
          {words.delay}
        </Button>
      )}
      {usual && (
        <Button
          look="good"
          className="grow text-lg"
          disabled={disabled}
          onClick={() => void advance(order, { status: usual })}
        >
          <ForwardLabel order={order} to={usual} />
        </Button>
      )}
    </div>
  )
}

function ForwardLabel({ order, to }: { order: StaffOrder; to: StaffOrder['status'] }) {
  const words = useWords('board')
  if (to === 'preparing') return words.start
  if (to === 'ready') return words.isReady
  if (to === 'out_for_delivery') return words.send
  const takesNothing = order.is_test || order.payment?.to_collect === 0
  return takesNothing
    ? words.handedOver
    : fill(words.complete, { amount: formatAmount(rappenOf(order.payment?.to_collect ?? order.total)) })
}
