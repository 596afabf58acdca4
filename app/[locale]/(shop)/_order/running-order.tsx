'use client'

import { lazy, Suspense } from 'react'
import { usePlacedOrders } from '@/app/_client/placed-orders'
import { ReservedRoom } from '../_home/reserved-room'
import type { RunningOrderProps } from './order-words'

// Few visits have a running order: the others do not load the card.
export const loadRunningCard = () => import('./running-card')

const RunningCard = lazy(() => loadRunningCard().then((module) => ({ default: module.RunningCard })))

export function RunningOrder(props: RunningOrderProps) {
  const newest = usePlacedOrders()[0]
  return (
    <ReservedRoom room="order-room" isWanted={newest !== undefined}>
      {newest && (
        <Suspense>
          <RunningCard key={newest} orderId={newest} {...props} />
        </Suspense>
      )}
    </ReservedRoom>
  )
}
