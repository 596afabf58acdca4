import { useEffect, useState } from 'react'
import { api, type Answer } from '@/app/_client/api'
import type { Board } from '@/lib/orders/read/board'

type Quarter = Answer<'GET kitchen/load'>['quarters'][number]

export interface Bar extends Quarter {
  /** Of the kitchen, 0 to 1 and above; null: without limit. */
  share: number | null
}

/** The next two hours. */
const quartersShown = 8

/** How full each quarter of an hour is, by points or by orders, whichever is fuller. */
export function barsOf(quarters: readonly Quarter[]): Bar[] {
  const bars = quarters.slice(0, quartersShown).map((quarter) => ({ ...quarter, share: shareOf(quarter) }))
  return bars.some(({ share }) => share !== null) ? bars : []
}

function shareOf({ points, capacityPoints, orders, capacityOrders }: Quarter): number | null {
  const shares = [
    [points, capacityPoints],
    [orders, capacityOrders],
  ] as const
  const limited = shares.flatMap(([taken, most]) => (most === null ? [] : [taken / most]))
  return limited.length > 0 ? Math.max(...limited) : null
}

const pauseMs = 10_000

/** Asked after an answer of the board, so in its rhythm, but not after each; without one the last bars stand. */
export function useLoad({ now, kitchen }: Board): Bar[] {
  const { hasLimits, sizePercent } = kitchen
  const [bars, setBars] = useState<Bar[]>([])
  const wanted = hasLimits ? `${Math.floor(now.getTime() / pauseMs)} ${sizePercent}` : null
  useEffect(() => {
    if (wanted === null) return
    let isOutdated = false
    api('GET kitchen/load').then(
      ({ quarters }) => {
        if (!isOutdated) setBars(barsOf(quarters))
      },
      () => undefined,
    )
    return () => {
      isOutdated = true
    }
  }, [wanted])
  return hasLimits ? bars : []
}
