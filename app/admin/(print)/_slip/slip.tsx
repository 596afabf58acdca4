import type { ReactNode } from 'react'
import { Staff, type BoardCaller } from '@/lib/accounts/caller'
import { texts } from '@/lib/i18n/texts'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { adminLanguage } from '../../_language'
import type { Search } from '../../_table/address'
import { Paper } from './paper'
import { expectedLength } from './paper-length'

interface SlipProps {
  order: StaffOrderView
  caller: BoardCaller
  search: Search
  children: ReactNode
}

// Head, address, sums and foot of either paper at their longest.
const besidesLinesMm = 150

/** 80 mm of thermal paper. */
export async function Slip({ order, caller, search, children }: SlipProps) {
  const { board, orders } = texts(await adminLanguage()).admin
  const lines = order.items.flatMap(({ name, note, options }) => [
    name,
    ...options.map((option) => option.name.de),
    note,
  ])
  return (
    <Paper
      back={caller instanceof Staff ? `/admin/orders/${order.id}` : '/admin/orders'}
      isPrintedNow={search.print !== undefined}
      expectedMm={expectedLength(besidesLinesMm, [...lines, order.orderNotes])}
      words={{ print: orders.print, details: board.details }}
    >
      {children}
    </Paper>
  )
}
