import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { useLiveOrder, useStateBeforeTitle } from '@/app/_client/live-order'
import { useNow } from '@/app/_client/now'
import { orderAsPlaced } from '@/app/_client/placed-orders'
import { useScope } from '@/app/_client/scope'
import { retryUntilAnswered } from '@/app/_client/retry-until-answered'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { posterTints } from '@/app/_ui/tint'
import { fill } from '@/lib/i18n/fill'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { storeRoom } from '../_home/room-of-card'
import { useArrival } from '../_paying/held-order'
import { WaysToPay } from '../_paying/ways-to-pay'
import { AtHand, LargeNumber } from './at-hand'
import { promisedTime, RunningOrderProps, statusTints, takesLonger } from './order-words'

export function RunningCard({ orderId, ...props }: RunningOrderProps & { orderId: string }) {
  const [order, setOrder] = useState(() => orderAsPlaced(orderId))
  useEffect(() => {
    const load = () => api('GET userorder/order/{orderId}', { params: { orderId } }).then(setOrder, onFailure)
    const { ask, stop } = retryUntilAnswered(load, () => undefined)
    ask()
    return stop
  }, [orderId])
  const isOver = order !== null && isFinished(order.orderStatus)
  useEffect(() => {
    if (isOver) storeRoom('order-room', 0)
  }, [isOver])
  return order && !isOver && <Followed order={order} {...props} />
}

/** Rethrown for the poller; a missing order gives its room back. */
function onFailure(error: unknown): never {
  if (error instanceof ApiRefusal && error.code === 'not_found') storeRoom('order-room', 0)
  throw error
}

function Followed({ order: initial, shop, words }: RunningOrderProps & { order: TrackedOrder }) {
  const { language } = useScope()
  const { order } = useLiveOrder(initial)
  const { orderStatus: status } = order
  const [mountedAt] = useState(() => new Date())
  const now = useNow() ?? mountedAt
  useArrival(order)
  const card = useRef<HTMLElement>(null)
  // Its text changes with the order's status, and with it its height.
  useLayoutEffect(() => storeRoom('order-room', card.current?.offsetHeight ?? 0))
  useStateBeforeTitle(isFinished(status) ? null : words.statuses[status])
  if (isFinished(status)) return null
  const time = promisedTime(order, words.times, { language, now })
  const isLong = takesLonger(order, shop, now)
  return (
    <aside ref={card} aria-label={fill(words.running, { number: order.number })} className="page py-4">
      <div
        className={`on-poster rounded-card text-poster-ink animate-rise p-5 md:p-8 ${posterTints[statusTints[status]]}`}
      >
        <div role="status">
          <Link href={`/track/${order.orderId}`} className="block">
            <span className="block text-lg font-semibold">{fill(words.running, { number: order.number })}</span>
            <span className="block text-2xl font-extrabold tracking-tight">{words.statuses[status]}</span>
            {isLong && <span className="mt-1 block text-lg">{words.longer.title}</span>}
            {time && <span className="mt-1 block text-xl font-bold text-balance tabular-nums">{time}</span>}
            <span className="mt-3 flex items-center gap-2 font-semibold underline underline-offset-4">
              {words.toOrder} <Icon name="arrow" />
            </span>
          </Link>
        </div>
        {isLong && (
          <div className="mt-4">
            <p>{words.longer.text}</p>
            <LargeNumber phone={shop.phone} />
          </div>
        )}
        {order.heldUntil ? (
          <WaysToPay order={order} words={words.ways} />
        ) : (
          <AtHand order={order} shop={shop} words={words} />
        )}
      </div>
    </aside>
  )
}
