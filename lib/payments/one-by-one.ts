import { log } from '@/lib/platform/log'

/** A row that nothing can be done with is said, and keeps no other waiting. */
export async function oneByOne<Row extends { id: string }>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows)
    await act(row).catch((error: unknown) => log.error({ err: error, id: row.id }, 'a payment could not be finished'))
}
