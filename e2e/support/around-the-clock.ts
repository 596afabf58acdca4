import { request } from '@playwright/test'

import { dataOf, Kitchen } from './kitchen'

const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '00:00' }))

// What is full moves every promise, and many journeys order at once.
const neverFull = { slot_capacity: 0, quarter_points: 0 }

/**
 * Journeys are about guests, not about the hour at which they run: while they run, the kitchen never closes and is never full.
 * Gives back what restores the hours.
 */
export default async function openAroundTheClock(): Promise<() => Promise<void>> {
  // A shop that was started for the journeys is not yet in their config.
  const baseURL = process.env.BASE_URL
  const newCalls = () => request.newContext({ ...(baseURL && { baseURL }) })
  const calls = await newCalls()
  const kitchen = await Kitchen.open(calls)
  const { hours, closures } = await dataOf<{ hours: object[]; closures: object[] }>(await calls.get('/api/v1/shop'))
  await kitchen.setShop({ hours: week, closures: [], ...neverFull })
  return async () => {
    await calls.dispose()
    // The journeys may have ended every session that was open when they began.
    const afterwards = await newCalls()
    await (await Kitchen.open(afterwards)).setShop({ hours, closures })
    await afterwards.dispose()
  }
}
