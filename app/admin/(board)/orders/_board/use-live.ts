import { useCallback, useEffect, useRef, useState } from 'react'
import { api, ApiRefusal, streamUrl } from '@/app/_client/api'
import type { StaffOrder } from '@/lib/orders/answers'
import type { Board, BoardNews } from '@/lib/orders/read/board'
import { isKnown, withOrder } from './board-changes'
import { connectionOf, type Connection } from './connection'
import { useStream } from './use-stream'

const usualPauseMs = 15_000
const anxiousPauseMs = 4_000

export interface Live {
  board: Board
  /** False until the shop has answered once: nobody knows what waits. */
  isAnswered: boolean
  connection: Connection
  refresh: () => Promise<void>
  /** Shows an order as a step was answered, without asking. */
  show: (order: StaffOrder) => void
}

/**
 * The board as the shop has it. The stream only says that something changed; what, the board asks, unless it was a
 * step of its own. It also asks by itself: so a stream that died unnoticed, a slept tablet or a proxy cannot hide an
 * order.
 */
export function useLive(initial: Board): Live {
  const { board, answer, refresh, show, onNews } = useAnswers(initial)
  const { silentMs, onSign } = useSilence(answer.at)
  const isStreamOpen = useStream(streamUrl('GET orders/events'), { onNews, onSign })
  const connection = connectionOf({ ...answer, isStreamOpen, silentMs })
  useEffect(() => void refresh(), [refresh])
  useAskingAgain(refresh, connection === 'live' ? usualPauseMs : anxiousPauseMs)
  return { board, isAnswered: answer.at > 0, connection, refresh, show }
}

/** The board as the shop last answered it, to a question or to a step. */
function useAnswers(initial: Board) {
  const [board, setBoard] = useState(initial)
  const [answer, setAnswer] = useState({ at: 0, isAnswering: true, isSignedOut: false })
  const steps = useRef<Steps>({ shown: 0, answered: new Map() })
  const asking = useRef<{ now: Promise<void>; next: Promise<void> | null }>({ now: Promise.resolve(), next: null })
  const ask = useCallback(async () => {
    try {
      setBoard(await boardAfter(steps.current))
      setAnswer({ at: Date.now(), isAnswering: true, isSignedOut: false })
    } catch (error) {
      const isSignedOut = saysSignedOut(error)
      setAnswer(({ at }) => ({ at, isAnswering: isSignedOut, isSignedOut }))
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

  const show = useCallback((order: StaffOrder) => {
    steps.current.shown += 1
    steps.current.answered.set(order.id, order.updated_at)
    setBoard((before) => withOrder(before, order))
  }, [])
  const onNews = useCallback(
    (news?: BoardNews) => {
      if (!news || !isKnown(news, steps.current.answered)) void refresh()
    },
    [refresh],
  )
  return { board, answer, refresh, show, onNews }
}

function saysSignedOut(error: unknown): boolean {
  return error instanceof ApiRefusal && (error.code === 'not_signed_in' || error.code === 'forbidden')
}

interface Steps {
  /** How many answers of steps were shown. */
  shown: number
  /** Order id → its `updated_at` in the last of them. */
  answered: Map<string, string>
}

/** What was under way while a step was answered may be older than the step: then it is asked for again. */
async function boardAfter(steps: Steps): Promise<Board> {
  for (;;) {
    const { shown } = steps
    const board = await api('GET orders/board')
    if (steps.shown === shown) return board
  }
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

/** Milliseconds since the shop last gave a sign of life; grows by itself, also when nothing ever comes. */
function useSilence(answeredAt: number) {
  const [silentMs, setSilentMs] = useState(0)
  const streamAt = useRef(0)
  const onSign = useCallback(() => {
    streamAt.current = Date.now()
  }, [])
  useEffect(() => {
    const measure = () => setSilentMs(answeredAt === 0 ? 0 : Date.now() - Math.max(answeredAt, streamAt.current))
    measure()
    const timer = setInterval(measure, 1000)
    return () => clearInterval(timer)
  }, [answeredAt])
  return { silentMs, onSign }
}
