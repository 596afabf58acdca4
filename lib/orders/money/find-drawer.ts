import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { db, type Db, type Tx } from '@/lib/platform/db'
import { instantOn } from '@/lib/platform/time'
import { businessDayOf, businessDayStart } from '@/lib/shop/opening-hours'
import { moneyMoved, type MoneyMoved } from './book-entries'
import { cashUpRecord, cashUpView, type CashUpView } from './list-cash-ups'

export interface Drawer {
  last: CashUpView | null
  since: Date
  takenRappen: number
  refundedRappen: number
  /** Null: the person has to sign. */
  signer: string | null
}

export async function findDrawer(caller: BoardCaller, now = new Date()): Promise<Drawer> {
  const last = await findLastCount(db())
  const since = last?.until ?? firstSince(now)
  const { byUser } = authorOf(caller)
  return {
    last: last && cashUpView(last),
    since,
    ...(await findMoved(db(), { afterEntryId: last?.throughEntryId ?? null, since })),
    signer: byUser && `${byUser.firstname} ${byUser.lastname}`.trim(),
  }
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

interface Span {
  /** Entries up to this one were counted before; null: none was. */
  afterEntryId: bigint | null
  since: Date
  throughEntryId?: bigint | null
}

/** By rows, not by their moments: what was committed after the last count belongs to this one. */
export function findMoved(reader: Db | Tx, { afterEntryId, since, throughEntryId }: Span): Promise<MoneyMoved> {
  return moneyMoved(reader, 'cash', {
    id: { gt: afterEntryId ?? undefined, lte: throughEntryId ?? undefined },
    ...(afterEntryId === null && { at: { gte: since } }),
  })
}
