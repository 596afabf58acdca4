import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { api, streamUrl } from '@/app/_client/api'
import type { BoardOrder } from '@/lib/orders/answers'
import type { Board, BoardNews } from '@/lib/orders/read/board'
import { connectionOf, saysSignedOut, type Connection } from './connection'
import { useStream } from './use-stream'
import { isFinished } from '@/lib/orders/status'

const usualPauseMs = 15_000
/** What the server answers by id at once. */
const mostIds = 50
const anxiousPauseMs = 4_000

export interface Live {
  board: Board
  /** False until the first answer, before which the board may lack orders. */
  isAnswered: boolean
  connection: Connection
  refresh: () => Promise<void>
  /** Shows an order as a step was answered, without a fetch. */
  show: (order: BoardOrder) => void
}

/**
 * The stream only says that something changed; the board then fetches itself. It also polls, so that a stream that died
 * unnoticed, a slept tablet or a proxy cannot hide an order.
 */
export function useLive(initial: Board): Live {
  const { board, answer, refresh, show, onNews } = useAnswers(initial)
  const { silentMs, onSign } = useSilence(answer.at)
  const isStreamOpen = useStream(streamUrl('GET orders/events'), { onNews, onSign })
  const connection = connectionOf({ ...answer, isStreamOpen, silentMs })
  useEffect(() => void refresh(), [refresh])
  usePolling(refresh, connection === 'live' ? usualPauseMs : anxiousPauseMs)
  return { board, isAnswered: answer.at > 0, connection, refresh, show }
}

function useAnswers(initial: Board) {
  const [board, setBoard] = useState(initial)
  const [answer, setAnswer] = useState({ at: 0, isAnswering: true, isSignedOut: false })
  const answered = useRef<Answered>(new Map())
  const ask = useCallback(async (wanted: string[] | null) => {
    try {
      const fetched = await boardAfter(answered, wanted)
      setBoard((before) => (wanted ? withOrders(before, fetched, wanted) : fetched))
      setAnswer({ at: Date.now(), isAnswering: true, isSignedOut: false })
    } catch (error) {
      const isSignedOut = saysSignedOut(error)
      setAnswer(({ at }) => ({ at, isAnswering: isSignedOut, isSignedOut }))
    }
  }, [])
  const fetchOrders = useOneAtATime(ask)
  const refresh = useCallback(() => fetchOrders(null), [fetchOrders])

  const show = useCallback((order: BoardOrder) => {
    answered.current = new Map(answered.current).set(order.id, order.updatedAt.getTime())
    setBoard((before) => withOrder(before, order))
  }, [])
  const onNews = useCallback(
    (news?: BoardNews) => {
      if (!news || news.orders.length === 0) void refresh()
      else if (!isOwnChange(news, answered.current)) void fetchOrders(news.orders.map(({ id }) => id))
    },
    [refresh, fetchOrders],
  )
  return { board, answer, refresh, show, onNews }
}

/**
 * One fetch at a time, so that an old answer never overtakes; what is wanted meanwhile is fetched together. Null: the
 * whole board.
 */
function useOneAtATime(ask: (wanted: string[] | null) => Promise<void>) {
  const queue = useRef<{ now: Promise<void>; next: Promise<void> | null; wanted: string[] | null }>({
    now: Promise.resolve(),
    next: null,
    wanted: [],
  })
  return useCallback(
    (ids: string[] | null): Promise<void> => {
      const { current } = queue
      const both = ids && current.wanted && [...new Set([...current.wanted, ...ids])]
      current.wanted = both && both.length <= mostIds ? both : null
      current.next ??= current.now.then(() => {
        const { wanted } = current
        current.next = null
        current.wanted = []
        current.now = ask(wanted)
        return current.now
      })
      return current.next
    },
    [ask],
  )
}

/** Order id → the `updatedAt` of its last step's answer; another map after each step. */
type Answered = ReadonlyMap<string, number>

/** An answer fetched while a step was under way may be older than the step: then it is fetched again. */
async function boardAfter(answered: RefObject<Answered>, wanted: string[] | null): Promise<Board> {
  const query = wanted ? { ids: wanted.join(',') } : {}
  for (;;) {
    const { current } = answered
    const board = await api('GET orders/board', { query })
    if (answered.current === current) return board
  }
}

/** The board after an answer that has only these orders. */
export function withOrders(before: Board, answer: Board, wanted: readonly string[]): Board {
  const isOther = (id: string) => !wanted.includes(id)
  return {
    ...answer,
    orders: [...before.orders.filter(({ id }) => isOther(id)), ...answer.orders],
    leftOver: [...before.leftOver.filter(isOther), ...answer.leftOver],
  }
}

function usePolling(refresh: () => Promise<void>, pause: number): void {
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

/** Milliseconds since the last sign of life; grows by itself. */
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

/** The board after a step, unless the board shows a newer version of this order already. */
export function withOrder(board: Board, changed: BoardOrder): Board {
  const shown = board.orders.find(({ id }) => id === changed.id)
  if (shown && shown.updatedAt > changed.updatedAt) return board
  const others = board.orders.filter(({ id }) => id !== changed.id)
  const isOver = isFinished(changed.status) && !changed.back?.until && !changed.cancellationUnseen
  return { ...board, orders: isOver ? others : [...others, changed] }
}

/** Whether the news are only of steps answered here. */
export function isOwnChange({ orders }: BoardNews, answered: Answered): boolean {
  return orders.length > 0 && orders.every(({ id, updatedAt }) => answered.get(id) === updatedAt.getTime())
}
