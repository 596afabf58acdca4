import { Link } from '@/app/_ui/link'
import { Badge, Table, type BadgeTone } from '@/app/_ui/table'
import { listHref } from '@/app/admin/_table/address'
import { inWords } from '@/lib/changes/value-text'
import type { ChangeView } from '@/lib/changes/list-changes'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { FieldChanges } from './field-changes'

const tones = new Map<string, BadgeTone>([
  ['created', 'good'],
  ['deleted', 'bad'],
])

export function ChangeTable({ changes, language }: { changes: ChangeView[]; language: Language }) {
  const words = texts(language).admin.changes
  return (
    <Table
      label={words.title}
      rows={changes}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: words.when, isTabular: true, className: 'align-top' }, ({ createdAt }) =>
          formatShortMoment(createdAt, language),
        ),
        column({ label: words.by, className: 'align-top' }, (change) => <Author change={change} language={language} />),
        column({ label: words.subject, place: 'title', className: 'min-w-40 align-top' }, (change) => (
          <ThingChanged change={change} language={language} />
        )),
        column({ label: words.values, place: 'foot', className: 'w-full align-top' }, (change) => (
          <FieldChanges change={change} language={language} />
        )),
      ]}
    />
  )
}

function Author({ change: { author, device }, language }: { change: ChangeView; language: Language }) {
  const { changes: words, people } = texts(language).admin
  if (!author) return <span className="text-ink-soft">{device ?? words.nobody}</span>
  const who = author.name || author.email
  return (
    <span>
      <span>{device ? fill(words.whoWhere, { who, device }) : who}</span>
      <span className="text-ink-soft block text-sm">{people.roles[author.role]}</span>
    </span>
  )
}

function ThingChanged({ change, language }: { change: ChangeView; language: Language }) {
  const words = texts(language).admin.changes
  const address = thingAddress(change)
  const kind = inWords(words.subjects, change.subject)
  const name = change.thing.name ?? ''
  return (
    <>
      <span className="text-ink-soft block text-sm">
        {kind} <Badge tone={tones.get(change.action) ?? 'quiet'}>{inWords(words.actions, change.action)}</Badge>
      </span>
      {address ? (
        <Link href={address} className="row-control -ml-2.5 font-semibold">
          {name || kind}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
    </>
  )
}

/** The page that shows the thing today; null where it is gone. */
function thingAddress({ subject, thing: { name, at } }: ChangeView): string | null {
  if (subject === 'shop') return '/admin/settings'
  if (subject === 'mail_server') return '/admin/mail'
  if (subject === 'payment_provider') return '/admin/payments-online'
  if (subject.startsWith('look')) return '/admin/look'
  if (!at) return null
  const named = { q: name }
  const addresses = new Map([
    ['menu_item', listHref('/admin/products', {}, named)],
    ['category', '/admin/categories'],
    ['option_group', `/admin/options/${at.id}`],
    ['user', listHref('/admin/users', {}, named)],
    ['customer', `/admin/customers/${at.id}`],
    ['device', '/admin/devices'],
    ['printer', `/admin/printers/${at.id}`],
    ['webhook', `/admin/webhooks/${at.id}`],
    ['order', `/admin/orders/${at.id}`],
    ['contact_message', '/admin/messages'],
  ])
  return addresses.get(at.kind) ?? null
}
