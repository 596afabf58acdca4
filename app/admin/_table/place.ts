/** Where a thing stands in a list that is sorted by hand, and where it can go; null: it cannot go there. */
export interface Place {
  /** Counted from 1 in the whole list, whatever a filter hides. */
  position: number
  up: Step | null
  down: Step | null
  start: Step | null
  end: Step | null
  /** Who stands behind it; null: it is the last. */
  nextId: string | null
}

export interface Step {
  /** Before whom it would stand then; null: last. */
  beforeId: string | null
}

export function placeIn(list: { id: string }[], index: number): Place {
  const idAt = (at: number) => list[at]?.id ?? null
  const isFirst = index === 0
  const isLast = index === list.length - 1
  return {
    position: index + 1,
    up: isFirst ? null : { beforeId: idAt(index - 1) },
    down: isLast ? null : { beforeId: idAt(index + 2) },
    start: isFirst ? null : { beforeId: idAt(0) },
    end: isLast ? null : { beforeId: null },
    nextId: idAt(index + 1),
  }
}
