import { useCallback, useEffect, useRef, useState } from 'react'
import { api, ApiRefusal, streamUrl } from '@/app/_client/api'
import type { Board } from '@/lib/orders/board/board'
import { connectionOf, type Connection } from './connection'
import { useStream } from './use-stream'

const usualPauseMs = 15_000
const anxiousPauseMs = 4_000

interface Live {
  board: Board
  connection: Connection
  refresh: () => Promise<void>
}

/**
 * The board as the shop has it. The stream only says that something changed; what, the board asks each time, and it
 * also asks by itself: so a stream that died unnoticed, a slept tablet or a proxy cannot hide an order.
 */
export function useLive(initial: Board): Live {
  const [board, setBoard] = useState(initial)
  const [answer, setAnswer] = useState({ at: 0, isAnswering: true, isSignedOut: false })
  const asking = useRef<{ now: Promise<void>; next: Promise<void> | null }>({ now: Promise.resolve(), next: null })

  const ask = useCallback(async () => {
    try {
      setBoard(await api('GET orders/board'))
      setAnswer({ at: Date.now(), isAnswering: true, isSignedOut: false })
    } catch (error) {
      const isSignedOut = error instanceof ApiRefusal && (error.code === 'not_signed_in' || error.code === 'forbidden')
      setAnswer((before) => ({ ...before, isAnswering: isSignedOut, isSignedOut }))
    }
  }, [])

  // One question at a time, so that an old answer never overtakes; whatever happens meanwhile is one more question.
  const refresh = useCallback(() => {
    const queue = asking.current
    queue.next ??= queue.now.then(() => {
      queue.next = null
      queue.now = ask()
      return queue.now
    })
    return queue.next
  }, [ask])

  const isStreamOpen = useStream(streamUrl('GET orders/events'), refresh)
  const unansweredMs = useUnansweredMs(answer.at)
  const connection = connectionOf({ ...answer, isStreamOpen, unansweredMs })
  useAskingAgain(refresh, connection === 'live' ? usualPauseMs : anxiousPauseMs)
  return { board, connection, refresh }
}

/** Every so often, and when the device wakes up or its network changes. */
function useAskingAgain(refresh: () => Promise<void>, pause: number): void {
  useEffect(() => {
    const again = () => void refresh()
    const events = ['online', 'offline', 'focus'] as const
    const timer = setInterval(again, pause)
    for (const event of events) window.addEventListener(event, again)
    return () => {
      clearInterval(timer)
      for (const event of events) window.removeEventListener(event, again)
    }
  }, [refresh, pause])
}

/** Milliseconds since the shop last answered; grows by itself, also when no answer ever comes. */
function useUnansweredMs(answeredAt: number): number {
  const [unansweredMs, setUnansweredMs] = useState(0)
  useEffect(() => {
    const measure = () => setUnansweredMs(answeredAt === 0 ? 0 : Date.now() - answeredAt)
    measure()
    const timer = setInterval(measure, 1000)
    return () => clearInterval(timer)
  }, [answeredAt])
  return unansweredMs
}
