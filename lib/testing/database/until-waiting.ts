import { vi } from 'vitest'
import { db, transaction } from '@/lib/platform/database/db'

/** Until that many statements of other connections wait for a lock, such as one that the test has taken. */
export async function untilWaiting(count = 1): Promise<void> {
  const areWaiting = async () => {
    const rows = await db().$queryRaw<unknown[]>`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return rows.length >= count
  }
  await vi.waitUntil(areWaiting, { timeout: 30_000, interval: 10 })
}

/** Each is begun once the one before it waits for the order, which is let go then: so they come to it in this order. */
export async function oneBehindTheOther(
  orderId: string,
  verbs: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  return transaction(
    async (tx) => {
      await tx.$queryRaw`select id from orders where id = ${orderId} for update`
      const begun: Promise<unknown>[] = []
      for (const verb of verbs) {
        begun.push(verb())
        await untilWaiting(begun.length)
      }
      // In an object: a transaction would wait for a promise that it answers, and they for the transaction.
      return { settled: Promise.allSettled(begun) }
    },
    { timeoutMs: 30_000 },
  ).then(({ settled }) => settled)
}
