import { expect } from 'vitest'
import { addDays, fromDateColumn } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { storedOptions } from '@/lib/orders/chosen-option'
import { isRefused } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'

const offered = 100_000

/** Counts these dishes and options so high that none is ever sold out: on each of the days that a history can reach. */
export async function countForDays(subjectIds: readonly string[], first: Date, days: number): Promise<void> {
  const all = Array.from({ length: days }, (_, index) => new Date(addDays(businessDayOf(first), index)))
  await db().portionCount.createMany({
    data: all.flatMap((businessDay) =>
      subjectIds.map((subjectId) => ({ businessDay, subjectId, portionsLeft: offered })),
    ),
    skipDuplicates: true,
  })
}

/** What is left is what was offered without what orders hold, whatever was done to them. */
export async function checkPortions(): Promise<void> {
  const counts = await db().portionCount.findMany()
  const orders = await db().order.findMany({ where: { isTest: false }, include: { lines: true } })
  const held = new Map<string, number>()
  for (const { status, requestedFor, createdAt, lines } of orders) {
    const hold = (id: string, portions: number) => {
      const key = `${businessDayOf(requestedFor ?? createdAt)} ${id}`
      held.set(key, (held.get(key) ?? 0) + portions)
    }
    if (isRefused(status)) continue
    for (const line of lines) {
      if (line.menuItemId) hold(line.menuItemId, line.quantity)
      for (const { optionId, quantity } of storedOptions(line)) hold(optionId, line.quantity * quantity)
    }
  }
  for (const { businessDay, subjectId, portionsLeft } of counts)
    expect(offered - portionsLeft).toBe(held.get(`${fromDateColumn(businessDay)} ${subjectId}`) ?? 0)
}
