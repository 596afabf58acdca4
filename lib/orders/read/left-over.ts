import type { Order } from '@/lib/generated/prisma/client'
import { businessDayOf, businessDayStart } from '@/lib/shop/hours/opening-hours'
import { instantOn } from '@/lib/platform/values/time'

const graceMs = 3_600_000

/** Older open orders are of an earlier business day. A kitchen that cooks through its change keeps an hour. */
export function leftOverBefore(now: Date): Date {
  const dayStart = instantOn(businessDayOf(now), businessDayStart).getTime()
  return new Date(Math.min(dayStart, now.getTime() - graceMs))
}

type Due = Pick<Order, 'createdAt' | 'requestedFor' | 'promisedFor'>

export function isLeftOver(order: Due, now: Date): boolean {
  return dueAt(order) < leftOverBefore(now)
}

export function dueAt({ createdAt, requestedFor, promisedFor }: Due): Date {
  return new Date(Math.max((requestedFor ?? createdAt).getTime(), promisedFor?.getTime() ?? 0))
}

export const leftOpenReasons = ['changed', 'age_check_missing'] as const
export type LeftOpenReason = (typeof leftOpenReasons)[number]
