import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { db, transaction, violated, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { cashUpRecord, cashUpView, type CashUpView } from './cash-up-view'
import { coinsRappen, expectedRappen, type Coins } from './drawer'
import { findLastCount, findMoved, firstSince } from './find-drawer'

export interface Count {
  /** Made by whoever counts: the same count sent again is one count. */
  id: string
  /** The last count that he knows. */
  after: string | null
  corrects?: string | undefined
  floatRappen: number
  /** Of coins, their sum counts instead. */
  countedRappen?: number | undefined
  coins?: Coins | undefined
  reason?: string | undefined
}

/**
 * Writes what lies in the drawer, beside what has to lie there, under the name of whoever counted. Of two at once the
 * second is refused with the count of the first. A correction is counted against the span of what it corrects.
 */
export async function countCash(caller: BoardCaller, count: Count, now = new Date()): Promise<CashUpView> {
  const { byUserId, byDeviceId } = authorOf(caller)
  if (!byUserId) throw new Refusal('not_signed')
  const earlier = await find(count.id)
  if (earlier) return repeated(earlier, byUserId)
  try {
    await transaction((tx) => write(tx, count, { byUserId, byDeviceId, now }))
  } catch (error) {
    if (!(error instanceof Meanwhile) && !violated(error)?.startsWith('cash_up_')) throw error
    // Sent several times at once, the count that was quicker may be this one.
    const same = await find(count.id)
    if (same) return repeated(same, byUserId)
    throw await meanwhile()
  }
  return repeated(await find(count.id), byUserId)
}

function find(id: string) {
  return db().cashUp.findUnique({ where: { id }, include: cashUpRecord })
}

/** Whoever did not hear the answer asks again; somebody else's id is nobody's business. */
function repeated(row: Awaited<ReturnType<typeof find>>, byUserId: string): CashUpView {
  if (row?.byUserId !== byUserId) throw new Refusal('invalid_fields', { fields: { id: 'invalid' } })
  return cashUpView(row)
}

/** Another count is there already. */
class Meanwhile extends Error {}

async function meanwhile(): Promise<Refusal> {
  const last = await findLastCount(db())
  return new Refusal('cash_up_meanwhile', { data: last && cashUpView(last) })
}

interface Circumstances {
  byUserId: string
  byDeviceId: string | null
  now: Date
}

async function write(tx: Tx, count: Count, { byUserId, byDeviceId, now }: Circumstances): Promise<void> {
  const { id, corrects, coins = {}, floatRappen, reason = '' } = count
  const span = corrects ? await correctedSpan(tx, corrects) : await nextSpan(tx, count.after, now)
  const moved = await findMoved(tx, span)
  const countedRappen = count.coins ? coinsRappen(coins) : (count.countedRappen ?? 0)
  const differenceRappen = countedRappen - expectedRappen({ floatRappen, ...moved })
  if (differenceRappen !== 0 && reason === '') throw new Refusal('invalid_fields', { fields: { reason: 'required' } })
  await tx.cashUp.create({
    data: {
      ...{ id, floatRappen, countedRappen, differenceRappen, coins, reason, byUserId, byDeviceId },
      ...{ ...span, ...moved, correctsId: corrects ?? null },
      businessDay: new Date(businessDayOf(span.until)),
      createdAt: now,
    },
    select: { id: true },
  })
}

async function nextSpan(tx: Tx, after: string | null, now: Date) {
  const last = await findLastCount(tx)
  if ((last?.id ?? null) !== (after?.toLowerCase() ?? null)) throw new Meanwhile()
  return { afterId: last?.id ?? null, since: last?.until ?? firstSince(now), until: now }
}

/** What somebody has corrected stands no more, and is corrected by nobody. */
async function correctedSpan(tx: Tx, id: string) {
  const row = await tx.cashUp.findUnique({ where: { id }, include: { correctedBy: { select: { id: true } } } })
  if (!row) throw new Refusal('not_found')
  if (row.correctedBy) throw new Meanwhile()
  return { afterId: row.afterId, since: row.since, until: row.until }
}
