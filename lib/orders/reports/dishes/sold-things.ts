import type { Staff } from '@/lib/accounts/caller'
import { shopLanguage } from '@/lib/i18n/language'
import type { Localized } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/text-fields'
import { oncePerDay, oncePerGeneration } from '@/lib/platform/requests/cache'
import { db, type Snapshot, snapshot } from '@/lib/platform/database/db'
import { addDays, calendarDayOf } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { compare, sumsOf, topOf } from '../sums/closed-sums'
import { byItem, byOption, byMenuItem } from '../sums/figures'
import type { Period } from '../sums/period'

export interface SoldItem {
  /** As it was called when it was sold; null: all the others together. */
  name: string | null
  quantity: number
  turnoverRappen: number
}

export interface SoldOption extends SoldItem {
  group: string
}

/** Options included, the delivery fee not. */
export async function findSoldItems(reader: Snapshot, period: Period, most: number): Promise<SoldItem[]> {
  const sums = await sumsOf<[string]>(reader, byItem, period)
  const first = sums.toSorted((a, b) => b.amount - a.amount || compare(a.key[0], b.key[0]))
  return topOf(first, most).map(({ key, count, amount }) => ({
    name: key?.[0] ?? null,
    quantity: count,
    turnoverRappen: amount,
  }))
}

const popularDays = 7

export async function findPopularItems(_staff: Staff, most: number, now = new Date()): Promise<SoldItem[]> {
  const to = businessDayOf(now)
  const sold = await snapshot((reader) => findSoldItems(reader, { from: addDays(to, 1 - popularDays), to }, most))
  return sold.filter(({ name, quantity }) => name !== null && quantity > 0)
}

export async function findSoldOptions(reader: Snapshot, period: Period, most: number): Promise<SoldOption[]> {
  const sums = (await sumsOf<[group: Localized, name: Localized]>(reader, byOption, period)).map((sum) => ({
    ...sum,
    key: sum.key.map((text) => ownText(text, shopLanguage)),
  }))
  const first = sums.toSorted(
    (a, b) => b.count - a.count || compare(a.key.toReversed().join('\n'), b.key.toReversed().join('\n')),
  )
  return topOf(first, most).map(({ key, count, amount }) => ({
    group: key?.[0] ?? '',
    name: key?.[1] ?? null,
    quantity: count,
    turnoverRappen: amount,
  }))
}

const days = 30
const mostNamed = 200

export interface SoldLately {
  id: string
  orders: number
}

/** Of the dishes that there are, the most sold first. */
export async function findSoldLately(now = new Date()): Promise<SoldLately[]> {
  const to = calendarDayOf(now)
  const [sums, items] = await Promise.all([
    snapshot((reader) => sumsOf<[string]>(reader, byMenuItem, { from: addDays(to, 1 - days), to })),
    db().menuItem.findMany({ select: { id: true } }),
  ])
  const ids = new Set(items.map(({ id }) => id))
  return sums
    .filter(({ key: [id] }) => ids.has(id))
    .toSorted((a, b) => b.amount - a.amount || compare(a.key[0], b.key[0]))
    .slice(0, mostNamed)
    .map(({ key: [id], count: orders }) => ({ id, orders }))
}

const grownOrders = 1000

/** A young shop learns from each evening, and asks few orders; of a grown one weeks are looked through once a day. */
export function oncePerDayOfGrownShop<Value>(find: () => Promise<Value>): () => Promise<Value> {
  const today = oncePerDay(find)
  return oncePerGeneration(async () => ((await isGrown()) ? today() : find()))
}

async function isGrown(): Promise<boolean> {
  const businessDay = { gt: new Date(addDays(calendarDayOf(new Date()), -days)) }
  // In the order of the index, which ends at the limit.
  const orderBy = { businessDay: 'desc' } as const
  return (await db().order.count({ where: { businessDay }, orderBy, take: grownOrders })) === grownOrders
}

export const currentSoldLately = oncePerDayOfGrownShop(() => findSoldLately())
