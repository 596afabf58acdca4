import { spansInOrder, type SellingTimes } from '../../sold-when'
import type { Path, Problem } from '../problem'

/** Of what is new and says nothing of it. */
export const alwaysSold: SellingTimes = { sellingTimes: [], soldFrom: null, soldUntil: null }

/** As they are kept, so that the same times in another order are no change. */
export function inWeekOrder({ sellingTimes }: Partial<SellingTimes>): Partial<SellingTimes> {
  return sellingTimes ? { sellingTimes: spansInOrder(sellingTimes) } : {}
}

/** The file may name one of the two days alone. */
export function refuseDaysOutOfOrder(
  { soldFrom, soldUntil }: { soldFrom?: string | null | undefined; soldUntil?: string | null | undefined },
  path: Path,
  problems: Problem[],
): void {
  if (soldFrom && soldUntil && soldFrom > soldUntil)
    problems.push({ code: 'out_of_range', path: [...path, 'sold_until'] })
}
