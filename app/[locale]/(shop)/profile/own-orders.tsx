import type { PageLocale } from '@/app/_locale'
import { asAnswered } from '@/app/api/v1/http/wire'
import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { Price } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import { formatDateTime } from '@/lib/i18n/format'
import { trackedOrder } from '@/lib/orders/answers'
import type { OrderView } from '@/lib/orders/order-view'
import { Reorder } from '../_order/reorder'

const answeredItems = trackedOrder.shape.items

export function OwnOrders({ orders, locale: { t, language } }: { orders: OrderView[]; locale: PageLocale }) {
  const { reorder, reordered, reorderPartly, steps, title } = t.order
  const words = { reorder, reordered, reorderPartly }
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
          <li key={order.orderId} className="grid items-center gap-x-8 gap-y-3 py-5 md:grid-cols-[10rem_1fr_auto_auto]">
            <p>
              <Link href={`/track/${order.orderId}`} className="price text-lg underline underline-offset-4">
                {fill(title, { number: order.number })}
              </Link>
              <span className="block text-sm font-semibold">{steps[order.orderStatus]}</span>
            </p>
            <p>
              {order.items
                .map(({ name, shownName = name, quantity }) => `${quantity}\u00a0×\u00a0${shownName}`)
                .join(', ')}
              <span className="text-ink-soft block text-sm">{formatDateTime(order.createdAt, language)}</span>
            </p>
            <Price rappen={order.totalAmountRappen} className="text-lg" />
            <div className="flex gap-2">
              <Reorder look="outline" items={asAnswered(answeredItems, order.items)} {...{ words }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
