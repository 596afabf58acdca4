import { useEffect, useState } from 'react'
import { api, type Answer, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { buttonClass } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import type { BoardOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import { RefundPart } from '../../../_refund/refund-part'
import { Opener } from '../../../_ui/opener'
import { ticketName } from './_ticket/ticket'
import { LastStep, StepBack } from './way-back'

/** What was finished, rejected or cancelled in the last hours: found, corrected, its receipt printed again. */
export function RecallButton() {
  const words = useWords('board')
  return (
    <Opener label={words.recall} title={words.recall} isWide>
      <Recall />
    </Opener>
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
              onRefunded={(refunded) => setOrders(orders.map((other) => (other.id === refunded.id ? refunded : other)))}
            />
          ))}
        </ul>
        {orders?.length === 0 && <p className="text-ink-soft">{words.recallEmpty}</p>}
      </div>
    </>
  )
}

interface RecentOrderProps {
  order: Recent[number]
  onBack: () => void
  onRefunded: (order: Recent[number]) => void
}

function RecentOrder({ order, onBack, onRefunded }: RecentOrderProps) {
  const { number, person, totalRappen } = order
  return (
    <li aria-label={ticketName(order)} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <p className="min-w-40 grow">
        <strong className="text-lg tabular-nums">{number}</strong> <bdi>{`${person.firstname} ${person.lastname}`}</bdi>
        <span>{` · ${formatPrice(totalRappen)}`}</span>
        <span className="text-ink-soft block">
          <LastStep order={order} />
        </span>
      </p>
      <Papers order={order} />
      <RefundPart
        order={order}
        onRefunded={(refunded, announced) => {
          notify(announced)
          onRefunded(refunded)
        }}
      />
      <StepBack order={order} onBack={onBack} />
    </li>
  )
}

/** Opened as documents that print themselves; a test order has no receipt. */
export function Papers({ order: { id, isTest } }: { order: BoardOrder }) {
  const words = useWords('board')
  const papers = ['ticket', 'receipt'] as const
  return papers.slice(0, isTest ? 1 : 2).map((paper) => (
    <a
      key={paper}
      href={`/admin/orders/${id}/${paper}?print`}
      target="_blank"
      rel="noopener"
      className={buttonClass('plain')}
    >
      {words[paper]}
    </a>
  ))
}
