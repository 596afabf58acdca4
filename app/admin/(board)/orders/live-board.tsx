'use client'

import { useState, type ReactNode } from 'react'
import type { StaffOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/board/board'
import { useWords } from '../../_client/admin-words'
import { Alarms } from './_board/alarms'
import { columnsOf } from './_board/columns'
import { BoardContext, type BoardTools } from './_board/context'
import { ColumnsView } from './_board/columns-view'
import { MoreDialog } from './_board/more-dialog'
import { RejectDialog } from './_board/reject-dialog'
import { useLive } from './_board/use-live'
import { useSteps } from './_board/use-steps'
import { useTitle } from './_board/use-title'
import { useClock } from './_board/use-clock'
import { useWakeLock } from './_board/use-wake-lock'
import { TopBar } from './top-bar'
import { callFor } from './_sound/call'
import { BoardSounds } from './_sound/board-sounds'
import { useSound } from './_sound/use-sound'

type Asked = { about: StaffOrder['id']; what: 'reject' | 'more' } | null

export function LiveBoard({ initial, menu }: { initial: Board; menu: ReactNode }) {
  const words = useWords('board')
  const { board, connection, refresh, show } = useLive(initial)
  const now = useClock(board.now)
  const steps = useSteps({ refresh, show })
  const sound = useSound()
  const [asked, setAsked] = useState<Asked>(null)
  const columns = columnsOf(board.orders, now)
  const waitingSince = columns.waiting.map((order) => Date.parse(order.created_at))
  const call = callFor({
    connection,
    waitingSince,
    alarmMinutes: board.kitchen.alarm_minutes,
    isOpen: board.kitchen.is_open,
    now,
  })
  const tools: BoardTools = { now, kitchen: board.kitchen, device: board.device, refresh, ...steps, ask: setAsked }
  const about = board.orders.find(({ id }) => id === asked?.about) ?? null
  useTitle(columns.waiting.length > 0 ? `(${columns.waiting.length}) ${words.title}` : words.title)
  useWakeLock()

  return (
    <BoardContext value={tools}>
      <BoardSounds call={call} sound={sound} />
      <div className="flex h-dvh flex-col bg-(--board)">
        <TopBar menu={menu} connection={connection} sound={sound} />
        <Alarms connection={connection} answeredAt={board.now} sound={sound} endsAt={board.session_ends_at} />
        <ColumnsView columns={columns} isAlarming={call === 'alarm'} />
      </div>
      <RejectDialog order={asked?.what === 'reject' ? about : null} />
      <MoreDialog order={asked?.what === 'more' ? about : null} />
    </BoardContext>
  )
}
