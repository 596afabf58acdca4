'use client'

import { createContext, use, type ReactNode } from 'react'
import type { WeeklySpan } from '@/lib/shop/opening-hours'

const HoursContext = createContext<readonly WeeklySpan[]>([])

/** When the kitchen takes orders, for the forms below that compare with it. */
export function KitchenHours({ hours, children }: { hours: readonly WeeklySpan[]; children: ReactNode }) {
  return <HoursContext value={hours}>{children}</HoursContext>
}

export function useKitchenHours(): readonly WeeklySpan[] {
  return use(HoursContext)
}
