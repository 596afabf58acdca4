import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'
import { adminLanguage } from '../../_language'
import { Paper } from './paper'
import { expectedLength } from './paper-length'

interface SlipProps {
  order: StaffOrderView
  back: string
  isPrintedNow: boolean
  children: ReactNode
}

// Head, address, sums and foot of either paper at their longest.
const besidesLinesMm = 150

/** 80 mm of thermal paper. */
export async function Slip({ order, back, isPrintedNow, children }: SlipProps) {
  const { board, orders } = texts(await adminLanguage()).admin
  const lines = order.items.flatMap(({ name, note, options }) => [
    name,
    ...options.map((option) => option.name.de),
    note,
  ])
  return (
    <Paper
      back={back}
      isPrintedNow={isPrintedNow}
      expectedMm={expectedLength(besidesLinesMm, [...lines, order.orderNotes])}
      words={{ print: orders.print, details: board.details }}
    >
      {children}
    </Paper>
  )
}
