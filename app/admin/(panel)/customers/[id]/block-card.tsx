import { Badge } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { CustomerView } from '@/lib/orders/customers/find-customer'
import { Card } from '../../../_ui/plain-page'
import { BlockActions } from './block-actions'

/** Whether the customer may order, and why not. */
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
