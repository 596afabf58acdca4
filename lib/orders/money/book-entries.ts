import { dueRefunds } from './due-refunds'
import { payOnline } from '@/lib/orders/payment-methods'
import type { PaymentEntry } from '@/lib/generated/prisma/client'
import type { Tx } from '@/lib/platform/database/db'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import type { OrderRecord } from '@/lib/orders/order'
import { balanceOf, onlineIn, paidBackAs, partnerIn } from './balance'

type NewEntry = Pick<PaymentEntry, 'kind' | 'method' | 'amountRappen'> &
  Partial<Pick<PaymentEntry, 'correctsId' | 'statusChangeId' | 'reason' | 'reference'>>

export interface Booking {
  by: { byUserId: string | null; byDeviceId: string | null }
  now: Date
  earnedOn?: string
}

/** The caller has locked the order and gives the receipt last: its number makes all others wait. */
export async function bookEntries(
  tx: Tx,
  order: OrderRecord,
  entriesOf: (payment: NonNullable<OrderRecord['payment']>) => NewEntry[],
  { by, now, earnedOn }: Booking,
): Promise<OrderRecord> {
  const current = order.payment && (await tx.payment.findUnique({ where: { orderId: order.id }, include: { entries } }))
  if (!current) return order
  const { byUserId, byDeviceId } = by
  const booked = [...current.entries]
  const book = async (entry: NewEntry) => {
    const when = { at: now, businessDay: new Date(await bookedOn(tx, earnedOn, now)) }
    booked.push(
      await tx.paymentEntry.create({ data: { ...entry, ...when, paymentId: current.id, byUserId, byDeviceId } }),
    )
  }
  for (const entry of entriesOf(current)) await book(entry)
  for (let due = dueAtPartner(order, booked, now); due; due = dueAtPartner(order, booked, now)) await book(due)
  const { status, toPayBackRappen } = balanceOf(order, booked)
  if (status !== current.status)
    await tx.payment.update({ where: { id: current.id }, data: { status }, select: { id: true } })
  const onlineRappen = Math.min(toPayBackRappen, onlineIn(booked))
  const statusChangeId = order.history.at(-1)?.id ?? null
  if (order.paymentMethod === payOnline || booked.some(({ method }) => method === 'online'))
    await dueRefunds(tx, order.id, { toPayBackRappen: onlineRappen, statusChangeId, now })
  return { ...order, payment: { ...current, status, entries: booked } }
}

/**
 * The next row of what a partner has taken: what is not owed any more goes back there by itself, and comes again where
 * the step that let it go is taken back.
 */
function dueAtPartner(order: OrderRecord, rows: readonly PaymentEntry[], now: Date): NewEntry | null {
  if (!rows.some(({ method }) => method === 'partner')) return null
  const { toPayBackRappen, toCollectRappen } = balanceOf(order, rows)
  const amountRappen = Math.min(toPayBackRappen, partnerIn(rows))
  if (amountRappen > 0) {
    const kind = paidBackAs(order, rows, { amountRappen, since: now })
    return { kind, method: 'partner', amountRappen: -amountRappen }
  }
  const back = uncorrected(rows).findLast(({ kind, method }) => method === 'partner' && kind === 'refunded')
  return toCollectRappen > 0 && back ? correctionOf(back) : null
}

const entries = { orderBy: { id: 'asc' } } as const

/** Money that comes after a drawer was counted belongs to the day on which it comes; PostgreSQL checks it, too. */
async function bookedOn(tx: Tx, earnedOn: string | undefined, now: Date): Promise<string> {
  const today = businessDayOf(now)
  if (!earnedOn || earnedOn >= today) return today
  const counted = await tx.cashUp.count({ where: { businessDay: { gte: new Date(earnedOn) }, correctsId: null } })
  return counted > 0 ? today : earnedOn
}

export function collecting(order: OrderRecord, statusChangeId: bigint | null = null) {
  return ({ entries: rows }: Pick<NonNullable<OrderRecord['payment']>, 'entries'>): NewEntry[] => {
    const { toCollectRappen: amountRappen } = balanceOf(order, rows)
    return amountRappen > 0 ? [{ kind: 'collected', method: 'cash', amountRappen, statusChangeId }] : []
  }
}

export function takingBackStep(statusChangeId: bigint) {
  return ({ entries: rows }: Pick<NonNullable<OrderRecord['payment']>, 'entries'>): NewEntry[] =>
    uncorrected(rows)
      .filter((entry) => entry.statusChangeId === statusChangeId)
      .map(correctionOf)
}

export function correctionOf({ id, method, amountRappen }: PaymentEntry): NewEntry {
  return { kind: 'corrected', method, amountRappen: -amountRappen, correctsId: id }
}

export function uncorrected<Entry extends Pick<PaymentEntry, 'id' | 'kind' | 'correctsId'>>(
  rows: readonly Entry[],
): Entry[] {
  const corrected = new Set(rows.map(({ correctsId }) => correctsId))
  return rows.filter(({ id, kind }) => kind !== 'corrected' && !corrected.has(id))
}
