import { Client } from 'pg'
import { recurringWarning } from '@/lib/platform/recurring-warning'
import { raiseAlarms } from './raise-alarms'
import { raiseDeviceAlarm } from './raise-device-alarm'

const everyMs = 30_000

const warnOfFailedLook = recurringWarning('could not look for waiting orders and silent devices')

/** Looks twice a minute for orders that nobody accepts and for a kitchen without a device; every process may run one. */
export function startAlarms(databaseUrl: string): { stop(): void } {
  const timer = setInterval(() => {
    look(databaseUrl).catch((error: unknown) => warnOfFailedLook(error))
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
    await raiseDeviceAlarm(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
