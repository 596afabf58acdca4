import type { Tx } from './db'

/**
 * A moment of this process's clock as the database's clock has it: what one instance writes and another compares goes by
 * one clock. The moment itself where both clocks agree as far as can be told.
 */
export async function databaseTime(reader: Pick<Tx, '$queryRaw'>, moment: Date): Promise<Date> {
  const askedMs = Date.now()
  const [read] = await reader.$queryRaw<{ at: Date }[]>`select clock_timestamp() as at`
  return read ? new Date(moment.getTime() + aheadMs(read.at.getTime(), askedMs, Date.now())) : moment
}

/** Read at some moment between asking and answer, so that only what lies outside is a difference. */
export function aheadMs(readMs: number, askedMs: number, answeredMs: number): number {
  return readMs < askedMs ? readMs - askedMs : Math.max(0, readMs - answeredMs)
}
