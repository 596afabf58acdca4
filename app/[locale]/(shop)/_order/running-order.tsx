'use client'

import { loadedPart } from '@/app/_client/loaded-part'
import { usePlacedOrders } from '@/app/_client/placed-orders'
import { ReservedRoom } from '../_home/reserved-room'
import type { RunningOrderProps } from './order-words'

// Few visits have a running order.
export const RunningCard = loadedPart(() => import('./running-card').then((module) => module.RunningCard))

export function RunningOrder(props: RunningOrderProps) {
  const newest = usePlacedOrders()[0]
  return (
    <ReservedRoom room="order-room" isWanted={newest !== undefined}>
      {newest && <RunningCard key={newest} isWanted of={{ orderId: newest, ...props }} />}
    </ReservedRoom>
  )
}
