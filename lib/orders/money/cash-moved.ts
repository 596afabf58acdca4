import type { Db, Prisma, Tx } from '@/lib/platform/db'

export interface CashMoved {
  /** Less what was taken back as never collected. */
  takenRappen: number
  /** Given back to guests. */
  refundedRappen: number
}

/** Cash that went into the drawer and out of it: the one sum of it for the drawer, the day and the period. */
export async function cashMoved(reader: Db | Tx, where: Prisma.PaymentEntryWhereInput): Promise<CashMoved> {
  // A correction has the sign that what it takes back had not.
  const taken = await sumOf(reader, where, [{ kind: 'collected' }, { kind: 'corrected', amountRappen: { lt: 0 } }])
  const out = { kind: { in: ['refunded', 'reversed'] } } satisfies Prisma.PaymentEntryWhereInput
  const refunded = await sumOf(reader, where, [out, { kind: 'corrected', amountRappen: { gt: 0 } }])
  return { takenRappen: taken, refundedRappen: 0 - refunded }
}

async function sumOf(
  reader: Db | Tx,
  where: Prisma.PaymentEntryWhereInput,
  kinds: Prisma.PaymentEntryWhereInput[],
): Promise<number> {
  const { _sum } = await reader.paymentEntry.aggregate({
    where: { AND: [where, { method: 'cash', OR: kinds }] },
    _sum: { amountRappen: true },
  })
  return _sum.amountRappen ?? 0
}
