import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from './context'
import { acceptChoices, acceptedAt, suggestedMinutes } from './due'

/** One tap accepts with a time: what the customer was told stands out, or what the usual waiting time suggests. */
export function AcceptButtons({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { advance, isBusy, ask, now, kitchen } = useBoard()
  const disabled = isBusy(order.id)
  const toldAt = acceptedAt(order, now)
  const suggested = toldAt === null ? suggestedMinutes(kitchen.lead_minutes[order.fulfilment]) : null
  const choices = acceptChoices(order, now)
  return (
    <div
      className={`grid gap-2 *:px-2 *:whitespace-nowrap ${choices.length > 0 ? 'grid-cols-3' : 'grid-cols-[1fr_auto]'}`}
    >
      {toldAt !== null && <AcceptAsTold order={order} at={toldAt} isAlone={choices.length === 0} />}
      {choices.map((minutes) => (
        <Button
          key={minutes}
          look={minutes === suggested ? 'good' : 'plain'}
          aria-label={fill(words.acceptIn, { minutes })}
          disabled={disabled}
          className="text-lg tabular-nums"
          onClick={() => void advance(order, { status: 'accepted', ready_in_minutes: minutes })}
        >
          {minutes === suggested ? fill(words.minutes, { minutes }) : minutes}
        </Button>
      ))}
      <Button look="danger" disabled={disabled} onClick={() => ask({ about: order.id, what: 'reject' })}>
        {words.reject}
      </Button>
    </div>
  )
}

function AcceptAsTold({ order, at, isAlone }: { order: StaffOrder; at: number; isAlone: boolean }) {
  const words = useWords('board')
  const { language } = useScope()
  const { advance, isBusy, now } = useBoard()
  return (
    <Button
      look="good"
      disabled={isBusy(order.id)}
      className={`text-lg tabular-nums ${isAlone ? '' : 'col-span-3'}`}
      onClick={() => void advance(order, { status: 'accepted' })}
    >
      {fill(words.acceptFor, { time: formatNearMoment(new Date(at), language, new Date(now)) })}
    </Button>
  )
}
