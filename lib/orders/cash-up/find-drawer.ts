import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { db, type Db, type Tx } from '@/lib/platform/db'
import { instantOn } from '@/lib/platform/time'
import { businessDayOf, businessDayStart } from '@/lib/shop/opening-hours'
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
    ...(await findMoved(db(), { since, until: now })),
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
  since: Date
  until: Date
}

export async function findMoved(
  reader: Db | Tx,
  { since, until }: Span,
): Promise<{ takenRappen: number; refundedRappen: number }> {
  const [moved] = await reader.$queryRaw<{ takenRappen: number; refundedRappen: number }[]>`
    select
      (select coalesce(sum(p.amount_rappen), 0)::float8 from payment p join counted_order o on o.id = p.order_id
        where p.collected_at > ${since} and p.collected_at <= ${until}) as "takenRappen",
      (select coalesce(sum(r.amount_rappen), 0)::float8 from payment_refund r join payment p on p.id = r.payment_id
        join counted_order o on o.id = p.order_id where r.at > ${since} and r.at <= ${until}) as "refundedRappen"`
  return moved ?? { takenRappen: 0, refundedRappen: 0 }
}
