import { useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import { useLiveOrder } from '@/app/_client/live-order'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'

export interface RunningOrderWords extends Pick<Texts['home'], 'running' | 'toOrder'> {
  statuses: Texts['order']['statuses']
}

export function RunningOrderStrip({ orderId, words }: { orderId: string; words: RunningOrderWords }) {
  const [order, setOrder] = useState<TrackedOrder | null>(null)
  useEffect(() => {
    // A strip that cannot be filled is no reason to trouble anybody: the order's page says what is wrong.
    api('GET userorder/order/{orderId}', { params: { orderId } }).then(setOrder, () => undefined)
  }, [orderId])
  return order && <Strip order={order} words={words} />
}

function Strip({ order: initial, words }: { order: TrackedOrder; words: RunningOrderWords }) {
  const { order } = useLiveOrder(initial)
  if (isFinished(order.order_status)) return null
  return (
    <aside className="page py-4">
      <Link
        href={`/track/${order.order_id}`}
        className="animate-rise rounded-card border-herb bg-card flex flex-wrap items-center gap-x-4 gap-y-1 border-2 px-5 py-4"
      >
        <span aria-hidden="true" className="animate-breathe bg-herb size-3 rounded-full" />
        <span>{fill(words.running, { number: order.number })}</span>
        <strong className="text-lg font-bold">{words.statuses[order.order_status]}</strong>
        <span className="ml-auto flex items-center gap-2 font-semibold">
          {words.toOrder} <Icon name="arrow" />
        </span>
      </Link>
    </aside>
  )
}
