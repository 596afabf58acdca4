import type { OrderRecord } from './order'
import { vatInside, withFee } from './vat'

/** What the total of an order contains of each rate, the lowest rate first. */
export interface ContainedVat {
  perCent: number
  grossRappen: number
  taxRappen: number
}

export function vatOf({ lines, deliveryFeeRappen }: Pick<OrderRecord, 'lines' | 'deliveryFeeRappen'>): ContainedVat[] {
  const byRate = new Map<number, number>()
  for (const { vatPerMille, totalRappen } of lines) {
    byRate.set(vatPerMille, (byRate.get(vatPerMille) ?? 0) + totalRappen)
  }
  return [...withFee(byRate, deliveryFeeRappen)]
    .toSorted(([a], [b]) => a - b)
    .map(([perMille, grossRappen]) => ({
      perCent: perMille / 10,
      grossRappen,
      taxRappen: vatInside(grossRappen, perMille),
    }))
}
