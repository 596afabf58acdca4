import { z } from 'zod'
import type { Staff } from '@/lib/accounts/caller'
import { snapshot, type Snapshot } from '@/lib/platform/database/db'
import { addDays, type CalendarDay } from '@/lib/platform/values/time'
import { businessDayOf, businessDayStart } from '@/lib/shop/hours/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import { minutesOf, type Minutes } from './order-flow'
import { sumsOf } from './sums/closed-sums'
import { byPromise } from './sums/figures'
import type { Period } from './sums/period'

const minutes = z.object({
  orders: z.int(),
  median: z.number().nullable(),
  ninetieth: z.number().nullable().meta({ description: 'Nine of ten were at least as close.' }),
})

export const promiseErrors = z
  .object({
    ...minutes.shape,
    hours: z.array(
      z.object({
        hour: z.int().meta({ description: 'In which it was ordered, 0 to 23 in Zurich.' }),
        ...minutes.shape,
      }),
    ),
    learning: z
      .object({
        since: z.string().meta({ description: 'Business day on which `learns_lead_time` was switched on.' }),
        before: minutes.meta({ description: 'In the eight weeks before that day.' }),
        after: minutes.meta({ description: 'From that day to the last one asked for.' }),
      })
      .nullable()
      .meta({ description: 'null: it is off, or was until then.' }),
  })
  .meta({
    id: 'PromiseErrors',
    description:
      'Minutes between the time that was promised when it was ordered and the food being ready, earlier or later, of orders for as soon as possible.',
  })

export interface PromiseErrors extends Minutes {
  hours: (Minutes & { hour: number })[]
  learning: { since: CalendarDay; before: Minutes; after: Minutes } | null
}

type Key = [hour: number, tenthsOfMinutes: number]

export async function findPromiseErrors(reader: Snapshot, period: Period): Promise<PromiseErrors> {
  const sums = await sumsOf<Key>(reader, byPromise, period)
  const hours = [...new Set(sums.map(({ key: [hour] }) => hour))].toSorted((a, b) => placeOf(a) - placeOf(b))
  return {
    ...minutesOf(sums),
    hours: hours.map((hour) => ({ hour, ...minutesOf(sums.filter(({ key }) => key[0] === hour)) })),
    learning: await sinceItLearns(reader, period),
  }
}

/** After 23 comes 0 of the same business day. */
function placeOf(hour: number): number {
  return hour * 60 < businessDayStart ? hour + 24 : hour
}

const days = 8 * 7

async function sinceItLearns(reader: Snapshot, { to }: Period): Promise<PromiseErrors['learning']> {
  const { learnsSince } = await currentShop()
  const since = learnsSince && businessDayOf(learnsSince)
  if (!since || since > to) return null
  const within = async (period: Period) => minutesOf(await sumsOf<Key>(reader, byPromise, period))
  return {
    since,
    before: await within({ from: addDays(since, -days), to: addDays(since, -1) }),
    after: await within({ from: since, to }),
  }
}

/** Of the last eight weeks, today among them. */
export function findLatestPromiseErrors(_staff: Staff, now = new Date()): Promise<PromiseErrors> {
  const to = businessDayOf(now)
  return snapshot((reader) => findPromiseErrors(reader, { from: addDays(to, 1 - days), to }))
}
