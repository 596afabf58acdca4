import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'

/** Whose it is, where it goes and what is to be taken for it. */
export function TicketCustomer({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { person, payment, status, delivery_address: to } = order
  const cash =
    payment?.status === 'collected' ? words.paid : fill(words.cash, { amount: priceOf(payment?.amount ?? order.total) })
  const state = status === 'accepted' || status === 'preparing' ? words[status] : null
  return (
    <div className="text-ink-soft text-base">
      <p>
        <strong className="text-ink">
          {words[order.fulfilment]} · {cash}
        </strong>
        {state && ` · ${state}`}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {person.firstname} {person.lastname}
        <a
          href={`tel:${person.phone.replaceAll(' ', '')}`}
          className="inline-block py-1 whitespace-nowrap underline underline-offset-4"
        >
          {person.phone}
        </a>
      </p>
      {to && (
        <p className="text-ink">
          {to.street_address}
          {to.address_line2 && `, ${to.address_line2}`}, {to.postcode} {to.city}
        </p>
      )}
    </div>
  )
}
