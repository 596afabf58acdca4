'use client'

import { useLiveOrder } from '@/app/_client/live-order'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { CancelOrder } from './cancel-order'
import { OrderDetails, type ShopContact } from './order-details'
import { OrderLines } from './order-lines'
import { OrderSteps } from './order-steps'
import { Poster } from './poster'
import { Reorder } from './reorder'

interface Props {
  order: TrackedOrder
  shop: ShopContact
  words: Texts['order']
}

/** The order as a poster: one huge word that changes by itself, and everything else below it. */
export function OrderPage({ order: initial, shop, words }: Props) {
  const { order, isConnected, replace } = useLiveOrder(initial)
  return (
    <article>
      <Poster order={order} words={words} isConnected={isConnected} />
      <OrderSteps order={order} words={words} />
      <div className="page grid gap-12 pt-12 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-20">
        <OrderLines order={order} words={words} />
        <div className="grid content-start gap-8">
          <div className="flex flex-wrap gap-3">
            <Reorder items={order.items} words={words} />
            <CancelOrder order={order} words={words} onCancelled={replace} />
          </div>
          <OrderDetails order={order} shop={shop} words={words} />
          <p>
            <a
              href={`tel:${shop.phone.replaceAll(' ', '')}`}
              className="inline-block py-1 underline underline-offset-4"
            >
              {fill(words.call, { phone: shop.phone })}
            </a>
          </p>
        </div>
      </div>
    </article>
  )
}
