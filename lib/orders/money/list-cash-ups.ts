import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { afterPosition, toPage, type Page, type Position } from '@/lib/platform/pagination'
import type { Prisma } from '@/lib/generated/prisma/client'
import { fromDateColumn } from '@/lib/platform/time'
import { expectedRappen, type Coins } from './drawer'

interface Asked {
  limit: number
  cursor?: Position | undefined
  day?: string | undefined
}

export async function listCashUps(_staff: Staff, { limit, cursor, day }: Asked): Promise<Page<CashUpView>> {
  const rows = await db().cashUp.findMany({
    where: { ...(day && { businessDay: new Date(day) }), ...(cursor && afterPosition(cursor)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    include: cashUpRecord,
  })
  return toPage(rows, limit, cashUpView)
}

const name = { select: { firstname: true, lastname: true } } as const

export const cashUpRecord = {
  byUser: name,
  byDevice: { select: { name: true } },
  correctedBy: { select: { id: true } },
} satisfies Prisma.CashUpInclude

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
