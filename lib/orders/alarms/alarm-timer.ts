import { Client } from 'pg'
import { log } from '@/lib/platform/log'
import { raiseAlarms } from './raise-alarms'

const everyMs = 30_000

/** Looks twice a minute for orders that nobody accepts; every process may run one. */
export function startAlarms(databaseUrl: string): { stop(): void } {
  const timer = setInterval(() => {
    look(databaseUrl).catch((error: unknown) => log.warn({ err: error }, 'could not look for waiting orders'))
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

// A connection per run: one that stays open would need reconnecting.
async function look(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await raiseAlarms(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
