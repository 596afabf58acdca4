import { useEffect, useState } from 'react'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { api, streamUrl } from './api'

const pollMs = 15_000

export interface LiveOrder {
  order: TrackedOrder
  isConnected: boolean
  replace: (order: TrackedOrder) => void
}

/**
 * The order as it moves. The stream says that something happened and a call fetches what; while the stream is down the
 * same call runs on a timer. The browser reconnects by itself.
 */
export function useLiveOrder(initial: TrackedOrder): LiveOrder {
  const [order, setOrder] = useState(initial)
  const [isConnected, setConnected] = useState(true)
  const { order_id: id } = initial
  const isOver = isFinished(order.order_status)
  useEffect(() => {
    if (isOver) return
    const refresh = () => {
      api('GET userorder/order/{orderId}', { params: { orderId: id } }).then(setOrder, () => setConnected(false))
    }
    const stream = new EventSource(streamUrl('GET userorder/order/{orderId}/events', { params: { orderId: id } }))
    stream.addEventListener('status', refresh)
    stream.addEventListener('open', () => {
      setConnected(true)
      refresh()
    })
    stream.addEventListener('error', () => setConnected(false))
    const timer = setInterval(() => {
      if (stream.readyState !== EventSource.OPEN) refresh()
    }, pollMs)
    return () => {
      stream.close()
      clearInterval(timer)
    }
  }, [id, isOver])
  return { order, isConnected, replace: setOrder }
}
