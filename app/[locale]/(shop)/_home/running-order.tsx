'use client'

import { useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import { usePlacedOrders } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { useLiveOrder } from '@/app/_client/live-order'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'

interface Words extends Pick<Texts['home'], 'running' | 'toOrder'> {
  statuses: Texts['order']['statuses']
}

/** The newest order of this device, as long as something is still happening with it. */
export function RunningOrder({ words }: { words: Words }) {
  const newest = usePlacedOrders()[0]
  const { language } = useScope()
  const [order, setOrder] = useState<TrackedOrder | null>(null)
  useEffect(() => {
    if (!newest) return
    // A strip that cannot be filled is no reason to trouble anybody: the order's page says what is wrong.
    api.order(newest, language).then(setOrder, () => undefined)
  }, [newest, language])
  if (!order || order.order_id !== newest || isFinished(order.order_status)) return null
  return <Strip order={order} words={words} />
}

function Strip({ order: initial, words }: { order: TrackedOrder; words: Words }) {
  const { order } = useLiveOrder(initial)
  return (
    <aside className="page pt-6">
      <Link
        href={`/track/${order.order_id}`}
        className="rounded-card border-herb bg-card flex flex-wrap items-center gap-x-4 gap-y-1 border-2 px-5 py-4"
      >
        <span aria-hidden="true" className="animate-breathe bg-herb size-3 rounded-full" />
        <span>{fill(words.running, { number: order.short_number })}</span>
        <strong className="text-lg font-bold">{words.statuses[order.order_status]}</strong>
        <span className="ml-auto flex items-center gap-2 font-semibold">
          {words.toOrder} <Icon name="arrow" />
        </span>
      </Link>
    </aside>
  )
}
