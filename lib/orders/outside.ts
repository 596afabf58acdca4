// Pure: board, receipt and journal read the same.

import type { Order } from '@/lib/generated/prisma/client'

export const feeKinds = ['fee', 'discount', 'tip'] as const

/** A discount is less than nothing. */
export interface Fee {
  kind: (typeof feeKinds)[number]
  name: string
  amountRappen: number
}

/** Who fetches the food for the partner that has sold it. */
export interface Courier {
  name: string
  phone: string
  at: Date | null
  link: string
}

interface StoredCourier extends Omit<Courier, 'at'> {
  at: string | null
}

/** The columns are JSON, written by placeInjectedOrder alone. */
export function storedFees({ fees }: { fees: unknown }): Fee[] {
  return fees as Fee[]
}

export function storedCourier({ courier }: Pick<Order, 'courier'>): Courier | null {
  const stored = courier as unknown as StoredCourier | null
  return stored && { ...stored, at: stored.at === null ? null : new Date(stored.at) }
}

/**
 * Those that are part of the price. A tip is the team's, and no turnover. Where dishes were taken out since, a discount
 * takes no more than what is left.
 */
export function feesInPrice(order: { fees: unknown }, beforeRappen: number): Fee[] {
  let leftRappen = beforeRappen
  // What is added first, so that a discount may be of it, too.
  const counted = storedFees(order)
    .filter(({ kind }) => kind !== 'tip')
    .toSorted((a, b) => b.amountRappen - a.amountRappen)
  return counted.map((fee) => {
    const amountRappen = Math.max(fee.amountRappen, -leftRappen)
    leftRappen += amountRappen
    return { ...fee, amountRappen }
  })
}

export function sumOfFees(fees: readonly Fee[]): number {
  return fees.reduce((sum, { amountRappen }) => sum + amountRappen, 0)
}
