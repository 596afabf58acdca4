import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { useLiveOrder, useStateBeforeTitle } from '@/app/_client/live-order'
import { useNow } from '@/app/_client/now'
import { forgetRunning, orderAsPlaced } from '@/app/_client/placed-orders'
import { onReturn } from '@/app/_client/poll'
import { retryUntilAnswered } from '@/app/_client/retry-until-answered'
import { useScope } from '@/app/_client/scope'
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
import { isForAnotherDay, soonestFirst } from './due-first'
import { promisedTime, type RunningOrderProps, statusTints, takesLonger } from './order-words'

type CardProps = RunningOrderProps & { order: TrackedOrder }

/** The one that is due soonest as a card, the others a line each; an order for another day is a line in any case. */
export function RunningCards({ orderIds, ...props }: RunningOrderProps & { orderIds: string[] }) {
  const { orders, isSettled, update } = useOrders(orderIds)
  const [mountedAt] = useState(() => new Date())
  const now = useNow() ?? mountedAt
  const cards = useRef<HTMLDivElement>(null)
  const running = soonestFirst(orders.filter((order) => !isFinished(order.orderStatus)))
  const first = running.find((order) => !isForAnotherDay(order, now))
  const others = running.filter((order) => order !== first)
  // Its text changes with the order's status, and with it its height.
  useLayoutEffect(() => {
    if (isSettled || running.length > 0) storeRoom('order-room', cards.current?.offsetHeight ?? 0)
  })
  return (
    <div ref={cards}>
      {first && <Card key={first.orderId} order={first} {...props} now={now} onNews={update} />}
      {others.length > 0 && (
        <ul className="page grid gap-2 py-2">
          {others.map((order) => (
            <li key={order.orderId}>
              <Line order={order} {...props} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Asked for again when the guest returns; only the card is followed, because browsers open few streams at once. */
function useOrders(orderIds: readonly string[]) {
  const [known, setKnown] = useState(() => new Map(orderIds.map((id) => [id, orderAsPlaced(id)])))
  const [missing, setMissing] = useState<readonly string[]>([])
  const update = useCallback((order: TrackedOrder) => {
    if (isFinished(order.orderStatus)) forgetRunning(order.orderId)
    setKnown((before) => new Map(before).set(order.orderId, order))
  }, [])
  useEffect(() => {
    const questions = orderIds.map((orderId) => {
      function onFailure(error: unknown): never {
        if (error instanceof ApiRefusal && error.code === 'not_found') {
          forgetRunning(orderId)
          setMissing((before) => [...before, orderId])
        }
        throw error
      }
      const load = () => api('GET userorder/order/{orderId}', { params: { orderId } }).then(update, onFailure)
      return retryUntilAnswered(load, () => undefined)
    })
    const askAll = () => questions.forEach(({ ask }) => ask())
    askAll()
    const unsubscribe = onReturn(askAll)
    return () => {
      unsubscribe()
      questions.forEach(({ stop }) => stop())
    }
  }, [orderIds, update])
  const orders = orderIds.flatMap((id) => known.get(id) ?? [])
  return { orders, isSettled: orders.length + missing.length >= orderIds.length, update }
}

/** What is behind the card's link in one line. */
function Line({ order, words, now }: CardProps & { now: Date }) {
  const { language } = useScope()
  const time = promisedTime(order, words.times, { language, now })
  return (
    <Link
      href={`/track/${order.orderId}`}
      className="rounded-card border-line bg-card press-shown flex min-h-12 items-center gap-3 border px-5 py-2"
    >
      <span className="min-w-0 grow">
        <strong className="font-bold">{fill(words.running, { number: order.number })}</strong>{' '}
        <span className="whitespace-nowrap">· {words.statuses[order.orderStatus]}</span>{' '}
        {time && <span className="tabular-nums">· {time}</span>}
      </span>
      <Icon name="arrow" />
    </Link>
  )
}

interface LiveProps extends CardProps {
  now: Date
  onNews: (order: TrackedOrder) => void
}

function Card({ order: initial, shop, words, now, onNews }: LiveProps) {
  const { language } = useScope()
  const { order } = useLiveOrder(initial)
  const { orderStatus: status } = order
  useEffect(() => onNews(order), [order, onNews])
  useArrival(order)
  useStateBeforeTitle(isFinished(status) ? null : words.statuses[status])
  if (isFinished(status)) return null
  const time = promisedTime(order, words.times, { language, now })
  const isLong = takesLonger(order, shop, now)
  return (
    <aside aria-label={fill(words.running, { number: order.number })} className="page py-4">
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
