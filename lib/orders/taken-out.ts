import type { OrderRecord } from './order'

export interface TakenOutLine {
  name: string
  quantity: number
  subtotalRappen: number
}

/** What was not handed over for want of an ID, as it was in the order. */
export function takenOutLines({ ageChecks }: Pick<OrderRecord, 'ageChecks'>): OrderRecord['lines'] {
  return ageChecks.flatMap(({ takenOut }) => takenOut as unknown as OrderRecord['lines'])
}

export function takenOutView(order: Pick<OrderRecord, 'ageChecks'>): TakenOutLine[] {
  return takenOutLines(order).map(({ name, quantity, totalRappen }) => ({
    name,
    quantity,
    subtotalRappen: totalRappen,
  }))
}
