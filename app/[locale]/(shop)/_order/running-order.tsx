'use client'

import { lazy, Suspense } from 'react'
import { usePlacedOrders } from '@/app/_client/placed-orders'
import type { RunningOrderProps } from './running-card'

// Few visits have an order running: the others do not load what follows it.
const RunningCard = lazy(() => import('./running-card').then((module) => ({ default: module.RunningCard })))

/** The newest order of this device, as long as something is still happening with it. */
export function RunningOrder(props: RunningOrderProps) {
  const newest = usePlacedOrders()[0]
  if (!newest) return null
  return (
    <Suspense>
      <RunningCard key={newest} orderId={newest} {...props} />
    </Suspense>
  )
}
