import type { ReactNode } from 'react'
import type { Catalogue } from '@/lib/i18n/catalogue'
import { formatDate, formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { TermsOfOrder } from '@/lib/orders/read/find-order'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { isolated } from '@/lib/i18n/isolated'
import { Card } from '../../../_ui/plain-page'

interface CustomerCardProps {
  order: StaffOrderView
  terms: TermsOfOrder | null
  language: Language
}

export function CustomerCard({ order, terms, language }: CustomerCardProps) {
  const words = texts(language).admin.orders
  const { person, address, deliveryAddress, orderNotes, requestedFor, promisedFor } = order
  return (
    <Card title={words.customer}>
      <dl className="flex flex-col gap-3">
        {order.user.name ? (
          <Contact person={person} words={words} />
        ) : (
          <p>{order.isTest ? words.testOrder : words.personErased}</p>
        )}
        <Entry label={words.placed}>{formatShortMoment(order.createdAt, language)}</Entry>
        <Entry label={words.requested}>{requestedFor ? formatShortMoment(requestedFor, language) : words.asap}</Entry>
        {promisedFor && <Entry label={words.promise}>{formatShortMoment(promisedFor, language)}</Entry>}
        {deliveryAddress && <Entry label={words.shipping}>{shippingText(order, deliveryAddress, words)}</Entry>}
        {order.user.name && !order.byPhone && <Entry label={words.billing}>{addressText(address)}</Entry>}
        {terms && (
          <Entry label={words.terms}>
            <a href={`/terms-and-conditions/${terms.id}`} className="underline underline-offset-4">
              {formatDate(terms.updatedOn, language)}
            </a>
          </Entry>
        )}
        {orderNotes && <Entry label={words.notes}>{orderNotes}</Entry>}
      </dl>
    </Card>
  )
}

function Contact({ person, words }: { person: StaffOrderView['person']; words: Catalogue['admin']['orders'] }) {
  return (
    <>
      <Entry label={words.guest}>
        <span>{isolated(`${person.firstname} ${person.lastname}`)}</span>
        {person.companyname && <span className="block">{person.companyname}</span>}
      </Entry>
      <PhoneEntry label={words.phone} phone={person.phone} />
      {person.email && <MailEntry label={words.email} email={person.email} />}
    </>
  )
}

export function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}

export function PhoneEntry({ label, phone }: { label: string; phone: string }) {
  return (
    <Entry label={label}>
      <a href={`tel:${phone.replaceAll(' ', '')}`} className="underline underline-offset-4">
        {phone}
      </a>
    </Entry>
  )
}

export function MailEntry({ label, email }: { label: string; email: string }) {
  return (
    <Entry label={label}>
      <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
        {email}
      </a>
    </Entry>
  )
}

function shippingText(
  { handover }: StaffOrderView,
  to: StaffOrderView['address'],
  { callInstead }: Catalogue['admin']['orders'],
): string {
  return handover === 'call' ? `${addressText(to)}\n${callInstead}` : addressText(to)
}

function addressText(address: StaffOrderView['address']): string {
  const { firstname, lastname, companyname, streetAddress, addressLine2, postcode, city } = address
  return [`${firstname} ${lastname}`, companyname, streetAddress, addressLine2, `${postcode} ${isolated(city)}`]
    .filter((line) => line.trim() !== '')
    .map(isolated)
    .join('\n')
}
