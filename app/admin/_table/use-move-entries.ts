import { useWords } from '../_client/admin-words'
import type { MenuEntry } from '../_ui/row-menu'
import type { Place, Step } from './place'
import { useMove, type Moved } from './use-move'

/** Sorting by taps, for the menu of a row. */
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
