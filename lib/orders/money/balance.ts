import { paidAtPartner, payOnline } from '@/lib/orders/payment-methods'
import type { PaymentEntry, PaymentStatus } from '@/lib/generated/prisma/client'
import { cashRounding } from '@/lib/platform/values/money'
import type { OrderRecord } from '@/lib/orders/order'
import { isRefused } from '@/lib/orders/status'

export interface Balance {
  amountRappen: number
  roundingRappen: number
  paidRappen: number
  /** Through a provider, which may hold it still; what went back that way is in sentBackRappen. */
  paidOnlineRappen: number
  sentBackRappen: number
  /** Less what went back there. */
  paidAtPartnerRappen: number
  toCollectRappen: number
  toPayBackRappen: number
  status: PaymentStatus
}

type Owing = Pick<OrderRecord, 'status' | 'totalRappen' | 'reversal' | 'paymentMethod'> & {
  refunds: readonly Refunded[]
  attempts: readonly Pick<OrderRecord['attempts'][number], 'status' | 'amountRappen'>[]
}
type Entry = Pick<PaymentEntry, 'kind' | 'method' | 'amountRappen'>
type Refunded = Pick<OrderRecord['refunds'][number], 'amountRappen' | 'roundingRappen'>

/** A rejected, cancelled or reversed order owes nothing: what was paid is to be paid back; of a part refund, its part. */
export function balanceOf(order: Owing, entries: readonly Entry[]): Balance {
  const roundingRappen = roundingOf(order, entries)
  const amountRappen = order.totalRappen + roundingRappen
  const owedRappen = owes(order) ? amountRappen - paidBackOf(order.refunds) : 0
  const paidRappen = sum(entries.filter(({ method }) => method !== 'none'))
  const online = entries.filter(({ method }) => method === 'online')
  const heldRappen = heldFor(order)
  const cameRappen = sum(online.filter((entry) => entry.amountRappen > 0))
  // Cash for money that came online is rounded up, so that the shop may have less than nothing of an order.
  const isClosed = !owes(order) || order.refunds.length > 0
  const toCollectRappen = isClosed ? 0 : Math.max(owedRappen - heldRappen - sum(entries), 0)
  const toPayBackRappen = Math.max(paidRappen - owedRappen, 0)
  const status = statusOf({ paidRappen, toComeRappen: toCollectRappen + heldRappen, toPayBackRappen })
  return {
    ...{ amountRappen, roundingRappen, paidRappen, toCollectRappen, toPayBackRappen, status },
    ...{ paidOnlineRappen: cameRappen + heldRappen, sentBackRappen: cameRappen - sum(online) },
    paidAtPartnerRappen: partnerIn(entries),
  }
}

/** What is paid online or at a partner is exact; what is left for the drawer is in steps of 5 Rappen. A reversal changes no amount. */
function roundingOf(order: Owing, entries: readonly Entry[]): number {
  const { status, totalRappen, paymentMethod } = order
  const before = entries.filter(({ kind }) => kind !== 'reversed')
  const exactRappen = onlineIn(before) + partnerIn(before) + heldFor(order)
  const leftRappen = totalRappen - exactRappen
  if (leftRappen < 0) return cashIn(before) < 0 ? roundedUp(leftRappen) - leftRappen : 0
  const isSettled = status !== 'awaiting_payment' && owes({ status, reversal: null })
  const isExact = paymentMethod === payOnline || paymentMethod === paidAtPartner
  if (isExact && exactRappen === 0 && !isSettled) return 0
  return cashRounding(leftRappen)
}

/** Taken when the kitchen has accepted, let go of when the order is over. */
function heldFor(order: Owing): number {
  return owes(order) ? sum(order.attempts.filter(({ status }) => status === 'authorised')) : 0
}

/** Goes back by itself: no drawer pays it. */
export function underWayIn(attempts: readonly Pick<OrderRecord['attempts'][number], 'refunds'>[]): number {
  return sum(attempts.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'due' || status === 'sent'))
}

