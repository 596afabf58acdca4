import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import type { Board } from '@/lib/orders/read/board'
import { useWords } from '../../../_client/admin-words'
import { CloseDay } from '../_kitchen/close-day'
import { LeadTimeButton } from '../_kitchen/lead-time'
import { PauseButton } from '../_kitchen/pause'
import { PayBack } from '../_kitchen/pay-back'
import { RenewSession } from '../_kitchen/renew-session'
import { SoundChip } from '../_sound/sound-button'
import type { Sound } from '../_sound/use-sound'
import { allDayCounts } from './all-day'
import { BoardMenu } from './board-menu'
import { useNow } from './clock'
import type { Connection } from './connection'
import { NewerVersion } from './newer-version'
import { stages as allStages, type Stage, type Stages } from './stages'

interface BoardHeadProps {
  menu: ReactNode
  build: string | null
  board: Board
  stages: Stages
  connection: Connection
  sound: Sound
  filter: Stage | null
  setFilter: (filter: Stage | null) => void
  grid: RefObject<HTMLElement | null>
  isAnswered: boolean
}

/** One row of fixed height, on a phone two, so that nothing in it pushes the tickets. */
export function BoardHead(props: BoardHeadProps) {
  const { menu, build, board, stages, connection, sound, grid } = props
  const words = useWords('board')
  const cancelled = board.orders.filter((order) => order.cancellation_unseen)
  return (
    <header className="board-head on-night bg-plum text-night-ink">
      <h1 className="sr-only">{words.title}</h1>
      {menu}
      <Clock />
      <Light connection={connection} />
      <Filters {...props} />
      <section aria-label={words.warnings} className="board-strip">
        {cancelled.length > 0 && (
          <strong className="strip-chip bg-(--alarm) text-white">
            ✕ {cancelled.map(({ number }) => number).join(', ')}
          </strong>
        )}
        <SoundChip sound={sound} />
        {board.session_ends_at && connection !== 'signed_out' && <RenewSession endsAt={board.session_ends_at} />}
        <PayBack due={board.pay_back} />
        <CloseDay orders={board.orders.filter(({ id }) => board.left_over.includes(id))} />
        <NewerVersion build={build} />
        <AllDay orders={stages.kitchen} />
      </section>
      <Beyond grid={grid} />
      <div className="hidden gap-1.5 sm:flex">
        <PauseButton />
        <LeadTimeButton />
      </div>
      <BoardMenu sound={sound} />
    </header>
  )
}

function Clock() {
  const { language } = useScope()
  const now = useNow(60_000)
  return (
    <time className="hidden text-lg font-bold whitespace-nowrap tabular-nums sm:block">
      {formatTime(new Date(now), language)}
    </time>
  )
}

const lights = {
  live: 'bg-[#74cf95]',
  slow: 'bg-saffron',
  lost: 'bg-paprika animate-breathe',
  signed_out: 'bg-paprika',
} as const satisfies Record<Connection, string>

function Light({ connection }: { connection: Connection }) {
  const words = useWords('board')
  const texts = { live: words.connected, slow: words.slow, lost: words.lostTitle, signed_out: words.signedOutTitle }
  return (
    <p className={`size-3 shrink-0 rounded-full ${lights[connection]}`}>
      <span className="sr-only">{texts[connection]}</span>
    </p>
  )
}

function Filters({ stages, filter, setFilter, isAnswered }: BoardHeadProps) {
  const words = useWords('board')
  const counts = { new: stages.waiting.length, work: stages.kitchen.length, ready: stages.ready.length }
  return (
    <div role="group" aria-label={words.filter} className="flex gap-1.5">
      {allStages.map((stage) => (
        <button
          key={stage}
          type="button"
          data-stage={stage}
          aria-pressed={filter === stage}
          className={`board-filter ${stage === 'new' && counts.new > 0 ? 'is-urgent' : ''}`}
          onClick={() => setFilter(filter === stage ? null : stage)}
        >
          <span>{words.stages[stage]}</span>
          <strong className="min-w-[2ch] tabular-nums">{isAnswered ? counts[stage] : '…'}</strong>
        </button>
      ))}
    </div>
  )
}

/** What is to be cooked of each dish. */
function AllDay({ orders }: { orders: Stages['kitchen'] }) {
  const words = useWords('board')
  const counts = allDayCounts(orders)
  if (counts.length === 0) return null
  return (
    // Scrolled sideways by hand or by keyboard, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul tabIndex={0} aria-label={words.allDay} className="flex gap-3">
      {counts.map(({ name, quantity }) => (
        <li key={name} className="whitespace-nowrap">
          <strong className="tabular-nums">{quantity} ×</strong> {name}
        </li>
      ))}
    </ul>
  )
}

/** How many tickets are not wholly in sight, and the way to the next of them. */
function Beyond({ grid }: { grid: RefObject<HTMLElement | null> }) {
  const words = useWords('board')
  const count = useBeyond(grid)
  if (count === 0) return null
  return (
    <Button
      look="night"
      className="beyond px-3! whitespace-nowrap tabular-nums"
      aria-label={fill(words.beyond, { count })}
      onClick={() =>
        grid.current?.scrollBy({ left: grid.current.clientWidth, top: grid.current.clientHeight, behavior: 'smooth' })
      }
    >
      +{count} <span aria-hidden>→</span>
    </Button>
  )
}

function useBeyond(grid: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const look = () => {
      const edge = element.getBoundingClientRect()
      const isBeyond = ({ right, bottom }: DOMRect) => right > edge.right + 1 || bottom > edge.bottom + 1
      const slots = [...element.querySelectorAll<HTMLElement>('[data-left=false]')]
      setCount(slots.filter((slot) => [...slot.getClientRects()].some(isBeyond)).length)
    }
    look()
    const size = new ResizeObserver(look)
    const tickets = new MutationObserver(look)
    size.observe(element)
    tickets.observe(element, { childList: true, subtree: true, attributeFilter: ['data-left'] })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      tickets.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [grid])
  return count
}
