'use client'

import { formatAmount } from '@/lib/platform/money'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-language'
import { Button } from '../../../_ui/button'
import { AcceptButtons } from './accept-buttons'
import { useBoard } from './context'
import { delayedBy } from './due'

const delayMinutes = 10
const delayable: StaffOrder['status'][] = ['accepted', 'preparing']

/** Only what is legal now; the shop says what that is. */
export function TicketActions({ order }: { order: StaffOrder }) {
  return (
    <div className="border-line bg-paper border-t p-3">
      {order.status === 'received' ? <AcceptButtons order={order} /> : <Forward order={order} />}
    </div>
  )
}

function Forward({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { advance, isBusy, ask, now } = useBoard()
  const disabled = isBusy(order.id)
  const usual = order.next[0]
  return (
    <div className="flex gap-2">
      <Button
        className="min-h-14 min-w-14 px-2 text-lg"
        aria-label={fill(words.moreLabel, { number: order.short_number })}
        onClick={() => ask({ about: order.id, what: 'more' })}
      >
        <span aria-hidden>⋯</span>
      </Button>
      {delayable.includes(order.status) && (
        <Button
          className="min-h-14 px-3"
          aria-label={fill(words.delayLabel, { number: order.short_number })}
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
          tone="good"
          className="min-h-14 grow px-3 text-lg"
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
  const isPaid = order.payment?.status === 'collected'
  return isPaid
    ? words.handedOver
    : fill(words.complete, { amount: formatAmount(Math.round((order.payment?.amount ?? order.total) * 100)) })
}
