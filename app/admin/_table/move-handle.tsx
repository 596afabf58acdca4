'use client'

import { Grip } from './grip'
import type { Place } from './address'
import { useMove, type Moved } from './use-drag'

interface MoveHandleProps {
  kind: Moved
  id: string
  name: string
  place: Place
}

/** Of a row whose order the shop keeps: each move is saved at once. */
export function MoveHandle({ kind, id, name, place }: MoveHandleProps) {
  const { move, isRefreshing } = useMove(kind, id)
  return <Grip name={name} place={place} move={move} isRefreshing={isRefreshing} />
}
