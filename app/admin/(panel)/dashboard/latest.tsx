import { Link } from '@/app/_ui/link'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { SoldItem } from '@/lib/orders/reports/dishes/sold-things'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { formatPrice } from '@/lib/platform/values/money'
import { isolated } from '@/lib/i18n/isolated'
import { OrderStatusBadge } from '../../_ui/order-status-badge'
import { Card } from '../../_ui/plain-page'

export function LatestOrders({ orders, language }: { orders: StaffOrderView[]; language: Language }) {
  const words = texts(language).admin.money
  return (
    <Card title={words.latest}>
      {orders.length === 0 && <p className="text-ink-soft">{words.noOrders}</p>}
      <ul className="divide-line divide-y">
        {orders.map(({ id, number, user, createdAt, totalRappen, status, isReversed }) => (
          <li key={id}>
            <Link
              href={`/admin/orders/${id}`}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 underline-offset-4 hover:underline"
            >
              <strong className="min-w-0 grow break-words">{`${number} ${isolated(user.name)}`}</strong>
              <OrderStatusBadge status={status} isReversed={isReversed} language={language} />
              <span className="text-ink-soft basis-full text-sm tabular-nums">
                {formatShortMoment(createdAt, language)} ·{' '}
                <span className="whitespace-nowrap">{formatPrice(totalRappen)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href="/admin/orders/all" className="inline-flex min-h-11 min-w-11 items-center font-semibold underline">
        {words.allOrders}
      </Link>
    </Card>
  )
}

export function PopularItems({ items, language }: { items: SoldItem[]; language: Language }) {
  const words = texts(language).admin.money
  if (items.length === 0) return null
  return (
    <Card title={`${words.popular} ${words.popularSince}`}>
      <ol className="divide-line divide-y">
        {items.map(({ name, quantity, turnoverRappen }) => (
          <li key={name} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 tabular-nums">
            <strong className="min-w-8 text-right">{`${quantity} ×`}</strong>
            <span className="min-w-0 grow basis-24 break-words">{name}</span>
            <span className="text-ink-soft text-sm whitespace-nowrap">{formatPrice(turnoverRappen)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
