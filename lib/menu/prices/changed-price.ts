import { highestPriceRappen } from '../limits'

export const priceSteps = [5, 10, 50, 100] as const
export const leastPercent = -50
export const mostPercent = 100

export interface PriceRule {
  /** With one decimal at most; below 0 prices fall. */
  percent: number
  roundToRappen: number
}

/** Half a step is rounded up. Free stays free; null: the price would become free, or higher than any may be. */
export function changedPrice(rappen: number, { percent, roundToRappen: step }: PriceRule): number | null {
  const thousandths = rappen * (1000 + Math.round(percent * 10))
  const changed = Math.floor((2 * thousandths + 1000 * step) / (2000 * step)) * step
  return (changed === 0 && rappen > 0) || changed > highestPriceRappen ? null : changed
}
