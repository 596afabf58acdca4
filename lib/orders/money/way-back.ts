// Pure: verb and dialog say the same.

import { cashRounding } from '@/lib/platform/values/money'

export interface RefundedLine {
  position: number
  quantity: number
}

/** What may still be paid back of a sale. */
export interface Refundable {
  /** Of its price. */
  amountRappen: number
  /** What the shop has for it, rounded as cash is. */
  keptRappen: number
  /** What of that lies in the drawer. */
  cashRappen: number
  lines: (RefundedLine & { priceRappen: number })[]
}

/**
 * What came online goes back first, to the Rappen; where only cash is left, what the shop keeps is rounded as any cash
 * is, so that in the end no more and no less goes back than came. What was rounded down at the till has not come: the
 * first Rappen paid back are those.
 */
export function wayBack(
  { amountRappen, keptRappen, cashRappen }: Omit<Refundable, 'lines'>,
  refundedRappen: number,
): { cashRappen: number; onlineRappen: number } {
  const leftRappen = amountRappen - refundedRappen
  const isInCash = cashRappen > 0 && leftRappen <= cashRappen + mostRounding
  const keptThenRappen = isInCash ? leftRappen + cashRounding(leftRappen) : Math.min(leftRappen, keptRappen)
  const inCashRappen = isInCash ? cashRappen - keptThenRappen : 0
  return { cashRappen: inCashRappen, onlineRappen: keptRappen - keptThenRappen - inCashRappen }
}

const mostRounding = 2
