import { useState } from 'react'
import { Button, buttonClass } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { mayBeDelayed } from '@/lib/orders/status'
import { isolated } from '@/lib/i18n/isolated'
import { useWords } from '../../../_client/admin-words'
import { dueText, isPaidOnline } from '../../../_ui/due-text'
import { ProposalForm } from '../../../_propose/proposal-form'
import { WaitingProposal } from '../../../_propose/waiting-proposal'
import { useNow } from './clock'
import { useBoard } from './context'
import { acceptChoices, delayedBy } from './due'
import { Papers } from './recall'
import { Destination, telOf } from './_ticket/ticket-lines'
import { StepBack } from './way-back'

/** Everything about an order that is not on its ticket. */
export function More({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const proposing = useWords('proposal')
  const { device, ask, advance } = useBoard()
  const [asked, setAsked] = useState<'cancel' | 'change' | null>(null)
  if (asked === 'cancel') return <ReallyCancel order={order} onKeep={() => setAsked(null)} />
  if (asked === 'change') return <Change order={order} onKeep={() => setAsked(null)} />
  return (
    <div className="board-menu grid gap-2">
      <Customer order={order} />
      <Times order={order} />
      {/* A customer who fetches their delivery: completed without having been on the way. */}
      {order.next[0] !== 'completed' && order.next.includes('completed') && (
        <Button look="plain" onClick={() => void advance(order, { status: 'completed' })}>
          {words.handedOver}
        </Button>
      )}
      {(order.isChangeable || order.proposal) && (
        <Button look="plain" onClick={() => setAsked('change')}>
          {order.proposal ? proposing.waits : proposing.change}
        </Button>
      )}
      <SoldOutOf order={order} />
      <Papers order={order} />
      {!device && (
        <a href={`/admin/orders/${order.id}`} className={buttonClass('plain')}>
          {words.details}
        </a>
      )}
      <StepBack order={order} />
      {order.next.includes('rejected') && (
        <Button look="danger" className="mt-4" onClick={() => ask({ about: order.id, what: 'reject' })}>
          {words.reject} …
        </Button>
      )}
      {order.status !== 'received' && order.next.includes('cancelled') && (
        <Button look="danger" className="mt-4" onClick={() => setAsked('cancel')}>
          {words.cancelOrder}
        </Button>
      )}
    </div>
  )
}

function Customer({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { person, payment } = order
  const due = dueText(payment?.toCollectRappen ?? order.totalRappen, { isOnline: isPaidOnline(order), words })
  if (order.isTest) return <p className="font-bold">{words.testOrder}</p>
  return (
    <div className="mb-2 text-lg wrap-anywhere">
      <p>
        <strong>
          {words[order.fulfilment]} · {due}
        </strong>
      </p>
      <p>
        <span>
          {[`${person.firstname} ${person.lastname}`.trim(), person.companyname]
            .filter(Boolean)
            .map(isolated)
            .join(' · ')}
        </span>
        {' · '}
        <a href={telOf(person.phone)} className="inline-block py-2 whitespace-nowrap underline underline-offset-4">
          {person.phone}
        </a>
      </p>
      <Destination order={order} />
    </div>
  )
}

const delays = [5, 10, 15, 20, 30]

/** Another time than the one that a tap on the ticket accepts, or a later one than was promised. */
function Times({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { advance } = useBoard()
  const now = useNow(10_000)
  const isNew = order.status === 'received'
  if (!isNew && !mayBeDelayed(order.status, order.fulfilment)) return null
  const choices = isNew ? acceptChoices(order, now) : delays
  if (choices.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{isNew ? words.acceptOther : words.delayBy}</legend>
      <div className="grid grid-cols-5 gap-2">
        {choices.map((minutes) => (
          <Button
            key={minutes}
            look="plain"
            className="px-0! tabular-nums"
            aria-label={fill(isNew ? words.acceptIn : words.delayLabel, { minutes, number: order.number })}
            onClick={() => {
              const ready_in_minutes = isNew ? minutes : delayedBy(minutes, order, now)
              void advance(order, { status: isNew ? 'accepted' : order.status, ready_in_minutes })
            }}
          >
            {isNew ? minutes : `+${minutes}`}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** The same question as a long press on a dish. */
function SoldOutOf({ order: { items } }: { order: BoardOrder }) {
  const words = useWords('board')
  const { ask } = useBoard()
  const onMenu = items.filter(({ menuItemId: id }, place) => {
    return id !== null && items.findIndex((other) => other.menuItemId === id) === place
  })
  if (onMenu.length === 0) return null
  return (
    <details>
      <summary className={buttonClass('plain', 'w-full')}>{words.soldOut}</summary>
      <div className="mt-2 ml-4 grid gap-2">
        {onMenu.map((item) => (
          <Button key={item.position} look="plain" onClick={() => ask({ what: 'soldOut', item })}>
            {item.name}
          </Button>
        ))}
      </div>
    </details>
  )
}

interface InsteadProps {
  order: BoardOrder
  onKeep: () => void
}

/** The same as on the order's page, which a paired tablet does not have. */
function Change({ order, onKeep }: InsteadProps) {
  const { ask, refresh } = useBoard()
  function end() {
    ask(null)
    void refresh()
  }
  if (order.proposal) return <WaitingProposal proposal={order.proposal} onNoted={end} />
  return <ProposalForm order={order} onSent={end} onCancel={onKeep} />
}

function ReallyCancel({ order, onKeep }: InsteadProps) {
  const words = useWords('board')
  const { advance } = useBoard()
  return (
    <>
      <p className="mb-5 text-lg">{fill(words.cancelAsk, { number: order.number })}</p>
      {order.byPhone && <p className="mb-5 text-lg">{fill(words.callGuest, { phone: order.person.phone })}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="plain" autoFocus className="min-h-14" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button className="min-h-14" onClick={() => void advance(order, { status: 'cancelled' })}>
          {words.cancelOrder}
        </Button>
      </div>
    </>
  )
}
