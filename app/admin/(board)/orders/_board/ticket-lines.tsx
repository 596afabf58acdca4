import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'

/** What to cook, in the largest letters after the number. */
export function TicketLines({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const age = Math.max(0, ...order.items.map((item) => item.minimum_age))
  return (
    <>
      <ul className="mt-1.5 flex flex-col gap-1">
        {order.items.map((item, index) => (
          // The lines of an order never change their places.
          <li key={index} className="grid grid-cols-[2.75rem_1fr] text-lg leading-7">
            <strong className="tabular-nums">{item.quantity}×</strong>
            <span>
              {item.name}
              {item.note && <em className="text-paprika-ink block text-base font-semibold not-italic">{item.note}</em>}
            </span>
          </li>
        ))}
      </ul>
      {order.order_notes && (
        <p className="rounded-field bg-ground-2 mt-2 px-3 py-2 font-semibold whitespace-pre-line">
          {order.order_notes}
        </p>
      )}
      {age > 0 && (
        <p className="rounded-field bg-saffron text-poster-ink mt-2 inline-block px-3 py-1 font-bold">
          {fill(words.checkAge, { age })}
        </p>
      )}
    </>
  )
}
