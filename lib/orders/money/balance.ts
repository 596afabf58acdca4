import { payOnline } from '@/lib/orders/payment-methods'
import type { PaymentEntry, PaymentStatus } from '@/lib/generated/prisma/client'
import { cashRounding } from '@/lib/platform/money'
import type { OrderRecord } from '@/lib/orders/order'

export interface Balance {
  amountRappen: number
  roundingRappen: number
  paidRappen: number
  toCollectRappen: number
  toPayBackRappen: number
  status: PaymentStatus
}

type Owing = Pick<OrderRecord, 'status' | 'totalRappen' | 'reversal' | 'paymentMethod'>
type Entry = Pick<PaymentEntry, 'method' | 'amountRappen'>

/** A rejected, cancelled or reversed order owes nothing: what was paid is to be paid back. */
export function balanceOf(order: Owing, entries: readonly Entry[]): Balance {
  const roundingRappen = roundingOf(order, entries)
  const amountRappen = order.totalRappen + roundingRappen
  const owedRappen = owes(order) ? amountRappen : 0
  const paidRappen = sum(entries.filter(({ method }) => method !== 'none'))
  const toCollectRappen = Math.max(owedRappen - sum(entries), 0)
  const toPayBackRappen = Math.max(paidRappen - owedRappen, 0)
  const status = statusOf({ paidRappen, toCollectRappen, toPayBackRappen })
  return { amountRappen, roundingRappen, paidRappen, toCollectRappen, toPayBackRappen, status }
}

/** What is paid online is exact; what is left for the drawer is in steps of 5 Rappen. */
function roundingOf({ totalRappen, paymentMethod }: Owing, entries: readonly Entry[]): number {
  const onlineRappen = onlineIn(entries)
  const leftRappen = totalRappen - onlineRappen
  if (leftRappen <= 0 || (paymentMethod === payOnline && onlineRappen === 0)) return 0
  return cashRounding(leftRappen)
}

/** Came online, less what went back. */
export function onlineIn(entries: readonly Entry[]): number {
  return sum(entries.filter(({ method }) => method === 'online'))
}

export function owes({ status, reversal }: Pick<OrderRecord, 'status' | 'reversal'>): boolean {
  return status !== 'rejected' && status !== 'cancelled' && reversal === null
}

function statusOf(of: Pick<Balance, 'paidRappen' | 'toCollectRappen' | 'toPayBackRappen'>): PaymentStatus {
  if (of.toCollectRappen > 0) return 'pending'
  if (of.toPayBackRappen > 0) return 'refund_due'
  return of.paidRappen > 0 ? 'collected' : 'void'
}

/** API clients know three: what is to be paid back was collected, and `to_pay_back` says how much. */
export function publicStatus(status: PaymentStatus): Exclude<PaymentStatus, 'refund_due'> {
  return status === 'refund_due' ? 'collected' : status
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, { amountRappen }) => total + amountRappen, 0)
}
