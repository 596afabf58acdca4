import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import type { Step } from './address'

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
