import type { Order } from '@/lib/generated/prisma/client'
import { businessDayOf, businessDayStart } from '@/lib/shop/opening-hours'
import { instantOn } from '@/lib/platform/time'

const graceMs = 3_600_000

/**
 * Before this instant an open order is one of an earlier business day that nobody closed. A kitchen that cooks through
 * the change of the day keeps an hour for what is under way.
 */
export function leftOverBefore(now: Date): Date {
  const dayStart = instantOn(businessDayOf(now), businessDayStart).getTime()
  return new Date(Math.min(dayStart, now.getTime() - graceMs))
}

type Due = Pick<Order, 'createdAt' | 'requestedFor' | 'promisedFor'>

/** Whether an open order was due on an earlier business day. */
export function isLeftOver(order: Due, now: Date): boolean {
  return dueAt(order) < leftOverBefore(now)
}

export function dueAt({ createdAt, requestedFor, promisedFor }: Due): Date {
  return new Date(Math.max((requestedFor ?? createdAt).getTime(), promisedFor?.getTime() ?? 0))
}

/** Why an order that was to be closed is open all the same: it is no longer what it was named as, or an ID has to be seen. */
export const leftOpenReasons = ['changed', 'age_check_missing'] as const
export type LeftOpenReason = (typeof leftOpenReasons)[number]
