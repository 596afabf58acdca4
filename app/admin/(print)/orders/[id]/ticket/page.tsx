import type { Metadata } from 'next'
import { boardWords } from '@/lib/i18n/admin/board'
import { orderWords } from '@/lib/i18n/admin/orders'
import { formatNearMoment, formatShortMoment, formatTime } from '@/lib/i18n/format'
import { findOrderForStaff } from '@/lib/orders/read/find-order'
import { parseOrderId } from '@/lib/orders/order-id'
import { admitStaff } from '../../../../_guard'
import { adminLanguage } from '../../../../_language'
import { Missing } from '../../../../_ui/missing'
import { Slip } from '../../../_slip/slip'
import { TicketPaper } from './ticket-paper'

export async function generateMetadata(): Promise<Metadata> {
  return { title: orderWords[await adminLanguage()].ticket }
}

export default async function TicketPage({ params, searchParams }: PageProps<'/admin/orders/[id]/ticket'>) {
  const { id } = await params
  const staff = await admitStaff(`/admin/orders/${id}/ticket`)
  const known = parseOrderId(id)
  const order = known && (await findOrderForStaff(staff, known))
  if (!order) return <Missing />
  const language = await adminLanguage()
  const due = order.promised_for ?? order.requested_for
  return (
    <Slip back={`/admin/orders/${order.id}`} isPrintedNow={(await searchParams).print !== undefined}>
      <TicketPaper
        order={order}
        board={boardWords[language]}
        due={due ? formatNearMoment(new Date(due), language, new Date()) : boardWords[language].asap}
        placed={formatShortMoment(new Date(order.created_at), language)}
        printed={formatTime(new Date(), language)}
      />
    </Slip>
  )
}
