import { Refusal } from '@/lib/platform/refusal'
import { spansInOrder, type SellingTimes } from './sold-when'

/** undefined leaves a column as it is, or to its default. */
export function sellingTimesColumns({ sellingTimes, soldFrom, soldUntil }: Partial<SellingTimes>) {
  return {
    sellingTimes: sellingTimes && spansInOrder(sellingTimes).map((span) => ({ ...span })),
    soldFrom: soldFrom && new Date(soldFrom),
    soldUntil: soldUntil && new Date(soldUntil),
  }
}

/** One of the two days may be sent alone, so that only the whole can be judged. */
export function expectDaysInOrder(
  changes: Partial<SellingTimes>,
  before: Pick<SellingTimes, 'soldFrom' | 'soldUntil'> = { soldFrom: null, soldUntil: null },
): void {
  const { soldFrom = before.soldFrom, soldUntil = before.soldUntil } = changes
  if (soldFrom !== null && soldUntil !== null && soldFrom > soldUntil)
    throw new Refusal('invalid_fields', { fields: { soldUntil: 'out_of_range' } })
}
