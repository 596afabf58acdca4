import type { PageLocale } from '@/app/_locale'
import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { Price } from '@/app/_ui/price'
import { formatDateTime } from '@/lib/i18n/format'
import type { TrackedOrder } from '@/lib/orders/answers'
import { Reorder } from '../_order/reorder'
import { rappenOf } from '@/lib/platform/money'

export function OwnOrders({ orders, locale: { t, language } }: { orders: TrackedOrder[]; locale: PageLocale }) {
  const { reorder, reordered, reorderPartly, statuses } = t.order
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-4 text-xl">
        {t.profile.orders}
      </h2>
      {orders.length === 0 && (
        <div>
          <p className="text-ink-soft mb-5 text-lg">{t.profile.noOrders}</p>
          <ButtonLink href="/menu">{t.profile.toMenu}</ButtonLink>
        </div>
      )}
      <ul className="divide-line border-line divide-y border-y empty:hidden">
        {orders.map((order) => (
          <li key={order.order_id} className="grid items-center gap-x-8 gap-y-3 py-5 md:grid-cols-[7rem_1fr_auto_auto]">
            <p>
              <Link href={`/track/${order.order_id}`} className="price text-lg underline underline-offset-4">
                {order.short_number}
              </Link>
              <span className="block text-sm font-semibold">{statuses[order.order_status]}</span>
            </p>
            <p>
              {order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
              <span className="text-ink-soft block text-sm">
                {formatDateTime(new Date(order.created_at), language)}
              </span>
            </p>
            <Price rappen={rappenOf(order.total_amount)} className="text-lg" />
            <div className="flex gap-2">
              <Reorder
                order={{ items: order.items, order_id: order.order_id }}
                words={{ reorder, reordered, reorderPartly }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
