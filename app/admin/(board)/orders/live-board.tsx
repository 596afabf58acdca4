'use client'

import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { BoardOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'
import { useWords } from '../../_client/admin-words'
import { useWakeLock } from '../../_client/use-wake-lock'
import { AgeCheckDialog } from './_board/age-check-dialog'
import { Alarms } from './_board/alarms'
import { BoardHead } from './_board/board-head'
import { ClockContext, useClock, useNow } from './_board/clock'
import { BoardContext, type BoardTools, type Question } from './_board/context'
import { useFreshControls } from './_board/fresh-controls'
import { Grid } from './_board/grid'
import { RejectDialog } from './_board/reject-dialog'
import { stageOf, stagesOf, type Stage } from './_board/stages'
import { isShownAt, view } from './_board/station'
import { TicketDialog } from './_board/ticket-dialog'
import { useLive, type Live } from './_board/use-live'
import { useSteps } from './_board/use-steps'
import { SoldOutDialog } from './_kitchen/sold-out-dialog'
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
  const { kitchen, device, orders } = board
  const clock = useClock(board.now)
  const [asked, ask] = useState<Question | null>(null)
  const dismiss = useCallback((what: Question['what']) => ask((now) => (now?.what === what ? null : now)), [])
  const { advance, tick, isBusy } = useSteps({ refresh, show, ask })
  const tools = useMemo<BoardTools>(
    () => ({ kitchen, device, refresh, advance, tick, isBusy, ask, dismiss }),
    [kitchen, device, refresh, advance, tick, isBusy, dismiss],
  )
  const about = (what: Question['what']) =>
    asked && 'about' in asked && asked.what === what ? (orders.find(({ id }) => id === asked.about) ?? null) : null
  const root = useRef<HTMLDivElement>(null)
  useFreshControls(root)
  useWakeLock()

  return (
    <ClockContext value={clock}>
      <BoardContext value={tools}>
        <div ref={root}>
          <Orders live={live} menu={menu} build={build} />
          <RejectDialog order={about('reject')} />
          <TicketDialog order={about('more')} />
          <AgeCheckDialog order={about('ageCheck')} />
          <SoldOutDialog item={asked?.what === 'soldOut' ? asked.item : null} />
        </div>
      </BoardContext>
    </ClockContext>
  )
}

interface OrdersProps {
  live: Live
  menu: ReactNode
  build: string | null
}

function Orders({ live: { board, connection, isAnswered }, menu, build }: OrdersProps) {
  const words = useWords('board')
  const sound = useSound()
  const { size, isNewestFirst, station } = view.useValue()
  const [filter, setFilter] = useState<Stage | null>(null)
  // Staff who have accepted all that was new want to see the kitchen again.
  const showAll = useCallback(() => setFilter(null), [])
  const grid = useRef<HTMLElement>(null)
  const now = useNow(10_000)
  const stages = stagesOf(board.orders, { now, kitchen: board.kitchen })
  const { calls, tones } = boardCalls(board, stages, { connection, now, station })
  useTitle(stages.waiting.length > 0 ? `(${stages.waiting.length}) ${words.title}` : words.title)

  const isShown = (order: BoardOrder) =>
    isShownAt(station, order) && (filter === null || stageOf(order) === filter || order.cancellation_unseen)
  const shown = stages.tickets.filter(isShown)
  return (
    <>
      <BoardSounds calls={calls} tones={tones} sound={sound} />
      <div className="board" data-size={size}>
        <BoardHead
          menu={menu}
          build={build}
          board={board}
          stages={stages}
          connection={connection}
          sound={sound}
          filter={filter}
          setFilter={setFilter}
          grid={grid}
          isAnswered={isAnswered}
        />
        <Alarms connection={connection} answeredAt={board.now} />
        <Grid
          // What another filter shows has not left.
          key={`${filter} ${JSON.stringify(station)}`}
          grid={grid}
          shown={shown}
          later={stages.later.filter(isShown)}
          orders={board.orders}
          station={station}
          size={size}
          isNewestFirst={isNewestFirst}
          isAlarming={calls.includes('alarm')}
          empty={isAnswered ? words.noOrders : words.opening}
          onEmptied={showAll}
        />
      </div>
      <div aria-hidden data-edge={calls.join(' ')} className="board-edge" />
    </>
  )
}

/** The tab's title counts the waiting orders, for staff who have another window in front. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Admin`
  }, [title])
}
