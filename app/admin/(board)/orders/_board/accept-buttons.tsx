'use client'

import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useLanguage, useWords } from '../../../_client/admin-language'
import { Button } from '../../../_ui/button'
import { timeFrom } from '../../../_ui/when'
import { useBoard } from './context'
import { acceptChoices, suggestedMinutes } from './due'

/** One tap accepts with a time; what the usual waiting time suggests stands out. */
export function AcceptButtons({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { advance, isBusy, ask, now, kitchen } = useBoard()
  const disabled = isBusy(order.id)
  const suggested = order.requested_for ? null : suggestedMinutes(kitchen.lead_minutes[order.fulfilment])
  const choices = acceptChoices(order, now)
  return (
    <div className={`grid gap-2 ${choices.length > 0 ? 'grid-cols-3' : 'grid-cols-[1fr_auto]'}`}>
      {order.requested_for && <AcceptSlot order={order} at={order.requested_for} isAlone={choices.length === 0} />}
      {choices.map((minutes) => (
        <Button
          key={minutes}
          tone={minutes === suggested ? 'good' : 'plain'}
          aria-label={fill(words.acceptIn, { minutes })}
          disabled={disabled}
          className="min-h-14 px-1 text-lg tabular-nums"
          onClick={() => void advance(order, { status: 'accepted', ready_in_minutes: minutes })}
        >
          {minutes === suggested ? fill(words.minutes, { minutes }) : minutes}
        </Button>
      ))}
      <Button
        tone="danger"
        disabled={disabled}
        className="min-h-14 px-3"
        onClick={() => ask({ about: order.id, what: 'reject' })}
      >
        {words.reject}
      </Button>
    </div>
  )
}

function AcceptSlot({ order, at, isAlone }: { order: StaffOrder; at: string; isAlone: boolean }) {
  const words = useWords('board')
  const language = useLanguage()
  const { advance, isBusy, now } = useBoard()
  return (
    <Button
      tone="good"
      disabled={isBusy(order.id)}
      className={`min-h-14 text-lg tabular-nums ${isAlone ? '' : 'col-span-3'}`}
      onClick={() => void advance(order, { status: 'accepted' })}
    >
      {fill(words.acceptFor, { time: timeFrom(at, { now: new Date(now), language }) })}
    </Button>
  )
}
