import { z } from 'zod'
import { Refusal } from '@/lib/platform/refusal'
import { calendarDay } from '@/lib/shop/settings/setting-schemas'
import { week } from '@/lib/shop/settings/settings-schema'
import { listIn } from '../items/field-schemas'
import { type SellingTimes, spansInOrder } from './sold-when'

const span = z.object({
  weekday: z.int().meta({ description: '1 Monday to 7 Sunday.' }),
  opens: z.string(),
  closes: z.string(),
})
const day = z.string().nullable()

export const sellingTimesView = {
  selling_times: z.array(span).meta({
    description:
      'When it is sold, on the clock of Zurich; closes at or before opens is on the day after. []: at every hour.',
  }),
  sold_from: day.meta({ description: 'First day on which it is sold; null: no limit.', example: '2026-12-01' }),
  sold_until: day.meta({ description: 'Last day; what begins on it goes on after midnight. null: no limit.' }),
}

export const soldWhenView = z
  .object({
    hours: z.array(span).nullable().meta({ description: 'null: at every hour; []: never.' }),
    from: day,
    until: day,
  })
  .meta({ id: 'SoldWhen' })

const noDay = (value: unknown) => (value === '' || value === 'null' ? null : value)
const dayOrNone = z.preprocess(noDay, calendarDay.nullable())

export const sellingTimesFields = {
  selling_times: z
    .preprocess((value) => listIn(value) ?? [], week)
    .meta({
      description: 'JSON list of `{"weekday": 1, "opens": "11:00", "closes": "14:00"}`; `[]` or empty: at every hour.',
    }),
  sold_from: dayOrNone.meta({ description: 'As 2026-12-01; empty or `null`: no limit.' }),
  sold_until: dayOrNone.meta({ description: 'As 2026-12-24; empty or `null`: no limit.' }),
}

export function sellingTimesColumns({ sellingTimes, soldFrom, soldUntil }: Partial<SellingTimes>) {
  return {
    sellingTimes: sellingTimes && spansInOrder(sellingTimes).map((sold) => ({ ...sold })),
    soldFrom: soldFrom && new Date(soldFrom),
    soldUntil: soldUntil && new Date(soldUntil),
  }
}

/** One of the two days may be sent alone: only the whole can be checked. */
export function expectDaysInOrder(
  changes: Partial<SellingTimes>,
  before: Pick<SellingTimes, 'soldFrom' | 'soldUntil'> = { soldFrom: null, soldUntil: null },
): void {
  const { soldFrom = before.soldFrom, soldUntil = before.soldUntil } = changes
  if (soldFrom !== null && soldUntil !== null && soldFrom > soldUntil)
    throw new Refusal('invalid_fields', { fields: { soldUntil: 'out_of_range' } })
}
