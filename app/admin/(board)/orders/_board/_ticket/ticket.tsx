import { memo, type ReactNode } from 'react'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import type { BoardOrder } from '@/lib/orders/answers'
import { cookedLines } from '@/lib/orders/choice-lines'
import { formatAmount } from '@/lib/platform/values/money'
import { isFinished } from '@/lib/orders/status'
import { useWords } from '@/app/admin/_client/admin-words'
import { isPaidOnline } from '@/app/admin/_ui/due-text'
import { TestMark } from '@/app/admin/_ui/test-mark'
import { useKitchenCall } from '@/app/admin/(board)/orders/_kitchen/use-kitchen-call'
import { useNow } from '../clock'
import { useBoard } from '../context'
import { acceptedAt, ageOf, dueAt } from '../due'
import { partsOf, type Room } from './parts'
import { stageOf } from '../stages'
import { dishesAt, view } from '../station'
import { Dish, TicketNotes } from './ticket-lines'
import { UndoButton, useUndoSeconds } from '../way-back'

/** Of the same height in every stage. What is higher than the board goes on in the next column. */
export const Ticket = memo(function Ticket({ order, room }: { order: BoardOrder; room: Room }) {
  const words = useWords('board')
  const { isBusy } = useBoard()
  const dishes = dishesAt(view.useValue().station, order)
  const parts = partsOf(cookedLines(dishes), room)
  const continued = fill(words.continued, { number: order.number })
  return parts.map((items, index) => {
    const isFirst = index === 0
    const isLast = index === parts.length - 1
    return (
      <article
        key={index}
        aria-label={isFirst ? ticketName(order) : continued}
        aria-busy={isBusy(order.id)}
        data-status={order.status}
        data-stage={stageOf(order)}
        data-short={items.length === 1}
        className="ticket"
      >
        {isFirst ? <TicketHead order={order} /> : <h2 className="ticket-head">{continued}</h2>}
        <div className={`flex-1 px-1.5 py-px ${isFinished(order.status) ? 'line-through decoration-2' : ''}`}>
          <ul>
            {items.map((item) => (
              <li key={item.position}>
                <Dish order={order} item={item} />
              </li>
            ))}
          </ul>
          {isLast && <TicketNotes order={order} others={order.items.length - dishes.length} />}
        </div>
        {isLast ? (
          <div className="ticket-actions">
            <Actions key={order.status} order={order} />
          </div>
        ) : (
          <p className="px-2 py-1 text-right font-bold">{words.continues}</p>
        )}
      </article>
    )
  })
})

