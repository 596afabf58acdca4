'use client'

import { lazy, Suspense } from 'react'
import { usePlacedOrders } from '@/app/_client/placed-orders'
import type { RunningOrderWords } from './running-order-strip'

// Few visits have an order running: the others do not load what follows it.
const RunningOrderStrip = lazy(() =>
  import('./running-order-strip').then((module) => ({ default: module.RunningOrderStrip })),
)

/** The newest order of this device, as long as something is still happening with it. */
export function RunningOrder({ words }: { words: RunningOrderWords }) {
  const newest = usePlacedOrders()[0]
  if (!newest) return null
  return (
    <Suspense>
      <RunningOrderStrip key={newest} orderId={newest} words={words} />
    </Suspense>
  )
}
