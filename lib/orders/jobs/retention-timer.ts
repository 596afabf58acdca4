import { Client } from 'pg'
import { recurringWarning } from '@/lib/platform/recurring-warning'
import { sweep } from './sweep'

const everyMs = 3_600_000
/** Not in the first minute, in which everybody comes back after a restart. */
const firstAfterMs = 60_000

const warnOfFailedSweep = recurringWarning('could not end what is past its time')

/** Ends every hour what is past its time; every process may run one. */
export function startRetention(databaseUrl: string): { stop(): void } {
  const run = () => {
    sweepAll(databaseUrl).catch((error: unknown) => warnOfFailedSweep(error))
  }
  const first = setTimeout(run, firstAfterMs).unref()
  const timer = setInterval(run, everyMs).unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(timer)
    },
  }
}

// A connection per run: one that stays open would need reconnecting.
async function sweepAll(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000, query_timeout: 60_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    while ((await sweep(client)) > 0);
  } finally {
    await client.end().catch(() => undefined)
  }
}
