import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'

/** Whose it is, who receives it where, and what is to be taken for it. */
export function TicketCustomer({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { person, payment, status, delivery_address: to } = order
  const cash =
    payment?.to_collect === 0 ? words.paid : fill(words.cash, { amount: priceOf(payment?.to_collect ?? order.total) })
  if (order.is_test) return <p className="text-ink font-bold">{words.testOrder}</p>
  const state = status === 'accepted' || status === 'preparing' ? words[status] : null
  return (
    <div className="text-ink-soft text-base wrap-anywhere">
      <p>
        <strong className="text-ink">
          {words[order.fulfilment]} · {cash}
        </strong>
        {state && <span className="whitespace-nowrap"> · {state}</span>}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {nameOf(person)}
        {person.companyname && ` · ${person.companyname}`}
        <a
          href={`tel:${person.phone.replaceAll(' ', '')}`}
          className="inline-block py-1 whitespace-nowrap underline underline-offset-4"
        >
          {person.phone}
        </a>
      </p>
      {to && <Recipient to={to} person={person} />}
    </div>
  )
}

interface RecipientProps {
  to: NonNullable<StaffOrder['delivery_address']>
  person: StaffOrder['person']
}

/** At another address waits another person, perhaps in a company: without the name nobody finds the bell. */
function Recipient({ to, person }: RecipientProps) {
  const words = useWords('board')
  const isOther = nameOf(to) !== nameOf(person) || to.companyname !== person.companyname
  const recipient = [nameOf(to), to.companyname].filter(Boolean).join(', ')
  return (
    <p className="text-ink">
      {isOther && <strong className="block">{fill(words.recipient, { name: recipient })}</strong>}
      {[to.street_address, to.address_line2, `${to.postcode} ${to.city}`].filter(Boolean).join(', ')}
    </p>
  )
}

function nameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim()
}
