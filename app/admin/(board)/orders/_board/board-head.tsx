import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import { useIsNewerBuild } from '../../../_client/use-is-newer-build'
import { CloseDay } from '../_kitchen/close-day'
import { PayBack } from '../_kitchen/pay-back'
import { RenewSession } from '../_kitchen/renew-session'
import { KitchenLoad } from '../_kitchen/kitchen-load'
import { LeadTimeButton, PauseButton } from '../_kitchen/slow-down'
import { SoundChip } from '../_sound/sound-button'
import type { Sound } from '../_sound/use-sound'
import { Alarms } from './alarms'
import { allDayCounts } from './all-day'
import { BoardMenu } from './board-menu'
import { useNow } from './clock'
import type { Connection } from './connection'
import { useLoad } from './load'
import { stages as allStages, type Stage, type Stages } from './stages'
import type { Live } from './use-live'

interface BoardHeadProps {
  live: Live
  menu: ReactNode
  build: string | null
  stages: Stages
  sound: Sound
  filter: Stage | null
  setFilter: (filter: Stage | null) => void
  /** Null until the tickets stand there, and another one after each filter. */
  grid: HTMLElement | null
}

/**
 * What is tapped, and what is read; rows of fixed height, so that nothing in them pushes the tickets. Words of alarm stand
 * over the buttons alone, which do nothing then.
 */
export function BoardHead(props: BoardHeadProps) {
  const { live, menu, build, stages, sound, grid } = props
  const { board, connection } = live
  const words = useWords('board')
  const { language } = useScope()
  const now = useNow(60_000)
  const bars = useLoad(board)
  const cancelled = board.orders.filter((order) => order.cancellationUnseen)
  return (
    <header className="board-head on-night bg-plum text-night-ink">
      <h1 className="sr-only">{words.title}</h1>
      <div className="board-controls">
        {menu}
        <time className="hidden min-w-[3em] text-lg font-bold whitespace-nowrap tabular-nums sm:block">
          {formatTime(new Date(now), language)}
        </time>
        <Light connection={connection} />
        <Filters {...props} />
        <div className="hidden gap-1.5 sm:ml-auto sm:flex">
          <PauseButton />
          <LeadTimeButton />
        </div>
        <BoardMenu sound={sound} />
      </div>
      <Alarms connection={connection} answeredAt={board.now} />
      <div className="board-news">
        <section aria-label={words.warnings} className="board-strip">
          {cancelled.length > 0 && (
            <strong className="strip-chip bg-(--alarm) text-white">
              ✕ {cancelled.map(({ number }) => number).join(', ')}
            </strong>
          )}
          <SoundChip sound={sound} />
          {board.sessionEndsAt && connection !== 'signed_out' && <RenewSession endsAt={board.sessionEndsAt} />}
          <PayBack due={board.payBack} />
          <CloseDay orders={board.orders.filter(({ id }) => board.leftOver.includes(id))} />
          <NewerVersion build={build} />
          <AllDay orders={stages.kitchen} />
        </section>
        <Beyond grid={grid} />
        <KitchenLoad bars={bars} />
      </div>
    </header>
  )
}

const lights = {
  live: ['bg-[#74cf95]', 'connected'],
  slow: ['bg-saffron', 'slow'],
  lost: ['bg-paprika animate-breathe', 'lostTitle'],
  signed_out: ['bg-paprika', 'signedOutTitle'],
} as const satisfies Record<Connection, readonly string[]>

function Light({ connection }: { connection: Connection }) {
  const words = useWords('board')
  const [colour, text] = lights[connection]
  return (
    <p className={`size-3 shrink-0 rounded-full ${colour}`}>
      <span className="sr-only">{words[text]}</span>
    </p>
  )
}

const urgent = 'not-aria-pressed:bg-paprika not-aria-pressed:text-white'

function Filters({ live, stages, filter, setFilter }: BoardHeadProps) {
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
          className={`board-filter aria-pressed:bg-night-ink aria-pressed:text-night ${stage === 'new' && counts.new > 0 ? urgent : ''}`}
          onClick={() => setFilter(filter === stage ? null : stage)}
        >
          <span>{words.stages[stage]}</span>
          <strong className="min-w-[2ch] tabular-nums">{live.isAnswered ? counts[stage] : '…'}</strong>
        </button>
      ))}
    </div>
  )
}

/** A board stays open for weeks: after an upgrade it offers to reload. */
function NewerVersion({ build }: { build: string | null }) {
  const words = useWords('board')
  const isThere = useIsNewerBuild(build)
  return (
    <span role="status" className="contents">
      {isThere && (
        <button type="button" className="strip-chip bg-night-ink text-night" onClick={() => window.location.reload()}>
          {words.newVersion} {words.reload}
        </button>
      )}
    </span>
  )
}

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
          <strong className="tabular-nums">{`${quantity} ×`}</strong> {name}
        </li>
      ))}
    </ul>
  )
}

/** How many tickets are not wholly in sight, and the way to the next of them: the kitchen's first, then new ones. */
function Beyond({ grid }: { grid: HTMLElement | null }) {
  const words = useWords('board')
  const count = useBeyond(grid)
  if (!grid || count === 0) return null
  const show = () => partsOf(grid).find((part) => beyondIn(part) > 0)
  const scroll = (part?: HTMLElement) =>
    part?.scrollBy({ left: onwards(part) * part.clientWidth, top: part.clientHeight, behavior: 'smooth' })
  return (
    <Button
      look="night"
      className="beyond w-21 px-1! whitespace-nowrap tabular-nums"
      aria-label={fill(words.beyond, { count })}
      onClick={() => scroll(show())}
    >
      {/* Of one width, so that another number moves nothing under a finger. */}
      <span className="inline-block w-11 text-left">{`+${count}`}</span>
      <span aria-hidden>→</span>
    </Button>
  )
}

function useBeyond(grid: HTMLElement | null): number {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => {
    if (!grid) return
    const look = () => setCount(partsOf(grid).reduce((sum, part) => sum + beyondIn(part), 0))
    look()
    const size = new ResizeObserver(look)
    const tickets = new MutationObserver(look)
    for (const part of partsOf(grid)) size.observe(part)
    tickets.observe(grid, { childList: true, subtree: true, attributeFilter: ['data-left', 'style'] })
    grid.addEventListener('scroll', look, { passive: true, capture: true })
    return () => {
      size.disconnect()
      tickets.disconnect()
      grid.removeEventListener('scroll', look, { capture: true })
    }
  }, [grid])
  return count
}

function partsOf(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('.board-grid')]
}

function beyondIn(part: HTMLElement): number {
  const edge = part.getBoundingClientRect()
  const isBeyond = ({ left, right, bottom }: DOMRect) =>
    bottom > edge.bottom + 1 || (onwards(part) > 0 ? right > edge.right + 1 : left < edge.left - 1)
  const slots = [...part.querySelectorAll<HTMLElement>('[data-left=false]')]
  return slots.filter((slot) => [...slot.getClientRects()].some(isBeyond)).length
}

/** New orders go on to the left. */
function onwards(part: Element): number {
  return getComputedStyle(part).direction === 'rtl' ? -1 : 1
}
