import type { WeeklySpan } from '@/lib/shop/hours/opening-hours'

/** Mon-Thu 17:00-00:00, Fri 17:00-03:00, Sat 09:00-03:00, Sun 09:00-00:00: when the kitchen takes orders. */
export const kitchenHours: readonly WeeklySpan[] = [
  ...[1, 2, 3, 4].map((weekday) => ({ weekday, opens: '17:00', closes: '00:00' })),
  { weekday: 5, opens: '17:00', closes: '03:00' },
  { weekday: 6, opens: '09:00', closes: '03:00' },
  { weekday: 7, opens: '09:00', closes: '00:00' },
]

/** Mon-Sat 07:00-21:00, Sun 09:00-21:00. */
export const officeHours: readonly WeeklySpan[] = [
  ...[1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '07:00', closes: '21:00' })),
  { weekday: 7, opens: '09:00', closes: '21:00' },
]
