import { formatNearMoment, formatShortMoment, formatTime } from '@/lib/i18n/format'
import { findOrderForStaff } from '@/lib/orders/read/find-order'
import { parseOrderId } from '@/lib/orders/order-id'
import { Missing, staffMetadata, staffPage, type View } from '../../../../_page'
import { Slip } from '../../../_slip/slip'
import { TicketPaper } from './ticket-paper'

export const generateMetadata = staffMetadata('orders/[id]/ticket')

export default staffPage('orders/[id]/ticket', TicketPage)

async function TicketPage({ caller, language, search, params, admin }: View<'orders/[id]/ticket'>) {
  const known = parseOrderId(params.id)
  const order = known && (await findOrderForStaff(caller, known))
  if (!order) return <Missing />
  const due = order.promisedFor ?? order.requestedFor
  return (
    <Slip order={order} caller={caller} search={search}>
      <TicketPaper
        order={order}
        board={admin.board}
        due={due ? formatNearMoment(due, language, new Date()) : admin.board.asap}
        placed={formatShortMoment(order.createdAt, language)}
        printed={formatTime(new Date(), language)}
      />
    </Slip>
  )
}
