import type { PrinterCondition } from '@/lib/generated/prisma/enums'
import { pool } from '@/lib/platform/database/pool'
import { hub } from '@/lib/platform/events'
import type { KnownPrinter } from './known-printers'

/** That it asked is remembered, and written with others a few times a minute; another condition is written at once. */
export async function noteSeen(printer: KnownPrinter, condition: PrinterCondition, now: Date): Promise<void> {
  hub().printersSeen.set(printer.id, { at: now, condition })
  if (condition !== printer.condition) await writeSeen()
}

// By Prisma it would be a statement for each printer.
const write = `
  update printer set last_seen_at = greatest(last_seen_at, seen.at), condition = seen.condition
  from unnest($1::uuid[], $2::timestamptz[], $3::printer_condition[]) as seen(id, at, condition)
  where printer.id = seen.id`

export async function writeSeen(): Promise<void> {
  const { printersSeen } = hub()
  if (printersSeen.size === 0) return
  const seen = [...printersSeen]
  printersSeen.clear()
  await pool().query(write, [
    seen.map(([id]) => id),
    seen.map(([, { at }]) => at),
    seen.map(([, { condition }]) => condition),
  ])
}
