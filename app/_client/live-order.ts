import { useEffect, useRef, useState } from 'react'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { api, streamUrl } from './api'
import { onReturn } from './poll'
import { retryUntilAnswered } from './retry-until-answered'

export interface LiveOrder {
  order: TrackedOrder
  isConnected: boolean
  replace: (order: TrackedOrder) => void
}

/** Statuses also go back: a rejection or hand-over may be corrected. */
export function useLiveOrder(initial: TrackedOrder): LiveOrder {
  const [order, setOrder] = useState(initial)
  const [isConnected, setConnected] = useState(true)
  const { orderId: id } = initial
  useEffect(() => followOrder(id, { onOrder: setOrder, onConnection: setConnected }), [id])
  return { order, isConnected, replace: setOrder }
}

interface Listener {
  onOrder: (order: TrackedOrder) => void
  onConnection: (isConnected: boolean) => void
}

/** The stream only signals; a call, repeated until it is answered, fetches the order. */
function followOrder(orderId: string, { onOrder, onConnection }: Listener): () => void {
  const state = { isKnown: true, isStreamOpen: true, isFinished: false }
  function say(change: Partial<typeof state>) {
    Object.assign(state, change)
    // The server closes the stream of a finished order, and the browser polls for corrections.
    onConnection(state.isKnown && (state.isStreamOpen || state.isFinished))
  }
  async function load() {
    const order = await api('GET userorder/order/{orderId}', { params: { orderId } })
    say({ isFinished: isFinished(order.orderStatus) })
    onOrder(order)
  }
  const { ask, stop } = retryUntilAnswered(load, (isKnown) => say({ isKnown }))
  const close = followOrderStream(orderId, {
    onNews: ask,
    onOpen: (isStreamOpen) => say({ isStreamOpen }),
    isOrderFinished: () => state.isFinished,
  })
  return () => {
    stop()
    close()
  }
}

const pollMs = 15_000

interface StreamListener {
  /** Called at every opening, for changes before it, and now and then while the stream is closed. */
  onNews: () => void
  onOpen: (isOpen: boolean) => void
  isOrderFinished: () => boolean
}

/** Keeps the event stream open until the server ends it. Returns how to close it. */
function followOrderStream(orderId: string, { onNews, onOpen, isOrderFinished }: StreamListener): () => void {
  let stream = open()

  function open(): EventSource {
    const opened = new EventSource(streamUrl('GET userorder/order/{orderId}/events', { params: { orderId } }))
    opened.addEventListener('status', onNews)
    opened.addEventListener('open', () => {
      onOpen(true)
      onNews()
    })
    opened.addEventListener('error', () => onOpen(false))
    return opened
  }
  // After a refusal EventSource does not retry by itself; a finished order's stream ends with one.
  function isOver() {
    return isOrderFinished() && stream.readyState === EventSource.CLOSED
  }
  function reopen() {
    stream.close()
    stream = open()
  }
  const timer = setInterval(() => {
    if (stream.readyState === EventSource.OPEN || isOver()) return
    onNews()
    if (stream.readyState === EventSource.CLOSED) reopen()
  }, pollMs)
  // A stream that slept with the phone may be dead unnoticed.
  const unsubscribe = onReturn(() => {
    onNews()
    if (!isOver()) reopen()
  })
  return () => {
    clearInterval(timer)
    unsubscribe()
    stream.close()
  }
}

/** For customers who wait in another tab; the server has rendered the first state into the title. */
export function useStateInTitle(state: string): void {
  const shown = useRef(state)
  useEffect(() => {
    document.title = document.title.replace(shown.current, state)
    shown.current = state
  }, [state])
}

/** For pages whose own title does not contain the state. */
export function useStateBeforeTitle(state: string | null): void {
  useEffect(() => {
    if (state === null) return
    const before = document.title
    const title = `${state} · ${before}`
    document.title = title
    return () => {
      // The next page may have set its own title already.
      if (document.title === title) document.title = before
    }
  }, [state])
}
