import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef, type PointerEvent, useTransition } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { useWords } from '@/app/admin/_client/admin-words'
import type { MenuEntry } from '@/app/admin/_ui/row-menu'
import type { Step, Place } from './address'

interface Drag {
  row: HTMLElement
  others: HTMLElement[]
  /** The row's index before the drag. */
  from: number
  to: number
  startY: number
  pointerY: number
  frame: number
}

const edgePx = 72
const scrollPx = 10

/** Drags the row around a handle along its list; returns the handle's listeners. */
export function useDrag(move: (step: Step) => Promise<boolean>, isRefreshing: boolean) {
  const drag = useRef<Drag | null>(null)
  const dropped = useRef<HTMLElement | null>(null)

  // A dropped row stays there until the new order is rendered, else it would jump back and forth.
  useLayoutEffect(() => {
    if (!isRefreshing) putBack(dropped.current)
  }, [isRefreshing])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const row = event.currentTarget.closest<HTMLElement>('[data-row]')
    if (!row || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = begin(row, event.clientY)
    follow(drag.current)
  }

  function onPointerMove(event: PointerEvent) {
    if (drag.current) drag.current.pointerY = event.clientY
  }

  function letGo(isDrop: boolean) {
    const ended = drag.current
    drag.current = null
    if (!ended) return
    cancelAnimationFrame(ended.frame)
    mark(ended, null)
    if (!isDrop || ended.to === ended.from) return putBack(ended.row)
    dropped.current = ended.row
    void move({ beforeId: beforeIdOf(ended) })
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
  }
}

function begin(row: HTMLElement, pointerY: number): Drag {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const from = rows.indexOf(row)
  row.dataset.dragged = ''
  const others = rows.filter((other) => other !== row)
  return { row, others, from, to: from, startY: pointerY + window.scrollY, pointerY, frame: 0 }
}

/** Once a frame, so that the page also scrolls under a pointer that rests at the edge. */
function follow(drag: Drag): void {
  const { pointerY, others, row, startY } = drag
  if (pointerY < edgePx) window.scrollBy({ top: -scrollPx, behavior: 'instant' })
  if (pointerY > window.innerHeight - edgePx) window.scrollBy({ top: scrollPx, behavior: 'instant' })
  row.style.translate = `0 ${pointerY + window.scrollY - startY}px`
  drag.to = others.filter((other) => middleOf(other) < pointerY).length
  mark(drag, drag.to === drag.from ? null : drag.to)
  drag.frame = requestAnimationFrame(() => follow(drag))
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}

function mark({ others }: Drag, gap: number | null): void {
  for (const [index, other] of others.entries()) {
    const isLast = index === others.length - 1
    if (index === gap) other.dataset.drop = 'before'
    else if (isLast && gap === others.length) other.dataset.drop = 'after'
    else delete other.dataset.drop
  }
}

function putBack(row: HTMLElement | null): void {
  if (!row) return
  delete row.dataset.dragged
  row.style.translate = ''
}

/** A filter may hide the row behind the last visible one, which therefore names it. */
function beforeIdOf({ others, to }: Drag): string | null {
  const next = others[to]
  return next ? (next.dataset.row ?? null) : (others.at(-1)?.dataset.next ?? null)
}

export type Moved = 'categories' | 'menuItems'

interface Move {
  /** Resolves to true when the row has moved. */
  move: (step: Step | null) => Promise<boolean>
  /** Until the new order is rendered. */
  isRefreshing: boolean
}

export function useMove(kind: Moved, id: string): Move {
  const words = useWords('menu')
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const { run } = useAction(words.saveFailed)

  async function move(step: Step | null) {
    if (!step) return false
    const call = { params: { id }, body: { before_id: step.beforeId } }
    const isMoved = await run(() =>
      kind === 'categories' ? api('PATCH categories/{id}/position', call) : api('PATCH menuItems/{id}/position', call),
    )
    startTransition(() => router.refresh())
    return isMoved
  }

  return { move, isRefreshing }
}

export function useMoveEntries(kind: Moved, id: string, place: Place | null): MenuEntry[] {
  const words = useWords('menu')
  const { move } = useMove(kind, id)
  if (!place) return []
  const entry = (label: string, step: Step | null) => ({ label, isDisabled: !step, onSelect: () => void move(step) })
  return [
    entry(words.moveUp, place.up),
    entry(words.moveDown, place.down),
    entry(words.moveStart, place.start),
    entry(words.moveEnd, place.end),
  ]
}
