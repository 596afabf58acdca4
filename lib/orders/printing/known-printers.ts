import type { Printer } from '@/lib/generated/prisma/client'
import { pool } from '@/lib/platform/database/pool'
import { hub } from '@/lib/platform/events'
import { joinedReads } from '@/lib/platform/process/scheduling'
import { tokenHash } from '@/lib/platform/process/secrets'

/** A printer as the process remembers it until it is told of a change: nothing is asked for a poll that finds nothing. */
export interface KnownPrinter extends Pick<Printer, 'id' | 'kind' | 'condition' | 'tokenHash'> {
  /** What it gets next; null while nothing waits, or while it has a job in its hands. */
  nextJobId: string | null
}

interface Known {
  changes: number
  byToken: ReadonlyMap<string, KnownPrinter>
}

let known: Known | null = null

export async function knownPrinter(token: string): Promise<KnownPrinter | undefined> {
  const { isListening, printChanges } = hub()
  if (!isListening || known?.changes !== printChanges) known = await readKnown('all')
  return known.byToken.get(tokenHash(token))
}

const readKnown = joinedReads<'all', Known>(async () => {
  const changes = hub().printChanges
  const { rows } = await pool().query<KnownPrinter>(allKnown)
  return { changes, byToken: new Map(rows.map((printer) => [printer.tokenHash, printer])) }
})

// One statement over all, by the small indexes of what waits and what is sent.
const allKnown = `
  select printer.id, kind, condition, token_hash as "tokenHash", case
    when exists (select from print_job where printer_id = printer.id and status = 'sent') then null
    else (select id from print_job where printer_id = printer.id and status = 'waiting' order by created_at, id limit 1)
    end as "nextJobId"
  from printer`
