import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { db, type Db, type Tx } from '@/lib/platform/db'
import { instantOn } from '@/lib/platform/time'
import { businessDayOf, businessDayStart } from '@/lib/shop/opening-hours'
import { cashMoved, type CashMoved } from './book-entries'
import { cashUpRecord, cashUpView, type CashUpView } from './cash-up-view'

export interface Drawer {
  /** The last count as it stands, corrected or not; null: there was none. */
  last: CashUpView | null
  since: Date
  takenRappen: number
  refundedRappen: number
  /** Whose name the count would bear. */
  signer: string | null
}

/** What has gone into the drawer and out of it since the last count. */
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

/** Corrections are of a span that was counted before; they follow nothing. */
export function findLastCount(reader: Db | Tx) {
  return reader.cashUp.findFirst({
    where: { correctsId: null },
    orderBy: [{ until: 'desc' }, { id: 'desc' }],
    include: cashUpRecord,
  })
}

/** Without a count before, the drawer is that of the business day. */
export function firstSince(now: Date): Date {
  return instantOn(businessDayOf(now), businessDayStart)
}

interface Span {
  /** Entries up to this one were counted before; null: none was. */
  afterEntryId: bigint | null
  /** Without a count before, only what has come in since then. */
  since: Date
  /** The last one; null: whatever is there. */
  throughEntryId?: bigint | null
}

/** By the rows and not by their moments: whatever was committed after the last count belongs to this one. */
export function findMoved(reader: Db | Tx, { afterEntryId, since, throughEntryId }: Span): Promise<CashMoved> {
  return cashMoved(reader, {
    id: { gt: afterEntryId ?? undefined, lte: throughEntryId ?? undefined },
    ...(afterEntryId === null && { at: { gte: since } }),
  })
}
