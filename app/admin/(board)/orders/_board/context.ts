import { createContext, use } from 'react'
import type { Body } from '@/app/_client/api'
import type { BoardOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'

export type Step = Body<'PATCH orders/{id}'>
export type Ticks = Body<'PATCH orders/{id}/dishes'>

export type Question =
  | { what: 'reject' | 'more' | 'ageCheck'; about: BoardOrder['id'] }
  | { what: 'soldOut'; item: BoardOrder['items'][number] }

export interface BoardTools {
  kitchen: Board['kitchen']
  /** The paired device that this is; null when a person is signed in. */
  device: Board['device']
  refresh: () => Promise<void>
  advance: (order: BoardOrder, step: Step) => Promise<void>
  tick: (order: BoardOrder, ticks: Ticks) => Promise<void>
  isBusy: (orderId: string) => boolean
  /** Opens a dialog about an order or one of its lines; null closes it. */
  ask: (question: Question | null) => void
  /** Its dialog has closed, because it was left or because another one has opened. */
  dismiss: (what: Question['what']) => void
}

export const BoardContext = createContext<BoardTools | null>(null)

export function useBoard(): BoardTools {
  const tools = use(BoardContext)
  if (!tools) throw new Error('useBoard needs a BoardContext above it')
  return tools
}
