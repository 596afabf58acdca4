import type { OrderRecord } from '@/lib/orders/order'
import { balanceOf, onlineIn } from './balance'

/** Of what was paid online; it goes back by itself. */
export interface MoneyBack {
  toComeRappen: number
  cameRappen: number
  /** When the last of it went back; null: nothing has yet. */
  cameAt: Date | null
  /** The provider has refused it, and the staff have to look. */
  isDelayed: boolean
}

type Paid = Pick<OrderRecord, 'status' | 'totalRappen' | 'reversal' | 'paymentMethod' | 'payment' | 'attempts'>

/** Null: nothing goes back. */
export function moneyBack(order: Paid): MoneyBack | null {
  const entries = order.payment?.entries ?? []
  const came = entries.filter(({ method, amountRappen }) => method === 'online' && amountRappen < 0)
  const toComeRappen = Math.min(balanceOf(order, entries).toPayBackRappen, Math.max(onlineIn(entries), 0))
  if (toComeRappen === 0 && came.length === 0) return null
  const refunds = order.attempts.flatMap((attempt) => attempt.refunds)
  const onItsWay = refunds.filter(({ status }) => status === 'due' || status === 'sent')
  const isDelayed = refunds.some(({ status }) => status === 'failed') && sum(onItsWay) < toComeRappen
  return { toComeRappen, cameRappen: 0 - sum(came), cameAt: came.at(-1)?.at ?? null, isDelayed }
}

function sum(amounts: readonly { amountRappen: number }[]): number {
  return amounts.reduce((total, { amountRappen }) => total + amountRappen, 0)
}
