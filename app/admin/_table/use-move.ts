import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import type { AdminTexts } from '@/lib/i18n/texts'
import { useWords } from '../_client/admin-words'
import type { MenuEntry } from '../_ui/row-menu'
import type { Place, Step } from './address'

export interface Move {
  /** Resolves to true when the row has moved. */
  move: (step: Step | null) => Promise<boolean>
  /** Until the new order is rendered. */
  isRefreshing: boolean
}

export type Moved = 'categories' | 'menuItems'

/** Saves each move at once. */
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

/** Within a form, which saves the order with the rest of it. */
export function useMoveInForm(moveBefore: (beforeId: string | null) => void): Move {
  // A dropped row returns to its place only when the others have made room.
  const [isRefreshing, startTransition] = useTransition()

  async function move(step: Step | null) {
    if (!step) return false
    startTransition(() => moveBefore(step.beforeId))
    return true
  }

  return { move, isRefreshing }
}

export function useMoveEntries(kind: Moved, id: string, place: Place | null): MenuEntry[] {
  const words = useWords('menu')
  const { move } = useMove(kind, id)
  if (!place) return []
  return [
    ...moveEntries(place, move, words),
    entryOf(words.moveStart, place.start, move),
    entryOf(words.moveEnd, place.end, move),
  ]
}

/** By one place: what a short list needs. */
export function moveEntries(place: Place, move: Move['move'], words: AdminTexts['menu']): MenuEntry[] {
  return [entryOf(words.moveUp, place.up, move), entryOf(words.moveDown, place.down, move)]
}

function entryOf(label: string, step: Step | null, move: Move['move']): MenuEntry {
  return { label, isDisabled: !step, onSelect: () => void move(step) }
}
