import { useEffect, useState } from 'react'
import { api, type Answer, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button, buttonClass } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Field } from '@/app/_ui/field'
import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from './context'
import { ticketName } from './ticket'

/** What was finished, rejected or cancelled in the last hours: found, corrected, its receipt printed again. */
export function RecallButton() {
  const words = useWords('board')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {words.recall}
      </Button>
      <Dialog title={words.recall} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <Recall />
      </Dialog>
    </>
  )
}

type Recent = Answer<'GET orders/recent'>

function Recall() {
  const words = useWords('board')
  const { words: shared } = useScope()
  const [wanted, setWanted] = useState('')
  const [orders, setOrders] = useState<Recent | null>(null)
  useEffect(() => {
    let isOutdated = false
    api('GET orders/recent', { query: { q: wanted } }).then(
      (found) => {
        if (!isOutdated) setOrders(found)
      },
      (error: unknown) => notify(reasonOf(error, shared.network), 'alert'),
    )
    return () => {
      isOutdated = true
    }
  }, [wanted, shared])
  return (
    <>
      <Field
        name="q"
        label={words.recallSearch}
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        className="mb-4"
      />
      <div aria-busy={orders === null} className="min-h-80">
        <ul className="divide-line divide-y">
          {orders?.map((order) => (
            <RecentOrder
              key={order.id}
              order={order}
              onBack={() => setOrders(orders.filter(({ id }) => id !== order.id))}
            />
          ))}
        </ul>
        {orders?.length === 0 && <p className="text-ink-soft">{words.recallEmpty}</p>}
      </div>
    </>
  )
}

function RecentOrder({ order, onBack }: { order: Recent[number]; onBack: () => void }) {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { language } = useScope()
  const { advance, isBusy } = useBoard()
  const { back, last_step: step } = order
  const ended = [statuses[order.status], step && formatTime(new Date(step.at), language), step?.by]
  const print = (paper: 'ticket' | 'receipt') => `/admin/orders/${order.id}/${paper}?print`
  return (
    <li aria-label={ticketName(order)} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <p className="min-w-40 grow">
        <strong className="text-lg tabular-nums">{order.number}</strong> {order.person.firstname}{' '}
        {order.person.lastname} · {priceOf(order.total)}
        <span className="text-ink-soft block">{ended.filter(Boolean).join(' · ')}</span>
      </p>
      <a href={print('ticket')} target="_blank" rel="noopener" className={buttonClass('plain')}>
        {words.ticket}
      </a>
      {!order.is_test && (
        <a href={print('receipt')} target="_blank" rel="noopener" className={buttonClass('plain')}>
          {words.receipt}
        </a>
      )}
      {back && (
        <Button
          look="plain"
          disabled={isBusy(order.id)}
          onClick={() => void advance(order, { status: back.to, correction: true }).then(onBack)}
        >
          {fill(words.stepBack, { status: statuses[back.to] })}
        </Button>
      )}
    </li>
  )
}
