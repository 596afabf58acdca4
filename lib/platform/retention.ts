import { calendarDayOf, instantOn, zonedParts } from './time'

interface Period {
  amount: number
  /** business_years: the rest of the year counts as well. */
  unit: 'days' | 'years' | 'business_years'
  /** Why so long: accounting law (OR 958f), or that it is needed no longer (DSG 6). */
  source: 'books' | 'purpose'
}

/** How long what is kept. The privacy page is printed from this table. */
export const retention = {
  unconfirmedRegistrations: { amount: 7, unit: 'days', source: 'purpose' },
  // A code itself is worth ten minutes; the password that waits beside it survives until another one is asked for.
  codes: { amount: 1, unit: 'days', source: 'purpose' },
  endedSessions: { amount: 0, unit: 'days', source: 'purpose' },
  countedTries: { amount: 0, unit: 'days', source: 'purpose' },
  sentMails: { amount: 30, unit: 'days', source: 'purpose' },
  pushesOfDoneOrders: { amount: 1, unit: 'days', source: 'purpose' },
  pushes: { amount: 14, unit: 'days', source: 'purpose' },
  answeredMessages: { amount: 1, unit: 'years', source: 'purpose' },
  unansweredMessages: { amount: 2, unit: 'years', source: 'purpose' },
  blockedAddresses: { amount: 1, unit: 'years', source: 'purpose' },
  accountsWithoutPassword: { amount: 1, unit: 'years', source: 'purpose' },
  personsOfOrders: { amount: 1, unit: 'years', source: 'purpose' },
  orders: { amount: 10, unit: 'business_years', source: 'books' },
  pageViews: { amount: 2, unit: 'years', source: 'purpose' },
  testOrders: { amount: 7, unit: 'days', source: 'purpose' },
  auditEntries: { amount: 10, unit: 'years', source: 'books' },
} as const satisfies Record<string, Period>

export type Kept = keyof typeof retention

/** What was over before this moment is past its time. */
export function keptSince(kept: Kept, now: Date): Date {
  const { amount, unit }: Period = retention[kept]
  if (unit === 'days') return new Date(now.getTime() - amount * 86_400_000)
  const { year } = zonedParts(now)
  const monthAndDay = unit === 'years' ? calendarDayOf(now).slice(4) : '-01-01'
  return instantOn(`${year - amount}${monthAndDay}`, 0)
}