function TicketHead({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { waits } = useWords('proposal')
  const { language } = useScope()
  const now = useNow(10_000)
  const { state, minutes } = ageOf(order, now)
  const isCancelled = isFinished(order.status)
  const due = new Date(dueAt(order))
  const age = ageInWords({ state, minutes }, words.ages)
  return (
    <header className="ticket-head" data-age={isCancelled ? 'late' : state}>
      <h2 className={isCancelled ? 'line-through decoration-4' : ''}>{order.number}</h2>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <time dateTime={due.toISOString()}>{formatNearMoment(due, language, new Date(now))}</time>{' '}
        <span data-fulfilment={order.fulfilment}>{words[order.fulfilment]}</span>
        {order.isTest && <TestMark word={words.testMark} />}
        {order.byPhone && <TestMark word={words.phoneMark} />}
      </p>
      <p className="ticket-age">
        <span>{isCancelled ? words.cancelledByGuest : order.proposal ? waits : age}</span>
        {!isCancelled && <Stage order={order} />}
      </p>
    </header>
  )
}

const longMinutes = 180

/** Of what is accepted for another day, day and time stand above: three thousand minutes say nothing. */
function ageInWords({ state, minutes }: ReturnType<typeof ageOf>, words: Record<typeof state | 'now', string>): string {
  if (state === 'calm' && minutes > longMinutes) return ''
  return state === 'soon' && minutes === 0 ? words.now : fill(words[state], { minutes })
}

/** Another time that the guest has chosen is news until the next step. */
function Stage({ order: { status, lastStep } }: { order: BoardOrder }) {
  const { newTime } = useWords('board')
  const statuses = useWords('orderStatuses')
  if (lastStep?.isNewTime) return <strong>{newTime}</strong>
  return (
    <span key={status} className="font-normal">
      {statuses[status]}
    </span>
  )
}

function Actions({ order }: { order: BoardOrder }) {
  if (isFinished(order.status)) return <Seen order={order} />
  return (
    <>
      {order.status === 'received' ? <Accept order={order} /> : <Forward order={order} />}
      <UndoOrMore order={order} />
    </>
  )
}

/** In the place of each other, so that nothing moves. */
function UndoOrMore({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { ask } = useBoard()
  const seconds = useUndoSeconds(order)
  if (seconds > 0) return <UndoButton order={order} seconds={seconds} />
  return (
    <Button
      look="plain"
      className="w-14"
      aria-label={fill(words.moreLabel, { number: order.number })}
      onClick={() => ask({ about: order.id, what: 'more' })}
    >
      <span aria-hidden>⋯</span>
    </Button>
  )
}

interface MainProps {
  order: BoardOrder
  onClick: () => Promise<void>
  children: ReactNode
}

function Main({ order, onClick, children }: MainProps) {
  const { isBusy } = useBoard()
  return (
    <Button
      look="good"
      className="min-w-0 grow tabular-nums"
      disabled={isBusy(order.id)}
      onClick={() => void onClick()}
    >
      {children}
    </Button>
  )
}

/** One tap, at the time that the customer was quoted, or else in the usual waiting time. */
function Accept({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { language } = useScope()
  const { advance, kitchen } = useBoard()
  const now = useNow(10_000)
  const at = acceptedAt(order, now)
  const minutes = kitchen.leadMinutes[order.fulfilment]
  const time = at ? formatNearMoment(new Date(at), language, new Date(now)) : fill(words.minutes, { minutes })
  const when = at ? {} : { ready_in_minutes: minutes }
  return (
    <Main order={order} onClick={() => advance(order, { status: 'accepted', ...when })}>
      {fill(words.acceptFor, { time })}
    </Main>
  )
}

/** At a station an order is done with its own dishes, and ready with the last of all. */
function Forward({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { advance, tick } = useBoard()
  const own = dishesAt(view.useValue().station, order)
  const positions = own.map(({ position }) => position)
  const [to] = order.next
  if (own.length < order.items.length)
    return (
      <Main order={order} onClick={() => tick(order, { positions, done: true, then_ready: true })}>
        {words.stationDone}
      </Main>
    )
  if (!to) return null
  const due = order.payment?.toCollectRappen ?? order.totalRappen
  const amount = formatAmount(due)
  const paid = isPaidOnline(order) ? words.handedOverPaid : words.handedOver
  const handOver = order.isTest || due === 0 ? paid : fill(words.complete, { amount })
  return (
    <Main order={order} onClick={() => advance(order, { status: to })}>
      {to in words.forward ? words.forward[to as keyof typeof words.forward] : handOver}
    </Main>
  )
}

/** The customer has cancelled what is being cooked: the ticket stays on every board until a cook confirms it. */
function Seen({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  return (
    <Button
      look="plain"
      disabled={isPending}
      aria-label={fill(words.seenLabel, { number: order.number })}
      className="grow"
      onClick={() => void run(() => api('POST orders/{id}/cancellation-seen', { params: { id: order.id } }))}
    >
      {words.seen}
    </Button>
  )
}

/** Short numbers repeat; with the code the name is unique. */
export function ticketName({ number, shortNumber }: Pick<BoardOrder, 'number' | 'shortNumber'>): string {
  return `${number} ${shortNumber}`
}
