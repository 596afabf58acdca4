import { useLayoutEffect, useState } from 'react'
import { undoMs } from '@/lib/orders/status'
import { useShopClock } from './clock'

interface Columns {
  /** That the board is wide. */
  all: number
  /** That are needed to show every ticket of the kitchen, and every new order. */
  kitchen: number
  waiting: number
}

/** What the kitchen leaves free, and up to half of the board; the first column is the kitchen's, for what is accepted. */
export function laneColumns({ all, kitchen, waiting }: Columns): number {
  return Math.min(waiting, Math.max(1, Math.floor(all / 2), all - Math.max(1, kitchen)))
}

interface Measured {
  board: HTMLElement | null
  touchedAt: number
}

/** How many columns the new orders take. Under a finger they become more, but not fewer. */
export function useLaneColumns({ board, touchedAt }: Measured): number {
  const { read } = useShopClock()
  const [columns, setColumns] = useState(0)
  // After every rendering, because each may have brought or taken a ticket.
  useLayoutEffect(() => {
    if (!board) return
    const measure = () => {
      const [kitchen, waiting] = [...board.children].map(columnsIn)
      const all = getComputedStyle(board).gridTemplateColumns.split(' ').length
      const wanted = laneColumns({ all, kitchen: kitchen ?? 0, waiting: waiting ?? 0 })
      const isTouched = wanted > 0 && read() - touchedAt < undoMs
      setColumns((before) => (isTouched ? Math.max(wanted, Math.min(before, all - 1)) : wanted))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(board)
    return () => observer.disconnect()
  })
  return columns
}

function columnsIn(part: Element): number {
  const boxes = [...part.children].flatMap((slot) => [...slot.getClientRects()]).filter(({ width }) => width > 0)
  if (boxes.length === 0) return 0
  const width = Math.max(...boxes.map((box) => box.width))
  const span = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
  return Math.max(1, Math.round(span / width))
}
