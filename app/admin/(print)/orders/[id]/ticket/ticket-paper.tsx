import { dueText } from '@/app/admin/_ui/due-text'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { kitchenChoices } from '@/lib/orders/chosen-option'
import { choiceLines, cookedLines } from '@/lib/orders/choice-lines'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { isolated } from '@/lib/i18n/isolated'

interface TicketPaperProps {
  order: StaffOrderView
  board: AdminTexts['board']
  due: string
  placed: string
  printed: string
}

export function TicketPaper({ order, board, due, placed, printed }: TicketPaperProps) {
  const { person, deliveryAddress: to } = order
  const age = Math.max(0, ...order.items.map((item) => item.minimumAge))
  return (
    <>
      {(order.isTest || order.byPhone) && (
        <p className="mb-[2mm] border-2 border-black text-center text-[18pt] font-bold">
          {order.isTest ? board.testMark : board.phoneMark}
        </p>
      )}
      <h1 className="text-center text-[44pt]/[1.1] font-extrabold">
        {order.number} <span className="text-[14pt] font-normal">{order.shortNumber}</span>
      </h1>
      <p className="text-center text-[18pt]/[1.2] font-bold">
        {board[order.fulfilment]} · {due}
      </p>
      <ul className="my-[3mm] border-y-2 border-black py-[2mm]">
        {cookedLines(order.items).map((item, index) => (
          <li key={index} className="grid grid-cols-[11mm_1fr] py-[1mm] text-[14pt]/[1.2]">
            <strong>{`${item.quantity}×`}</strong>
            <span>
              <strong>{item.name}</strong>
              {choiceLines(kitchenChoices(item), item.quantity, board.choices).map((line, place) => (
                <span key={place} className="block">
                  {line}
                </span>
              ))}
              {item.note && <span className="block">→ {item.note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {order.orderNotes && (
        <p className="mb-[2mm] border-2 border-black p-[2mm] font-bold whitespace-pre-line">{order.orderNotes}</p>
      )}
      {age > 0 && <p className="mb-[2mm] font-bold">{fill(board.checkAge, { age })}</p>}
      <p>
        {[`${person.firstname} ${person.lastname}`.trim(), person.companyname, person.phone]
          .filter(Boolean)
          .map(isolated)
          .join(', ')}
      </p>
      {to && <Recipient to={to} board={board} />}
      {order.handover === 'call' && <p className="font-bold">{board.callInstead}</p>}
      <p className="mt-[2mm] text-[16pt] font-bold">{order.isTest ? board.testOrder : cashText(order, board)}</p>
      <p className="mt-[3mm] text-[9pt]">
        {order.id}
        <br />
        {placed} / {printed}
      </p>
    </>
  )
}

function cashText({ payment, totalRappen }: StaffOrderView, board: AdminTexts['board']): string {
  const isOnline = payment !== null && payment.paidOnlineRappen > payment.sentBackRappen
  return dueText(payment?.toCollectRappen ?? totalRappen, { isOnline, words: board })
}

/** The name at the door is not always the one on the bill. */
function Recipient({ to, board }: { to: NonNullable<StaffOrderView['deliveryAddress']>; board: AdminTexts['board'] }) {
  const recipient = [`${to.firstname} ${to.lastname}`.trim(), to.companyname].filter(Boolean).join(', ')
  return (
    <p className="font-bold">
      {fill(board.recipient, { name: recipient })}
      <br />
      {[to.streetAddress, to.addressLine2].filter(Boolean).map(isolated).join(', ')}
      <br />
      {`${to.postcode} ${isolated(to.city)}`}
    </p>
  )
}
