import { authorOf, type BoardCaller, type Staff } from '@/lib/accounts/caller'
import { authorNames } from '@/lib/orders/order'
import { db, type Db, type Prisma, type Tx } from '@/lib/platform/database/db'
import { afterPosition, toPage, type Page, type Position } from '@/lib/platform/requests/pagination'
import { fromDateColumn, instantOn } from '@/lib/platform/values/time'
import { businessDayOf, businessDayStart } from '@/lib/shop/hours/opening-hours'
import { expectedRappen, type Coins } from './drawer'

interface Asked {
  limit: number
  cursor?: Position | undefined
  day?: string | undefined
}

export async function listCashUps(_staff: Staff, { limit, cursor, day }: Asked): Promise<Page<CashUpView>> {
  const rows = await db().cashUp.findMany({
    where: { ...(day && { businessDay: new Date(day) }), ...afterPosition(cursor) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    include: cashUpRecord,
  })
  return toPage(rows, limit, cashUpView)
}

export const cashUpRecord = { ...authorNames, correctedBy: { select: { id: true } } } satisfies Prisma.CashUpInclude

export type CashUpRecord = Prisma.CashUpGetPayload<{ include: typeof cashUpRecord }>

export type CashUpView = ReturnType<typeof cashUpView>

export function cashUpView(row: CashUpRecord) {
  const sums = {
    floatRappen: row.floatRappen,
    takenRappen: Number(row.takenRappen),
    refundedRappen: Number(row.refundedRappen),
  }
  const person = row.byUser && `${row.byUser.firstname} ${row.byUser.lastname}`.trim()
  return {
    id: row.id,
    createdAt: row.createdAt,
    since: row.since,
    until: row.until,
    businessDay: fromDateColumn(row.businessDay),
    ...sums,
    expectedRappen: expectedRappen(sums),
    countedRappen: row.countedRappen,
    differenceRappen: Number(row.differenceRappen),
    coins: row.coins as Coins,
    reason: row.reason,
    by: person && row.byDevice ? `${person} (${row.byDevice.name})` : person,
    corrects: row.correctsId,
    correctedBy: row.correctedBy?.id ?? null,
  }
}

export async function findDrawer(caller: BoardCaller, now = new Date()) {
  const last = await findLastCount(db())
  const since = last?.until ?? firstSince(now)
  const { byUser } = authorOf(caller)
  const afterEntryId = last?.throughEntryId ?? null
  return {
    last: last && cashUpView(last),
    since,
    ...(await findMoved(db(), { afterEntryId, since })),
    corrections: afterEntryId === null ? [] : await listLateCorrections(afterEntryId),
    signer: byUser && `${byUser.firstname} ${byUser.lastname}`.trim(),
  }
}

const mostCorrections = 50

/** Of what was counted before: the count stays, and this one makes up for it. */
async function listLateCorrections(afterEntryId: bigint) {
  const rows = await db().paymentEntry.findMany({
    where: { method: 'cash', kind: 'corrected', id: { gt: afterEntryId }, correctsId: { lte: afterEntryId } },
    orderBy: { id: 'asc' },
    take: mostCorrections,
    select: {
      at: true,
      amountRappen: true,
      reason: true,
      corrects: { select: { at: true } },
      payment: { select: { order: { select: { id: true, number: true } } } },
    },
  })
  return rows.map(({ at, amountRappen, reason, corrects, payment: { order } }) => ({
    orderId: order.id,
    number: order.number,
    at,
    correctsAt: corrects?.at ?? at,
    amountRappen,
    reason,
  }))
}

/** Corrections repeat a span that was counted before. */
export function findLastCount(reader: Db | Tx) {
  return reader.cashUp.findFirst({
    where: { correctsId: null },
    orderBy: [{ until: 'desc' }, { id: 'desc' }],
    include: cashUpRecord,
  })
}

/** The first count begins with the business day. */
export function firstSince(now: Date): Date {
  return instantOn(businessDayOf(now), businessDayStart)
}

export interface MoneyMoved {
  takenRappen: number
  refundedRappen: number
}

interface Span {
  /** Entries up to this one were counted before; null: none was. */
  afterEntryId: bigint | null
  since: Date
  throughEntryId?: bigint | null
}

/** By rows, not by their moments: what was committed after the last count belongs to this one. */
export async function findMoved(reader: Db | Tx, { afterEntryId, since, throughEntryId }: Span): Promise<MoneyMoved> {
  const sumOf = async (kinds: Prisma.PaymentEntryWhereInput[]) => {
    const where: Prisma.PaymentEntryWhereInput = {
      method: 'cash',
      id: { gt: afterEntryId ?? undefined, lte: throughEntryId ?? undefined },
      ...(afterEntryId === null && { at: { gte: since } }),
      OR: kinds,
    }
    const { _sum } = await reader.paymentEntry.aggregate({ where, _sum: { amountRappen: true } })
    return _sum.amountRappen ?? 0
  }
  // A correction has the opposite sign.
  const takenRappen = await sumOf([{ kind: 'collected' }, { kind: 'corrected', amountRappen: { lt: 0 } }])
  const backRappen = await sumOf([
    { kind: { in: ['refunded', 'reversed'] } },
    { kind: 'corrected', amountRappen: { gt: 0 } },
  ])
  return { takenRappen, refundedRappen: 0 - backRappen }
}
