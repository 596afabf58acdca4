import { createContext, use, type Dispatch, type SetStateAction } from 'react'
import type { Body } from '@/app/_client/api'
import type { BoardOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'

export type Step = Body<'PATCH orders/{id}'>
export type Ticks = Body<'PATCH orders/{id}/dishes'>

export type Question =
  | { what: 'reject' | 'more' | 'ageCheck'; about: BoardOrder['id'] }
  | { what: 'soldOut'; item: BoardOrder['items'][number] }

export interface BoardTools extends Pick<Board, 'kitchen' | 'device'> {
  refresh: () => Promise<void>
  advance: (order: BoardOrder, step: Step) => Promise<void>
  tick: (order: BoardOrder, ticks: Ticks) => Promise<void>
  isBusy: (orderId: string) => boolean
  ask: Dispatch<SetStateAction<Question | null>>
}

export const BoardContext = createContext<BoardTools | null>(null)

export function useBoard(): BoardTools {
  const tools = use(BoardContext)
  if (!tools) throw new Error('useBoard needs a BoardContext above it')
  return tools
}
