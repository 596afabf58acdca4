import type { ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { formatDateTime } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { mapUrl } from '@/lib/platform/map-url'
import type { ShopContact } from './at-hand'

interface Props {
  order: TrackedOrder
  shop: ShopContact
  words: Texts['order']
}

/** Person and address are there only for the one who placed the order. */
export function OrderDetails({ order, shop, words }: Props) {
  const { language } = useScope()
  const { person, delivery_address: to, requested_for, order_notes } = order
  return (
    <dl className="grid gap-4">
      <Entry term={words.number}>
        <span className="break-all tabular-nums">{order.order_id}</span>
      </Entry>
      <Entry term={words.placedAt}>{formatDateTime(new Date(order.created_at), language)}</Entry>
      <Entry term={words.requestedFor}>
        {requested_for ? formatDateTime(new Date(requested_for), language) : words.asap}
      </Entry>
      {order.fulfilment === 'pickup' ? (
        <Entry term={words.pickup}>
          {[shop.name, ...shop.address].join(', ')}
          {shop.address.length > 0 && (
            <a
              href={mapUrl(shop.address)}
              target="_blank"
              rel="noreferrer"
              className="block py-1 underline underline-offset-4 print:hidden"
            >
              {words.directions}
            </a>
          )}
        </Entry>
      ) : (
        <Entry term={to ? words.deliverTo : words.delivery}>
          {to && `${to.firstname} ${to.lastname}, ${to.street_address}, ${to.postcode} ${to.city}`}
        </Entry>
      )}
      <Entry term={words.payment}>{words.cashOnDelivery}</Entry>
      {person && (
        <Entry term={words.contact}>
          {person.firstname} {person.lastname}
          <br />
          {person.phone}
          <br />
          {person.email}
        </Entry>
      )}
      {order_notes && <Entry term={words.notes}>{order_notes}</Entry>}
    </dl>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-line border-t pt-3">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
