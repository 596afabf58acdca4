import { theLook } from '@/app/_shop'
import { Staff } from '@/lib/accounts/caller'
import { findReceipt } from '@/lib/orders/money/list-receipts'
import { parseOrderId } from '@/lib/orders/order-id'
import { Missing, staffMetadata, staffPage, type View } from '../../../../_page'
import { Slip } from '../../../_slip/slip'
import { ReceiptPaper } from './receipt-paper'

export const generateMetadata = staffMetadata('orders/[id]/receipt')

export default staffPage('orders/[id]/receipt', ReceiptPage)

async function ReceiptPage({ caller, language, search, params }: View<'orders/[id]/receipt'>) {
  const { id } = params
  const known = parseOrderId(id)
  const number = typeof search.number === 'string' ? search.number : undefined
  const receipt = known && (await findReceipt(caller, known, { number }))
  // A test order is no sale and has no receipt.
  if (!receipt || receipt.order.isTest) return <Missing />
  return (
    <Slip
      order={receipt.order}
      back={caller instanceof Staff ? `/admin/orders/${receipt.order.id}` : '/admin/orders'}
      isPrintedNow={search.print !== undefined}
    >
      <ReceiptPaper receipt={receipt} logo={(await theLook()).logo} language={language} />
    </Slip>
  )
}
