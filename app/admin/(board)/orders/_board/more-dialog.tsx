import { useState } from 'react'
import { Button, buttonClass } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { Dialog } from '@/app/_ui/dialog'
import { ProposalForm } from '../../../_propose/proposal-form'
import { WaitingProposal } from '../../../_propose/waiting-proposal'
import { useBoard } from './context'
import { ticketName } from './ticket-name'

/** What is needed seldom: paper, the whole order, calling it off. */
export function MoreDialog({ order }: { order: StaffOrder | null }) {
  const { ask } = useBoard()
  return (
    <Dialog title={order ? ticketName(order) : ''} isOpen={order !== null} onClose={() => ask(null)}>
      {order && <More order={order} />}
    </Dialog>
  )
}

function More({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { device } = useBoard()
  const proposing = useWords('proposal')
  const [asked, setAsked] = useState<'cancel' | 'change' | null>(null)
  const link = buttonClass('plain', 'min-h-14 text-lg')
  if (asked === 'cancel') return <ReallyCancel order={order} onKeep={() => setAsked(null)} />
  if (asked === 'change') return <Change order={order} onKeep={() => setAsked(null)} />
  return (
    <div className="grid gap-2">
      <a href={`/admin/orders/${order.id}/ticket?print`} target="_blank" rel="noopener" className={link}>
        {words.ticket}
      </a>
      {!order.is_test && (
        <a href={`/admin/orders/${order.id}/receipt?print`} target="_blank" rel="noopener" className={link}>
          {words.receipt}
        </a>
      )}
      {!device && (
        <>
          <a href={`/admin/orders/${order.id}`} className={link}>
            {words.details}
          </a>
          <a href="/admin/orders/all" className={`${link} xl:hidden`}>
            {words.allOrders}
          </a>
        </>
      )}
      {(order.is_changeable || order.proposal) && (
        <Button look="plain" className="min-h-14 text-lg" onClick={() => setAsked('change')}>
          {order.proposal ? proposing.waits : proposing.change}
        </Button>
      )}
      <OtherSteps order={order} />
      <StepBack order={order} />
      {order.next.includes('cancelled') && (
        <Button look="danger" className="mt-4 min-h-14 text-lg" onClick={() => setAsked('cancel')}>
          {words.cancelOrder}
        </Button>
      )}
    </div>
  )
}

/** After the seconds of undoing: the guest has been told, so it is a correction that he is told too. */
function StepBack({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { advance, ask } = useBoard()
  const { back } = order
  if (!back) return null
  return (
    <Button
      look="plain"
      className="min-h-14 text-lg"
      onClick={() => {
        ask(null)
        void advance(order, { status: back.to, correction: true })
      }}
    >
      {fill(words.stepBack, { status: statuses[back.to] })}
    </Button>
  )
}

/** A customer who comes to fetch his delivery: completed without ever being on the way. */
function OtherSteps({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { advance, ask } = useBoard()
  if (order.next[0] === 'completed' || !order.next.includes('completed')) return null
  return (
    <Button
      look="plain"
      className="min-h-14 text-lg"
      onClick={() => {
        ask(null)
        void advance(order, { status: 'completed' })
      }}
    >
      {words.handedOver}
    </Button>
  )
}

/** The same as on the page of the order, which a paired tablet does not have. */
function Change({ order, onKeep }: { order: StaffOrder; onKeep: () => void }) {
  const { ask, refresh } = useBoard()
  function end() {
    ask(null)
    void refresh()
  }
  if (order.proposal) return <WaitingProposal proposal={order.proposal} onNoted={end} />
  return <ProposalForm order={order} onSent={end} onCancel={onKeep} />
}

function ReallyCancel({ order, onKeep }: { order: StaffOrder; onKeep: () => void }) {
  const words = useWords('board')
  const { advance, ask } = useBoard()
  return (
    <>
      <p className="mb-5 text-lg">{fill(words.cancelAsk, { number: order.number })}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="plain" autoFocus className="min-h-14" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button
          className="min-h-14"
          onClick={() => {
            ask(null)
            void advance(order, { status: 'cancelled' })
          }}
        >
          {words.cancelOrder}
        </Button>
      </div>
    </>
  )
}
