import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { TestMark } from '../../../_ui/test-mark'
import { Due, Waiting } from './ticket-head'
import { ticketName } from './ticket-name'

interface CompactTicketProps {
  order: StaffOrder
  isCalling?: boolean
  onOpen: () => void
}

/** A new order in two lines. It is accepted only from the open card, where its notes can be read. */
export function CompactTicket({ order, isCalling = false, onOpen }: CompactTicketProps) {
  const words = useWords('board')
  const isNew = order.status === 'received'
  return (
    <article
      aria-label={ticketName(order)}
      className={`rounded-card bg-card relative shrink-0 px-3 py-1.5 ${isNew ? 'border-paprika border-[3px]' : 'border-line border'} ${isCalling ? 'calls' : ''}`}
    >
      <div className="flex items-baseline gap-x-2">
        <h3 className="shrink-0 text-[1.75rem]/9 font-extrabold tracking-tight tabular-nums">{order.number}</h3>
        {order.is_test && <TestMark word={words.testMark} />}
        <Waiting order={order} isShort />
        <Due order={order} className="ml-auto shrink-0 text-lg" />
      </div>
      <p className="truncate">
        <strong>{words[order.fulfilment]}</strong> ·{' '}
        {order.items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')}
      </p>
      {hasWords(order) && <p className="text-paprika-ink truncate font-bold">{words.hasNote}</p>}
      <button
        type="button"
        aria-expanded={false}
        aria-label={fill(words.openLabel, { number: order.number })}
        onClick={onOpen}
        className="rounded-card absolute inset-0"
      />
    </article>
  )
}

/** An allergy, a wish, an age to check: what must be read before anybody says yes. */
function hasWords({ order_notes, items }: StaffOrder): boolean {
  return Boolean(order_notes) || items.some(({ note, minimum_age }) => note || minimum_age > 0)
}
