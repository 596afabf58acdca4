import { vi } from 'vitest'
import { db } from '@/lib/platform/db'

/** Until a statement of another connection waits for a lock, such as one that the test has taken. */
export async function untilWaiting(): Promise<void> {
  const isWaiting = async () => {
    const rows = await db().$queryRaw<unknown[]>`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return rows.length > 0
  }
  await vi.waitUntil(isWaiting, { timeout: 30_000, interval: 10 })
}
