'use client'

import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { BoardOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'
import { useWords } from '../../_client/admin-words'
import { useWakeLock } from '../../_client/use-wake-lock'
import { BoardHead } from './_board/board-head'
import { ClockContext, useClock, useNow } from './_board/clock'
import { BoardContext, type Question } from './_board/context'
import { useFreshControls } from './_board/fresh-controls'
import { Grid } from './_board/grid'
import { Questions } from './_board/questions'
import { stageOf, stagesOf, type Stage } from './_board/stages'
import { isShownAt, view } from './_board/station'
import { useLive, type Live } from './_board/use-live'
import { useSteps } from './_board/use-steps'
import { PrinterAlarms } from './_printers/printer-alarms'
import { BoardSounds } from './_sound/board-sounds'
import { boardCalls } from './_sound/call'
import { useSound } from './_sound/use-sound'

interface Props {
  initial: Board
  menu: ReactNode
  /** Build of the server that rendered this page. */
  build: string | null
}

export function LiveBoard({ initial, menu, build }: Props) {
  const live = useLive(initial)
  const { board, refresh, show } = live
  const { kitchen, device } = board
  const clock = useClock(board.now)
  const [asked, ask] = useState<Question | null>(null)
  const steps = useSteps({ refresh, show, ask })
  const tools = useMemo(() => ({ kitchen, device, refresh, ask, ...steps }), [kitchen, device, refresh, steps])
  const root = useRef<HTMLDivElement>(null)
  useFreshControls(root)
  useWakeLock()

  return (
    <ClockContext value={clock}>
      <BoardContext value={tools}>
        <div ref={root}>
          <Orders live={live} menu={menu} build={build} />
          <Questions asked={asked} orders={board.orders} />
        </div>
      </BoardContext>
    </ClockContext>
  )
}

function Orders({ live, menu, build }: Omit<Props, 'initial'> & { live: Live }) {
  const { board, connection, isAnswered } = live
  const words = useWords('board')
  const sound = useSound()
  const { size, station } = view.useValue()
  const [filter, setFilter] = useState<Stage | null>(null)
  // Staff who have accepted all that was new want to see the kitchen again.
  const showAll = useCallback(() => setFilter(null), [])
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  const now = useNow(10_000)
  const stages = stagesOf(board.orders, { now, kitchen: board.kitchen })
  const { calls, tones } = boardCalls(board, stages, { connection, now, station })
  const title = stages.waiting.length > 0 ? `(${stages.waiting.length}) ${words.title}` : words.title
  // For staff who have another window in front.
  useEffect(() => {
    document.title = `${title} · Admin`
  }, [title])

  const here = stages.tickets.filter((order) => isShownAt(station, order))
  const isShown = (order: BoardOrder) =>
    filter === null ? stageOf(order) !== 'new' : stageOf(order) === filter || order.cancellationUnseen
  return (
    <>
      <BoardSounds calls={calls} tones={tones} sound={sound} />
      <div className="board" data-size={size} data-calls={calls.join(' ')}>
        <BoardHead {...{ live, menu, build, stages, sound, filter, setFilter, grid }} />
        <PrinterAlarms printers={board.printers} isOpen={board.kitchen.isOpen} />
        <Grid
          // What another filter shows has not left.
          key={`${filter} ${JSON.stringify(station)}`}
          setGrid={setGrid}
          shown={here.filter(isShown)}
          waiting={filter === 'new' ? [] : here.filter((order) => stageOf(order) === 'new')}
          later={stages.later.filter((order) => isShownAt(station, order) && isShown(order))}
          orders={board.orders}
          empty={isAnswered ? words.noOrders : words.opening}
          onEmptied={showAll}
        />
        <div aria-hidden className="board-edge pointer-events-none fixed inset-0 z-40" />
      </div>
    </>
  )
}
