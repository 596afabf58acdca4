'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { Board } from '@/lib/orders/board/board'
import { useWords } from '../../_client/admin-words'
import { AgeCheckDialog } from './_board/age-check-dialog'
import { Alarms } from './_board/alarms'
import { AllDayStrip } from './_board/all-day-strip'
import { columnsOf } from './_board/columns'
import { BoardContext, type BoardTools, type Question } from './_board/context'
import { ColumnsView } from './_board/columns-view'
import { MoreDialog } from './_board/more-dialog'
import { RejectDialog } from './_board/reject-dialog'
import { useCalm } from './_board/use-calm'
import { useLive } from './_board/use-live'
import { usePlaces } from './_board/use-places'
import { useSteadyButtons } from './_board/use-steady-buttons'
import { useSteps } from './_board/use-steps'
import { useTitle } from './_board/use-title'
import { useClock } from './_board/use-clock'
import { useWakeLock } from './_board/use-wake-lock'
import { CloseDay } from './_kitchen/close-day'
import { PayBack } from './_kitchen/pay-back'
import { SoldOutDialog } from './_kitchen/sold-out-dialog'
import { TopBar } from './top-bar'
import { BoardSounds } from './_sound/board-sounds'
import { boardCall } from './_sound/board-call'
import { useSound } from './_sound/use-sound'

export function LiveBoard({ initial, menu }: { initial: Board; menu: ReactNode }) {
  const words = useWords('board')
  const { board, isAnswered, connection, refresh, show } = useLive(initial)
  const { kitchen, orders } = board
  const now = useClock(board.now)
  const [asked, setAsked] = useState<Question | null>(null)
  const steps = useSteps({ refresh, show, ask: setAsked })
  const sound = useSound()
  const isCalm = useCalm()
  const columns = columnsOf(orders, { now, kitchen })
  const places = usePlaces(columns, { now, isCalm, orders })
  const { call, tones } = boardCall(board, columns, { connection, now })
  const tools: BoardTools = { now, kitchen, device: board.device, isAnswered, refresh, ...steps, ask: setAsked }
  const about = (what: Question['what']) =>
    asked && 'about' in asked && asked.what === what ? (orders.find(({ id }) => id === asked.about) ?? null) : null
  const root = useRef<HTMLDivElement>(null)
  useSteadyButtons(root)
  useTitle(columns.waiting.length > 0 ? `(${columns.waiting.length}) ${words.title}` : words.title)
  useWakeLock()

  return (
    <BoardContext value={tools}>
      <BoardSounds call={call} tones={tones} sound={sound} />
      <div ref={root}>
        <div className="flex h-dvh flex-col bg-(--board)">
          <TopBar menu={menu} connection={connection} sound={sound} />
          <section aria-label={words.warnings}>
            <Alarms connection={connection} answeredAt={board.now} sound={sound} endsAt={board.session_ends_at} />
            <PayBack due={board.pay_back} />
            <CloseDay orders={orders.filter(({ id }) => board.left_over.includes(id))} />
          </section>
          <ColumnsView places={places} later={columns.later} isAlarming={call === 'alarm'} isCalm={isCalm} />
          <AllDayStrip orders={columns.kitchen} />
        </div>
        <RejectDialog order={about('reject')} />
        <MoreDialog order={about('more')} />
        <AgeCheckDialog order={about('ageCheck')} />
        <SoldOutDialog item={asked?.what === 'soldOut' ? asked.item : null} />
      </div>
      <div aria-hidden data-edge={call} className="board-edge" />
    </BoardContext>
  )
}
