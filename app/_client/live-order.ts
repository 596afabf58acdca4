import { useEffect, useState } from 'react'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { api } from './api'
import { followOrderStream } from './order-stream'
import { untilKnown } from './until-known'

export interface LiveOrder {
  order: TrackedOrder
  isConnected: boolean
  replace: (order: TrackedOrder) => void
}

/** The order as it moves, also back: what is rejected or handed over may be corrected. */
export function useLiveOrder(initial: TrackedOrder): LiveOrder {
  const [order, setOrder] = useState(initial)
  const [isConnected, setConnected] = useState(true)
  const { order_id: id } = initial
  useEffect(() => followOrder(id, { onOrder: setOrder, onConnection: setConnected }), [id])
  return { order, isConnected, replace: setOrder }
}

interface Listener {
  onOrder: (order: TrackedOrder) => void
  onConnection: (isConnected: boolean) => void
}

/** The stream says that something may have happened, and a call, repeated until it is answered, fetches what. */
function followOrder(orderId: string, { onOrder, onConnection }: Listener): () => void {
  const state = { isKnown: true, isStreamOpen: true, isFinished: false }
  function say(change: Partial<typeof state>) {
    Object.assign(state, change)
    // The shop shuts the stream of a finished order, and the browser comes back for corrections a moment later.
    onConnection(state.isKnown && (state.isStreamOpen || state.isFinished))
  }
  async function load() {
    const order = await api('GET userorder/order/{orderId}', { params: { orderId } })
    say({ isFinished: isFinished(order.order_status) })
    onOrder(order)
  }
  const { ask, stop } = untilKnown(load, (isKnown) => say({ isKnown }))
  const close = followOrderStream(orderId, {
    onNews: ask,
    onOpen: (isStreamOpen) => say({ isStreamOpen }),
    isFinished: () => state.isFinished,
  })
  return () => {
    stop()
    close()
  }
}
