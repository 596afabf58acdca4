import { createContext, use } from 'react'
import type { Body } from '@/app/_client/contract-calls'
import type { Board } from '@/lib/orders/read/board'
import type { StaffOrder } from '@/lib/orders/answers'

export type Step = Body<'PATCH orders/{id}'>

export type Question =
  | { what: 'reject' | 'more' | 'ageCheck'; about: StaffOrder['id'] }
  | { what: 'soldOut'; item: StaffOrder['items'][number] }

export interface BoardTools {
  /** The shop's clock, epoch milliseconds. */
  now: number
  kitchen: Board['kitchen']
  /** The paired device that this is; null: somebody is signed in. */
  device: Board['device']
  /** False until the shop has answered once. */
  isAnswered: boolean
  refresh: () => Promise<void>
  advance: (order: StaffOrder, step: Step) => Promise<void>
  isBusy: (orderId: string) => boolean
  /** Opens a dialog about an order or one of its lines; null closes it. */
  ask: (question: Question | null) => void
}

export const BoardContext = createContext<BoardTools | null>(null)

export function useBoard(): BoardTools {
  const tools = use(BoardContext)
  if (!tools) throw new Error('useBoard needs a BoardContext above it')
  return tools
}
