import type { Metadata } from 'next'
import { theLook } from '@/app/_shop'
import { Staff } from '@/lib/accounts/caller'
import { knownLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findReceipt } from '@/lib/orders/money/list-receipts'
import { parseOrderId } from '@/lib/orders/order-id'
import { admitToBoard } from '../../../../_guard'
import { adminLanguage } from '../../../../_language'
import { Missing } from '../../../../_ui/missing'
import { Slip } from '../../../_slip/slip'
import { ReceiptPaper } from './receipt-paper'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.orders.receipt }
}

/** The customer's paper, hence in the customer's language. */
export default async function ReceiptPage({ params, searchParams }: PageProps<'/admin/orders/[id]/receipt'>) {
  const { id } = await params
  const caller = await admitToBoard(`/admin/orders/${id}/receipt`)
  const [known, search] = [parseOrderId(id), await searchParams]
  const number = typeof search.number === 'string' ? search.number : undefined
  const receipt = known && (await findReceipt(caller, known, { number }))
  // A test is no sale: there is nothing to hand out.
  if (!receipt || receipt.order.isTest) return <Missing />
  return (
    <Slip
      order={receipt.order}
      back={caller instanceof Staff ? `/admin/orders/${receipt.order.id}` : '/admin/orders'}
      isPrintedNow={search.print !== undefined}
    >
      <ReceiptPaper receipt={receipt} logo={(await theLook()).logo} language={knownLanguage(receipt.order.language)} />
    </Slip>
  )
}
