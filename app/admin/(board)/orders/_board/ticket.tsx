'use client'

import { priceOf } from '@/app/_ui/price'
import { boardWords } from '@/lib/i18n/admin/board'
import type { StaffOrder } from '@/lib/orders/answers'
import { useLanguage, useWords } from '../../../_client/admin-language'
import { stopwatch, timeFrom } from '../../../_ui/when'
import { useBoard } from './context'
import { dueAt } from './due'
import { TicketActions } from './ticket-actions'
import { TicketLines } from './ticket-lines'

const frames: Partial<Record<StaffOrder['status'], string>> = {
  received: 'border-[3px] border-paprika',
  preparing: 'border-2 border-ink',
}

export function Ticket({ order, isCalling = false }: { order: StaffOrder; isCalling?: boolean }) {
  const { isBusy } = useBoard()
  return (
    <article
      aria-label={order.short_number}
      aria-busy={isBusy(order.id)}
      className={`rounded-card bg-card shrink-0 overflow-hidden ${frames[order.status] ?? 'border-line border'} ${isCalling ? 'calls' : ''}`}
    >
      <div className="px-4 pt-3 pb-4">
        <Head order={order} />
        <Guest order={order} />
        <TicketLines order={order} />
      </div>
      <TicketActions order={order} />
    </article>
  )
}

function Head({ order }: { order: StaffOrder }) {
  const words = useWords(boardWords)
  const { now } = useBoard()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h3 className="text-[2.5rem]/12 font-extrabold tracking-tight tabular-nums">{order.short_number}</h3>
      <Due order={order} />
      {order.status === 'received' && (
        <p className="text-paprika-ink w-full font-semibold tabular-nums">
          {words.since(stopwatch(now - Date.parse(order.created_at)))}
        </p>
      )}
    </div>
  )
}

/** The time that counts now: the wish of a new order, the promise while cooking, the state once it is ready. */
function Due({ order }: { order: StaffOrder }) {
  const words = useWords(boardWords)
  const language = useLanguage()
  const { now } = useBoard()
  const big = 'text-xl/9 font-bold tabular-nums'
  if (order.status === 'ready') return <p className={`${big} text-herb`}>{words.ready}</p>
  if (order.status === 'out_for_delivery') return <p className={`${big} text-herb`}>{words.onTheWay}</p>
  if (order.status === 'received' && !order.requested_for) return <p className="text-lg/9 font-bold">{words.asap}</p>
  const due = dueAt(order)
  const isLate = order.status !== 'received' && due < now
  return (
    <p className={`${big} ${isLate ? 'text-paprika-ink' : ''}`}>
      {isLate && <span className="mr-2 text-base">{words.late}</span>}
      <time dateTime={new Date(due).toISOString()}>{timeFrom(new Date(due), { now: new Date(now), language })}</time>
    </p>
  )
}

function Guest({ order }: { order: StaffOrder }) {
  const words = useWords(boardWords)
  const { person, delivery_address: to, payment } = order
  const isPaid = payment?.status === 'collected'
  return (
    <div className="text-ink-soft mt-1 text-base">
      <p>
        <strong className="text-ink">{words[order.fulfilment]}</strong>
        {order.status === 'preparing' && ` · ${words.preparing}`}
        {order.status === 'accepted' && ` · ${words.accepted}`} · {person.firstname} {person.lastname}
      </p>
      <p>
        <a href={`tel:${person.phone.replaceAll(' ', '')}`} className="inline-block py-1 underline underline-offset-4">
          {person.phone}
        </a>{' '}
        · {isPaid ? words.paid : words.cash(priceOf(payment?.amount ?? order.total))}
      </p>
      {to && (
        <p className="text-ink font-semibold">
          {to.street_address}
          {to.address_line2 && `, ${to.address_line2}`}, {to.postcode} {to.city}
        </p>
      )}
    </div>
  )
}
