'use client'

import { lazy, Suspense } from 'react'
import { usePlacedOrders } from '@/app/_client/placed-orders'
import { KeptRoom } from '../_home/kept-room'
import type { RunningOrderProps } from './running-card'

// Few visits have an order running: the others do not load what follows it.
export const loadRunningCard = () => import('./running-card')

const RunningCard = lazy(() => loadRunningCard().then((module) => ({ default: module.RunningCard })))

/** The newest order of this device, as long as something is still happening with it. */
export function RunningOrder(props: RunningOrderProps) {
  const newest = usePlacedOrders()[0]
  return (
    <KeptRoom room="order-room" isWanted={newest !== undefined}>
      {newest && (
        <Suspense>
          <RunningCard key={newest} orderId={newest} {...props} />
        </Suspense>
      )}
    </KeptRoom>
  )
}
