import { useState } from 'react'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { useScope } from '@/app/_client/scope'
import { counted, fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'
import { isolated } from '@/lib/i18n/isolated'
import { isPaidOnline } from '../../../_ui/due-text'
import { useWords } from '../../../_client/admin-words'
import { toggled } from '../_board/_ticket/choices'
import { Opener } from '../../../_ui/opener'
import { useKitchenCall } from './use-kitchen-call'

export function CloseDay({ orders }: { orders: BoardOrder[] }) {
  const words = useWords('board')
  const { language } = useScope()
  return (
    <Opener
      label={`${counted(words.leftOver, orders.length, language)} ${words.closeDay}`}
      title={words.closeDay}
      chip="bg-night-ink text-night"
      isOffered={orders.length > 0}
      isWide
    >
      {(close) => <CloseDayForm orders={orders} close={close} />}
    </Opener>
  )
}

function CloseDayForm({ orders, close }: { orders: BoardOrder[]; close: () => void }) {
  const words = useWords('board')
  const { language } = useScope()
  const { isPending, run } = useKitchenCall()
  // Nobody knows whether yesterday's orders were paid but those who were there: nothing is chosen before.
  const [ends, setEnds] = useState<Record<string, End>>({})
  const [ageChecked, setAgeChecked] = useState<string[]>([])
  const [leftOpen, setLeftOpen] = useState<string[]>([])

  const accepted = orders.filter(({ status }) => status !== 'received')
  const isAnswered = accepted.length < orders.length || accepted.some(({ id }) => ends[id])

  async function send() {
    const ended = (end: End) => accepted.filter(({ id }) => ends[id] === end).map(({ id }) => id)
    const body = {
      handed_over: ended('handed_over'),
      age_checked: ageChecked,
      not_collected: ended('not_collected'),
      never_accepted: orders.filter(({ status }) => status === 'received').map(({ id }) => id),
    }
    let left: string[] = []
    const isDone = await run(async () => {
      const answer = await api('POST orders/close-day', { body })
      left = answer.leftOpen.map(({ id, reason }) => {
        const order = orders.find((one) => one.id === id)
        return `${order ? nameOf(order) : id}: ${words.leftOpenReasons[reason]}`
      })
    })
    setLeftOpen(left)
    if (isDone && left.length === 0) close()
  }

  return (
    <>
      <p className="mb-4">{words.closeDayLead}</p>
      <div role="alert" className="text-paprika-ink font-semibold">
        {leftOpen.length > 0 && <p>{counted(words.leftOpen, leftOpen.length, language)}</p>}
        {leftOpen.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {accepted.length > 1 && (
        <Button
          look="outline"
          className="mb-4"
          onClick={() => setEnds(Object.fromEntries(accepted.map(({ id }) => [id, 'handed_over'])))}
        >
          {words.allCollected}
        </Button>
      )}
      <ul className="divide-line mb-5 divide-y">
        {orders.map((order) => (
          <LeftOver
            key={order.id}
            order={order}
            end={ends[order.id]}
            onEnd={(end) => setEnds({ ...ends, [order.id]: end })}
            isAgeChecked={ageChecked.includes(order.id)}
            onAgeChecked={() => setAgeChecked(toggled(ageChecked, order.id))}
          />
        ))}
      </ul>
      <Button className="min-h-16 w-full text-lg" disabled={isPending || !isAnswered} onClick={() => void send()}>
        {words.closeDay}
      </Button>
    </>
  )
}

function nameOf({ number, person }: BoardOrder): string {
  return `${number} · ${isolated(`${person.firstname} ${person.lastname}`)}`
}

type End = 'handed_over' | 'not_collected'

interface LeftOverProps {
  order: BoardOrder
  /** Undefined: not said yet; it stays open. */
  end: End | undefined
  onEnd: (end: End) => void
  isAgeChecked: boolean
  onAgeChecked: () => void
}

const row = 'flex min-h-12 flex-wrap items-center gap-x-3'
const box = 'accent-accent size-6'

function LeftOver({ order, end, onEnd, isAgeChecked, onAgeChecked }: LeftOverProps) {
  const words = useWords('board')
  const name = nameOf(order)
  const due = order.payment?.toCollectRappen ?? order.totalRappen
  const collected =
    due === 0 && isPaidOnline(order) ? words.paidOnline : fill(words.wasCollected, { amount: formatPrice(due) })
  if (order.status === 'received')
    return (
      <li className={row}>
        <span className="grow">{name}</span>
        <span className="text-paprika-ink font-semibold">{words.neverAccepted}</span>
      </li>
    )
  return (
    <li>
      <fieldset className={`${row} py-1`}>
        <legend className="sr-only">{name}</legend>
        <span aria-hidden className="grow">
          {name}
        </span>
        {(['handed_over', 'not_collected'] as const).map((one) => (
          <label key={one} className="flex min-h-12 items-center gap-2 tabular-nums">
            <input
              type="radio"
              name={`end-${order.id}`}
              checked={end === one}
              onChange={() => onEnd(one)}
              className={box}
            />
            <span>{one === 'handed_over' ? collected : words.notCollected}</span>
          </label>
        ))}
      </fieldset>
      {end === 'handed_over' && order.minimumAge > 0 && (
        <label className={`${row} pl-9`}>
          <input type="checkbox" checked={isAgeChecked} onChange={onAgeChecked} className={box} />
          <span>
            {words.ageChecked} · {name}
          </span>
          {!isAgeChecked && <span className="text-paprika-ink">{words.ageUnseen}</span>}
        </label>
      )}
    </li>
  )
}
