'use client'

import { useState, type KeyboardEvent } from 'react'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'
import type { Place } from './address'
import { useDrag } from './use-drag'
import { useMove, type Move, type Moved } from './use-move'

interface GripProps extends Move {
  name: string
  place: Place
}

/** Dragged by mouse or finger, or moved with the arrow keys; the row's menu does the same by taps. */
export function Grip({ name, place, move, isRefreshing }: GripProps) {
  const words = useWords('menu')
  const [said, setSaid] = useState('')
  const drag = useDrag(move, isRefreshing)

  async function onKeyDown(event: KeyboardEvent) {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!way) return
    event.preventDefault()
    const isMoved = await move(way < 0 ? place.up : place.down)
    if (isMoved) setSaid(fill(words.movedTo, { name, position: place.position + way }))
  }

  return (
    <>
      <button
        type="button"
        aria-label={fill(words.moveNamed, { name })}
        title={words.moveHint}
        className="row-control row-icon text-ink-soft cursor-grab touch-none active:cursor-grabbing"
        onKeyDown={(event) => void onKeyDown(event)}
        {...drag}
      >
        <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden>
          <path d="M8 4h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 17h3v3H8zm5 0h3v3h-3z" />
        </svg>
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}

interface MoveHandleProps {
  kind: Moved
  id: string
  name: string
  place: Place
}

export function MoveHandle({ kind, id, name, place }: MoveHandleProps) {
  return <Grip name={name} place={place} {...useMove(kind, id)} />
}
