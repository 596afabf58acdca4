import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { behind, toPage, type Page, type Position } from '@/lib/platform/pagination'
import { cashUpRecord, cashUpView, type CashUpView } from './cash-up-view'

interface Asked {
  limit: number
  cursor?: Position | undefined
  day?: string | undefined
}

/** The newest first; what was corrected stands beside its correction. */
export async function listCashUps(_staff: Staff, { limit, cursor, day }: Asked): Promise<Page<CashUpView>> {
  const rows = await db().cashUp.findMany({
    where: { ...(day && { businessDay: new Date(day) }), ...(cursor && behind(cursor)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    include: cashUpRecord,
  })
  return toPage(rows, limit, cashUpView)
}
