import { cachedLook } from '@/app/_shop'
import { findReceipt } from '@/lib/orders/money/counter/list-receipts'
import { parseOrderId } from '@/lib/orders/order-id'
import { Missing, staffMetadata, staffPage, type View } from '../../../../_page'
import { Slip } from '../../../_slip/slip'
import { ReceiptPaper } from './receipt-paper'

export const generateMetadata = staffMetadata('orders/[id]/receipt')

export default staffPage('orders/[id]/receipt', ReceiptPage)

async function ReceiptPage({ caller, language, search, params }: View<'orders/[id]/receipt'>) {
  const known = parseOrderId(params.id)
  const number = typeof search.number === 'string' ? search.number : undefined
  const receipt = known && (await findReceipt(caller, known, { number }))
  // A test order is no sale and has no receipt.
  if (!receipt || receipt.order.isTest) return <Missing />
  return (
    <Slip order={receipt.order} caller={caller} search={search}>
      <ReceiptPaper receipt={receipt} logo={(await cachedLook()).logo} language={language} />
    </Slip>
  )
}
