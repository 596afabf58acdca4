import { z } from 'zod'
import { calendarDay, week } from '@/lib/shop/settings-schema'
import { listIn } from './list-in'

const span = z.object({
  weekday: z.int().meta({ description: '1 Monday to 7 Sunday.' }),
  opens: z.string(),
  closes: z.string(),
})
const day = z.string().nullable()

/** In the answers of category and menu item. */
export const sellingTimesView = {
  selling_times: z.array(span).meta({
    description:
      'When it is sold, on the clock of Zurich; closes at or before opens is on the day after. []: at every hour.',
  }),
  sold_from: day.meta({ description: 'First day on which it is sold; null: no limit.', example: '2026-12-01' }),
  sold_until: day.meta({ description: 'Last day; what begins on it goes on after midnight. null: no limit.' }),
}

/** What is left where a category and its menu item must agree. */
export const soldWhenView = z
  .object({
    hours: z.array(span).nullable().meta({ description: 'null: at every hour; []: never.' }),
    from: day,
    until: day,
  })
  .meta({ id: 'SoldWhen' })

const noDay = (value: unknown) => (value === '' || value === 'null' ? null : value)
const dayOrNone = z.preprocess(noDay, calendarDay.nullable())

/** In their forms. */
export const sellingTimesFields = {
  selling_times: z
    .preprocess((value) => listIn(value) ?? [], week)
    .meta({
      description: 'JSON list of `{"weekday": 1, "opens": "11:00", "closes": "14:00"}`; `[]` or empty: at every hour.',
    }),
  sold_from: dayOrNone.meta({ description: 'As 2026-12-01; empty or `null`: no limit.' }),
  sold_until: dayOrNone.meta({ description: 'As 2026-12-24; empty or `null`: no limit.' }),
}
