import { Badge } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortDate, formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { CustomerView } from '@/lib/orders/customers/find-customer'
import { Card } from '../../../_ui/plain-page'
import { Entry, MailEntry, PhoneEntry } from '../../orders/[id]/customer-card'
import { BlockActions } from './block-actions'

export function AccountCard({ customer, language }: { customer: CustomerView; language: Language }) {
  const { customers: words, people } = texts(language).admin
  const { email, billing, createdAt, lastSeenAt, termsAcceptedAt, hasPassword } = customer
  const address = billing && [billing.streetAddress, billing.addressLine2, `${billing.postcode} ${billing.city}`]
  return (
    <Card title={words.account}>
      <dl className="flex flex-col gap-3">
        <MailEntry label={words.email} email={email} />
        {billing?.phone && <PhoneEntry label={words.phone} phone={billing.phone} />}
        {address && <Entry label={words.address}>{address.filter((line) => line.trim()).join('\n')}</Entry>}
        <Entry label={words.since}>{formatShortMoment(createdAt, language)}</Entry>
        <Entry label={words.lastSeen}>{lastSeenAt ? formatShortMoment(lastSeenAt, language) : people.never}</Entry>
        <Entry label={words.password}>{hasPassword ? words.withPassword : words.withoutPassword}</Entry>
        <Entry label={words.termsAccepted}>
          {termsAcceptedAt ? formatShortMoment(termsAcceptedAt, language) : words.notRecorded}
        </Entry>
        <Entry label={words.pushes}>{pushesInWords(customer.pushes, language)}</Entry>
      </dl>
    </Card>
  )
}

function pushesInWords({ count, since }: CustomerView['pushes'], language: Language): string {
  const words = texts(language).admin.customers
  if (!since) return words.noPushes
  return fill(words.pushesSince, { count, since: formatShortDate(since, language) }, language)
}

export function BlockCard({ customer, language }: { customer: CustomerView; language: Language }) {
  const words = texts(language).admin.customers
  const { id, firstname, lastname, email, block } = customer
  const by = block?.blockedBy
  return (
    <Card title={words.state}>
      <p className="mb-3">
        <Badge tone={block ? 'bad' : 'good'}>{block ? words.blocked : words.notBlocked}</Badge>
      </p>
      {block && (
        <>
          <p className="mb-2 [overflow-wrap:anywhere] whitespace-pre-line">{block.reason || words.reasonGone}</p>
          <p className="text-ink-soft mb-3 text-sm">
            {fill(words.blockedSince, {
              time: formatShortMoment(block.blockedAt, language),
              who: by ? `${by.firstname} ${by.lastname}`.trim() : words.formerOwner,
            })}
          </p>
        </>
      )}
      <BlockActions id={id} name={`${firstname} ${lastname}`.trim() || email} reason={block?.reason ?? null} />
    </Card>
  )
}
