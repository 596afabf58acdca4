import { calendarDayOf, instantOn, zonedParts } from './values/time'

interface Period {
  amount: number
  unit: 'days' | 'years' | 'business_years'
  /** Accounting law (OR 958f), or no longer needed (DSG 6). */
  source: 'books' | 'purpose'
}

/** How long each kind of row is stored; the privacy page is printed from this table. */
export const retention = {
  unconfirmedRegistrations: { amount: 7, unit: 'days', source: 'purpose' },
  // A code is valid for ten minutes, but the password beside it waits for another code.
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
  unpaidOrders: { amount: 7, unit: 'days', source: 'purpose' },
  paymentEvents: { amount: 90, unit: 'days', source: 'purpose' },
  auditEntries: { amount: 10, unit: 'years', source: 'books' },
} as const satisfies Record<string, Period>

export type Retained = keyof typeof retention

export function retainedSince(retained: Retained, now: Date): Date {
  const { amount, unit }: Period = retention[retained]
  if (unit === 'days') return new Date(now.getTime() - amount * 86_400_000)
  const { year } = zonedParts(now)
  const monthAndDay = unit === 'years' ? calendarDayOf(now).slice(4) : '-01-01'
  return instantOn(`${year - amount}${monthAndDay}`, 0)
}
