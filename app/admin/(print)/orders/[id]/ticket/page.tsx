import type { Metadata } from 'next'
import { Staff } from '@/lib/accounts/caller'
import { formatNearMoment, formatShortMoment, formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { findOrderForStaff } from '@/lib/orders/read/find-order'
import { parseOrderId } from '@/lib/orders/order-id'
import { admitToBoard } from '../../../../_guard'
import { adminLanguage } from '../../../../_language'
import { Missing } from '../../../../_ui/missing'
import { Slip } from '../../../_slip/slip'
import { TicketPaper } from './ticket-paper'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.orders.ticket }
}

export default async function TicketPage({ params, searchParams }: PageProps<'/admin/orders/[id]/ticket'>) {
  const { id } = await params
  const caller = await admitToBoard(`/admin/orders/${id}/ticket`)
  const known = parseOrderId(id)
  const order = known && (await findOrderForStaff(caller, known))
  if (!order) return <Missing />
  const language = await adminLanguage()
  const { board } = texts(language).admin
  const due = order.promisedFor ?? order.requestedFor
  return (
    <Slip
      order={order}
      back={caller instanceof Staff ? `/admin/orders/${order.id}` : '/admin/orders'}
      isPrintedNow={(await searchParams).print !== undefined}
    >
      <TicketPaper
        order={order}
        board={board}
        due={due ? formatNearMoment(due, language, new Date()) : board.asap}
        placed={formatShortMoment(order.createdAt, language)}
        printed={formatTime(new Date(), language)}
      />
    </Slip>
  )
}
