import type { ReactNode } from 'react'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { StaffOrder } from '@/lib/orders/answers'
import { Card } from '../../../_ui/plain-page'

export function CustomerCard({ order, language }: { order: StaffOrder; language: Language }) {
  const words = texts(language).admin.orders
  const { person, address, delivery_address, order_notes, requested_for, promised_for } = order
  return (
    <Card title={words.customer}>
      <dl className="flex flex-col gap-3">
        <Entry label={words.guest}>
          {person.firstname} {person.lastname}
          {person.companyname && <span className="block">{person.companyname}</span>}
        </Entry>
        <Entry label={words.phone}>
          <a href={`tel:${person.phone.replaceAll(' ', '')}`} className="underline underline-offset-4">
            {person.phone}
          </a>
        </Entry>
        <Entry label={words.email}>
          <a href={`mailto:${person.email}`} className="break-all underline underline-offset-4">
            {person.email}
          </a>
        </Entry>
        <Entry label={words.placed}>{formatShortMoment(new Date(order.created_at), language)}</Entry>
        <Entry label={words.requested}>
          {requested_for ? formatShortMoment(new Date(requested_for), language) : words.asap}
        </Entry>
        {promised_for && <Entry label={words.promise}>{formatShortMoment(new Date(promised_for), language)}</Entry>}
        {delivery_address && <Entry label={words.shipping}>{addressText(delivery_address)}</Entry>}
        <Entry label={words.billing}>{addressText(address)}</Entry>
        {order_notes && <Entry label={words.notes}>{order_notes}</Entry>}
      </dl>
    </Card>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}

function addressText(address: StaffOrder['address']): string {
  const { firstname, lastname, companyname, street_address, address_line2, postcode, city } = address
  return [`${firstname} ${lastname}`, companyname, street_address, address_line2, `${postcode} ${city}`]
    .filter((line) => line.trim() !== '')
    .join('\n')
}
