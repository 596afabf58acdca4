import { grossByRate } from './chosen-option'
import { vatInside, withFee } from './vat'

/** What the total of an order contains of each rate, the lowest rate first. */
export interface ContainedVat {
  perCent: number
  grossRappen: number
  taxRappen: number
}

/** An order, or a receipt of one. */
interface Taxed {
  lines: readonly Parameters<typeof grossByRate>[0][]
  deliveryFeeRappen: number
}

/** Nothing where nothing is taxed: a shop that is not liable to VAT says no word of it. */
export function vatOf({ lines, deliveryFeeRappen }: Taxed): ContainedVat[] {
  const byRate = new Map<number, number>()
  for (const [rate, gross] of lines.flatMap((line) => [...grossByRate(line)])) {
    byRate.set(rate, (byRate.get(rate) ?? 0) + gross)
  }
  if ([...byRate.keys()].every((rate) => rate === 0)) return []
  return [...withFee(byRate, deliveryFeeRappen)]
    .toSorted(([a], [b]) => a - b)
    .map(([perMille, grossRappen]) => ({
      perCent: perMille / 10,
      grossRappen,
      taxRappen: vatInside(grossRappen, perMille),
    }))
}
