import type { Prisma } from '@/lib/generated/prisma/client'
import { fromDateColumn } from '@/lib/platform/time'
import { expectedRappen, type Coins } from './drawer'

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
