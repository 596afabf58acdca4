'use client'

import { loadedPart } from '@/app/_client/loaded-part'
import { useRunningOrders } from '@/app/_client/placed-orders'
import { ReservedRoom } from '../_home/reserved-room'
import type { RunningOrderProps } from './order-words'

// Few visits have a running order.
export const RunningCards = loadedPart(() => import('./running-card').then((module) => module.RunningCards))

export function RunningOrder(props: RunningOrderProps) {
  const orderIds = useRunningOrders()
  const isAny = orderIds.length > 0
  return (
    <ReservedRoom room="order-room" isWanted={isAny}>
      {isAny && <RunningCards isWanted of={{ orderIds, ...props }} />}
    </ReservedRoom>
  )
}