/** What a drawer pays back; the rest is under way from a provider. */
export function inCashOf({ toPayBackRappen }: Pick<Balance, 'toPayBackRappen'>, underWayRappen: number): number {
  return Math.max(roundedUp(toPayBackRappen - underWayRappen), 0)
}

/** To the guest's advantage: of an amount less than nothing, too. */
function roundedUp(rappen: number): number {
  return Math.sign(rappen) * Math.ceil(Math.abs(rappen) / 5) * 5
}

/** Came online, less what went back. */
export function onlineIn(entries: readonly Entry[]): number {
  return sum(entries.filter(({ method }) => method === 'online'))
}

/** Taken by a partner, less what went back there. */
export function partnerIn(entries: readonly Entry[]): number {
  return sum(entries.filter(({ method }) => method === 'partner'))
}

function cashIn(entries: readonly Entry[]): number {
  return sum(entries.filter(({ method }) => method === 'cash'))
}

function paidBackOf(refunds: readonly Refunded[]): number {
  return refunds.reduce((total, { amountRappen, roundingRappen }) => total + amountRappen + roundingRappen, 0)
}

type TakenBack = { reversal: { at: Date } | null; refunds: readonly Refunded[] }

/** `reversed` belongs to the day on which the sale was taken back, `refunded` to the sale as it was handed over. */
export function paidBackAs(
  { reversal, refunds }: TakenBack,
  entries: readonly Entry[],
  { amountRappen, since }: { amountRappen: number; since: Date },
): 'reversed' | 'refunded' {
  if (reversal && since >= reversal.at) return 'reversed'
  const dueRappen = paidBackOf(refunds) + sum(entries.filter(({ kind }) => kind === 'reversed'))
  return dueRappen > 0 && amountRappen < dueRappen + 5 ? 'reversed' : 'refunded'
}

export function owes({ status, reversal }: Pick<OrderRecord, 'status' | 'reversal'>): boolean {
  return !isRefused(status) && reversal === null
}

function statusOf(of: Pick<Balance, 'paidRappen' | 'toPayBackRappen'> & { toComeRappen: number }): PaymentStatus {
  if (of.toComeRappen > 0) return 'pending'
  if (of.toPayBackRappen > 0) return 'refund_due'
  return of.paidRappen > 0 ? 'collected' : 'void'
}

/** API clients know three: what is to be paid back was collected, and `to_pay_back` says how much. */
export function publicStatus(status: PaymentStatus): Exclude<PaymentStatus, 'refund_due'> {
  return status === 'refund_due' ? 'collected' : status
}

/** Of what was paid online; it goes back by itself. */
export interface MoneyBack {
  toComeRappen: number
  cameRappen: number
  /** When the last of it went back; null: nothing has yet. */
  cameAt: Date | null
  /** The provider has refused it, and the staff have to look. */
  isDelayed: boolean
}

type Paid = Pick<OrderRecord, 'status' | 'totalRappen' | 'reversal' | 'paymentMethod' | 'payment' | 'attempts'> &
  Pick<Owing, 'refunds'>

/** Null: nothing goes back. */
export function moneyBack(order: Paid): MoneyBack | null {
  const entries = order.payment?.entries ?? []
  const came = entries.filter(({ method, amountRappen }) => method === 'online' && amountRappen < 0)
  const toComeRappen = Math.min(balanceOf(order, entries).toPayBackRappen, Math.max(onlineIn(entries), 0))
  if (toComeRappen === 0 && came.length === 0) return null
  const hasFailed = order.attempts.some(({ refunds }) => refunds.some(({ status }) => status === 'failed'))
  const isDelayed = hasFailed && underWayIn(order.attempts) < toComeRappen
  return { toComeRappen, cameRappen: 0 - sum(came), cameAt: came.at(-1)?.at ?? null, isDelayed }
}

function sum(entries: readonly Pick<Entry, 'amountRappen'>[]): number {
  return entries.reduce((total, { amountRappen }) => total + amountRappen, 0)
}
