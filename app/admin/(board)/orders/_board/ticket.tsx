import { memo, type ReactNode } from 'react'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import type { BoardOrder } from '@/lib/orders/answers'
import { formatAmount, rappenOf } from '@/lib/platform/money'
import { isFinished } from '@/lib/orders/status'
import { useWords } from '../../../_client/admin-words'
import { TestMark } from '../../../_ui/test-mark'
import { useKitchenCall } from '../_kitchen/use-kitchen-call'
import { useNow } from './clock'
import { useBoard } from './context'
import { acceptedAt, ageOf, dueAt } from './due'
import { partsOf, type Room } from './parts'
import { dishesAt, type Station } from './station'
import { cookedItems, Dishes, TicketNotes } from './ticket-lines'
import { UndoButton, useUndoSeconds } from './undo-button'

interface TicketProps {
  order: BoardOrder
  station: Station | null
  room: Room
  isCalling?: boolean
}

/** Of the same height in every stage. What is higher than the board goes on in the next column. */
export const Ticket = memo(function Ticket({ order, station, room, isCalling = false }: TicketProps) {
  const words = useWords('board')
  const { isBusy } = useBoard()
  const isCancelled = isFinished(order.status)
  const dishes = dishesAt(station, order)
  const parts = partsOf(cookedItems(dishes), room)
  const name = ticketName(order)
  return parts.map((items, index) => {
    const isFirst = index === 0
    const isLast = index === parts.length - 1
    return (
      <article
        key={index}
        aria-label={isFirst ? name : fill(words.continued, { number: order.number })}
        aria-busy={isBusy(order.id)}
        data-status={order.status}
        data-short={items.length === 1}
        className={`ticket ${isCalling ? 'calls' : ''}`}
      >
        {isFirst ? (
          <TicketHead order={order} />
        ) : (
          <h2 className="ticket-head">{fill(words.continued, { number: order.number })}</h2>
        )}
        <div className={`ticket-body ${isCancelled ? 'line-through decoration-2' : ''}`}>
          <Dishes order={order} items={items} />
          {isLast && <TicketNotes order={order} />}
          {isLast && order.is_test && <p className="font-bold">{words.testOrder}</p>}
          {isLast && dishes.length < order.items.length && (
            <p className="text-ink-soft">{fill(words.otherDishes, { count: order.items.length - dishes.length })}</p>
          )}
          {isLast && <Destination order={order} />}
        </div>
        {isLast ? (
          <div className="ticket-actions">
            <Actions key={order.status} order={order} station={station} />
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
  const age = state === 'soon' && minutes === 0 ? words.ages.now : fill(words.ages[state], { minutes })
  return (
    <header className="ticket-head" data-age={isCancelled ? 'late' : state}>
      <h2 className={isCancelled ? 'line-through decoration-4' : ''}>{order.number}</h2>
      <p className="ticket-due">
        <time dateTime={due.toISOString()}>{formatNearMoment(due, language, new Date(now))}</time>{' '}
        <span data-fulfilment={order.fulfilment}>{words[order.fulfilment]}</span>
        {order.is_test && <TestMark word={words.testMark} />}
      </p>
      <p className="ticket-age">
        <span>{isCancelled ? words.cancelledByGuest : order.proposal ? waits : age}</span>
        {!isCancelled && (
          <span className="ticket-stage">{words.stageOf[order.status as keyof typeof words.stageOf]}</span>
        )}
      </p>
    </header>
  )
}

/** Of a delivery in sight in every stage, so that no stage is higher than another. */
export function Destination({ order: { delivery_address: to, person } }: { order: BoardOrder }) {
  if (!to) return null
  const recipient = [to.firstname, to.lastname, to.companyname].filter(Boolean).join(' ')
  const street = [to.street_address, to.address_line2].filter(Boolean).join(', ')
  return (
    <p className="text-base/5 wrap-anywhere">
      <strong>{recipient}</strong>,{' '}
      <a href={mapOf(to)} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
        {street}, {to.postcode} {to.city}
      </a>{' '}
      <a href={telOf(person.phone)} className="whitespace-nowrap underline underline-offset-2">
        {person.phone}
      </a>
    </p>
  )
}

export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

function mapOf(to: NonNullable<BoardOrder['delivery_address']>): string {
  const query = `${to.street_address}, ${to.postcode} ${to.city}, ${to.country}`
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
}

function Actions({ order, station }: { order: BoardOrder; station: Station | null }) {
  if (isFinished(order.status)) return <Seen order={order} />
  return (
    <>
      {order.status === 'received' ? <Accept order={order} /> : <Forward order={order} station={station} />}
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

function Main({ order, onClick, children }: { order: BoardOrder; onClick: () => void; children: ReactNode }) {
  const { isBusy } = useBoard()
  return (
    <Button look="good" className="min-w-0 grow tabular-nums" disabled={isBusy(order.id)} onClick={onClick}>
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
  if (at !== null)
    return (
      <Main order={order} onClick={() => void advance(order, { status: 'accepted' })}>
        {fill(words.acceptFor, { time: formatNearMoment(new Date(at), language, new Date(now)) })}
      </Main>
    )
  const minutes = kitchen.lead_minutes[order.fulfilment]
  return (
    <Main order={order} onClick={() => void advance(order, { status: 'accepted', ready_in_minutes: minutes })}>
      {fill(words.acceptFor, { time: fill(words.minutes, { minutes }) })}
    </Main>
  )
}

/** At a station an order is done with its own dishes, and ready with the last of all. */
function Forward({ order, station }: { order: BoardOrder; station: Station | null }) {
  const words = useWords('board')
  const { advance, tick } = useBoard()
  const own = dishesAt(station, order)
  const [to] = order.next
  if (own.length < order.items.length)
    return (
      <Main
        order={order}
        onClick={() =>
          void tick(order, { positions: own.map(({ position }) => position), done: true, then_ready: true })
        }
      >
        {words.stationDone}
      </Main>
    )
  if (!to) return null
  return (
    <Main order={order} onClick={() => void advance(order, { status: to })}>
      {labelOf(order, to, words)}
    </Main>
  )
}

function labelOf(
  { is_test, payment, total }: BoardOrder,
  to: BoardOrder['status'],
  words: ReturnType<typeof useWords<'board'>>,
) {
  if (to in words.forward) return words.forward[to as keyof typeof words.forward]
  const due = payment?.to_collect ?? total
  return is_test || due === 0 ? words.handedOver : fill(words.complete, { amount: formatAmount(rappenOf(due)) })
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
export function ticketName({ number, short_number }: Pick<BoardOrder, 'number' | 'short_number'>): string {
  return `${number} ${short_number}`
}
