'use client'

import { useRef, useState, type ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import type { Connection } from '@/app/admin/(board)/orders/_board/connection'
import { WhoCooks } from '@/app/admin/(board)/orders/_device/who-cooks'
import { LeadTimeButton } from '@/app/admin/(board)/orders/_kitchen/lead-time'
import { PauseButton } from '@/app/admin/(board)/orders/_kitchen/pause'
import { SoldOutButton } from '@/app/admin/(board)/orders/_kitchen/sold-out'
import { SoundButton } from '@/app/admin/(board)/orders/_sound/sound-button'
import { ButtonLink } from '@/app/_ui/button'
import { formatTime } from '@/lib/i18n/format'
import type { Board } from '@/lib/orders/read/board'
import { useWords } from '../../_client/admin-words'
import { AgeCheckDialog } from './_board/age-check-dialog'
import { Alarms } from './_board/alarms'
import { AllDayStrip } from './_board/all-day-strip'
import { columnsOf } from './_board/columns'
import { BoardContext, type BoardTools, type Question, useBoard } from './_board/context'
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
import { BoardSounds } from './_sound/board-sounds'
import { boardCall } from './_sound/board-call'
import { useSound, type Sound } from './_sound/use-sound'

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

function TopBar({ menu, connection, sound }: { menu: ReactNode; connection: Connection; sound: Sound }) {
  const words = useWords('board')
  const { language } = useScope()
  const { now, device } = useBoard()
  return (
    <header className="on-night bg-plum text-night-ink flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      {menu}
      <h1 className="text-lg">{words.title}</h1>
      <Light connection={connection} />
      <time className="text-lg font-bold tabular-nums">{formatTime(new Date(now), language)}</time>
      {/* On a phone one line that is pushed aside, so that orders are in sight. */}
      <div className="-mx-4 flex max-w-dvw gap-2 overflow-x-auto px-4 *:shrink-0 sm:mx-0 sm:ml-auto sm:flex-wrap sm:px-0">
        <WhoCooks />
        <PauseButton />
        <LeadTimeButton />
        <SoldOutButton />
        <SoundButton sound={sound} />
        {!device && (
          <span className="hidden xl:block">
            <ButtonLink href="/admin/orders/all" look="night">
              {words.allOrders}
            </ButtonLink>
          </span>
        )}
      </div>
    </header>
  )
}

const lights = {
  live: 'bg-[#74cf95]',
  slow: 'bg-saffron',
  lost: 'bg-paprika animate-breathe',
  signed_out: 'bg-paprika',
} as const satisfies Record<Connection, string>

// The banner below the bar shouts already; a second sentence would only push the buttons into another line.
const looks = {
  live: 'text-[#9fe0b6]',
  slow: 'font-bold text-saffron',
  lost: 'sr-only',
  signed_out: 'sr-only',
} as const satisfies Record<Connection, string>

function Light({ connection }: { connection: Connection }) {
  const words = useWords('board')
  const texts = { live: words.connected, slow: words.slow, lost: words.lostTitle, signed_out: words.signedOutTitle }
  return (
    <p className="flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-full ${lights[connection]}`} />
      <span className={looks[connection]}>{texts[connection]}</span>
    </p>
  )
}
