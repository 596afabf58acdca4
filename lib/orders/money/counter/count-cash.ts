import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { db, lock, transaction, type Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { cashUpRecord, cashUpView, findLastCount, findMoved, firstSince, type CashUpView } from './cash-ups'
import { coinsRappen, expectedRappen, type Coins } from './drawer'

export interface Count {
  /** Made by the client: the same count sent again is one count. */
  id: string
  after: string | null
  corrects?: string | undefined
  floatRappen: number
  countedRappen?: number | undefined
  coins?: Coins | undefined
  reason?: string | undefined
}

/** Of two counts at once the second is refused with the first. A correction has the span of what it corrects. */
export async function countCash(caller: BoardCaller, count: Count, now = new Date()): Promise<CashUpView> {
  const { byUserId, byDeviceId } = authorOf(caller)
  if (!byUserId) throw new Refusal('not_signed')
  await transaction((tx) => write(tx, count, { byUserId, byDeviceId, now }))
  const row = await db().cashUp.findUnique({ where: { id: count.id }, include: cashUpRecord })
  // A client that got no answer repeats the count; an id of another user's count is refused.
  if (row?.byUserId !== byUserId) throw new Refusal('invalid_fields', { fields: { id: 'invalid' } })
  return cashUpView(row)
}

async function meanwhile(): Promise<Refusal> {
  const last = await findLastCount(db())
  return new Refusal('cash_up_meanwhile', { data: last && cashUpView(last) })
}

interface CountContext {
  byUserId: string
  byDeviceId: string | null
  now: Date
}

async function write(tx: Tx, count: Count, { byUserId, byDeviceId, now }: CountContext): Promise<void> {
  const { id, corrects, coins = {}, floatRappen, reason = '' } = count
  // Rows of money get their numbers behind the same lock: none that is committed later precedes one that is counted.
  await lock(tx, 'payment entries')
  if ((await tx.cashUp.count({ where: { id } })) > 0) return
  const span = corrects ? await correctedSpan(tx, corrects) : await nextSpan(tx, count.after, now)
  const { afterEntryId, since, until, throughEntryId } = span
  const moved = await findMoved(tx, { afterEntryId, since, throughEntryId })
  const countedRappen = count.coins ? coinsRappen(coins) : (count.countedRappen ?? 0)
  const differenceRappen = countedRappen - expectedRappen({ floatRappen, ...moved })
  if (differenceRappen !== 0 && reason === '') throw new Refusal('invalid_fields', { fields: { reason: 'required' } })
  await tx.cashUp.create({
    data: {
      ...{ id, floatRappen, countedRappen, differenceRappen, coins, reason, byUserId, byDeviceId },
      ...{ afterId: span.afterId, since, until, throughEntryId, ...moved, correctsId: corrects ?? null },
      businessDay: new Date(businessDayOf(until)),
      createdAt: now,
    },
    select: { id: true },
  })
}

async function nextSpan(tx: Tx, after: string | null, now: Date) {
  const last = await findLastCount(tx)
  if ((last?.id ?? null) !== (after?.toLowerCase() ?? null)) throw await meanwhile()
  const since = last?.until ?? firstSince(now)
  const newest = await tx.paymentEntry.findFirst({ orderBy: { id: 'desc' }, select: { id: true } })
  return {
    afterId: last?.id ?? null,
    afterEntryId: last?.throughEntryId ?? null,
    since,
    // The clocks of two instances differ.
    until: new Date(Math.max(now.getTime(), since.getTime() + 1)),
    throughEntryId: newest?.id ?? null,
  }
}

async function correctedSpan(tx: Tx, id: string) {
  const row = await tx.cashUp.findUnique({
    where: { id },
    include: { correctedBy: { select: { id: true } }, after: { select: { throughEntryId: true } } },
  })
  if (!row) throw new Refusal('not_found')
  if (row.correctedBy) throw await meanwhile()
  const { afterId, since, until, throughEntryId } = row
  return { afterId, afterEntryId: row.after?.throughEntryId ?? null, since, until, throughEntryId }
}
