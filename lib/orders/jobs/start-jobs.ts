import { Client } from 'pg'
import { mailEnvironment } from '@/lib/mail/mail-route'
import { startOutbox } from '@/lib/mail/outbox'
import { undoMs } from '@/lib/orders/status'
import { currentProvider } from '@/lib/payments/current-provider'
import { reconcile } from '@/lib/payments/reconcile'
import { env } from '@/lib/platform/env'
import { onAnyOrderChanged } from '@/lib/platform/events'
import { recurringWarning } from '@/lib/platform/log'
import { hasUnwrittenViews, writeViews } from './count-views'
import { postPush } from './post-push'
import { pushAlarms } from './push-alarms'
import { raiseAlarms, raiseDeviceAlarm } from './raise-alarms'
import { forgetOldSubscriptions, sendPushes } from './send-pushes'
import { sweep } from './sweep'

/** Sends mails and does what is due by the clock. Returns how to stop it, with the last views written. */
export function startJobs(): () => Promise<void> {
  const { DATABASE_URL: databaseUrl } = env()
  const jobs = { alarms: alarmJob(databaseUrl), pushes: pushJob(databaseUrl), retention: retentionJob(databaseUrl) }
  const views = viewJob(databaseUrl)
  const payments = paymentJob()
  const timers = [
    setInterval(() => void jobs.alarms(), 30_000),
    setInterval(() => void jobs.pushes(), 30_000),
    // Not in the first minute, in which all clients come back after a restart.
    setTimeout(() => void jobs.retention(), 60_000),
    setInterval(() => void jobs.retention(), 3_600_000),
    setInterval(() => void views(), 15_000),
    setInterval(() => void payments(), 60_000),
  ]
  for (const timer of timers) timer.unref()
  const stopListening = pushAfterUndo(jobs.pushes)
  const outbox = startOutbox({ databaseUrl, environment: mailEnvironment() })
  return async () => {
    stopListening()
    for (const timer of timers) clearTimeout(timer)
    await Promise.all([outbox.stop(), views()])
  }
}

function alarmJob(databaseUrl: string) {
  return job(
    'could not look for waiting orders and silent devices',
    { databaseUrl, timeoutMs: 10_000 },
    async (client) => {
      await raiseAlarms(client)
      await raiseDeviceAlarm(client)
      await pushAlarms(client, postPush)
    },
  )
}

function pushJob(databaseUrl: string) {
  return job('could not look for push messages', { databaseUrl, timeoutMs: 10_000 }, async (client) => {
    await forgetOldSubscriptions(client)
    let sent = 0
    do sent = await sendPushes(client, postPush)
    while (sent > 0)
  })
}

function retentionJob(databaseUrl: string) {
  return job('could not end what is past its time', { databaseUrl, timeoutMs: 60_000 }, async (client) => {
    while ((await sweep(client)) > 0);
  })
}

function viewJob(databaseUrl: string) {
  const write = job('could not write the counted views', { databaseUrl, timeoutMs: 5000 }, (client) =>
    writeViews(client),
  )
  return async () => {
    if (hasUnwrittenViews()) await write()
  }
}

/** Without a provider nothing is asked, but what awaits a payment is given back all the same. */
function paymentJob() {
  const warn = recurringWarning('could not look for open payments')
  let isRunning = false
  return async () => {
    if (isRunning) return
    isRunning = true
    try {
      const provider = await currentProvider()
      await reconcile(provider?.driver ?? null)
    } catch (error) {
      warn(error)
    } finally {
      isRunning = false
    }
  }
}

/** A connection of its own for each run: one that stays open would need reconnecting. */
function job(
  warning: string,
  { databaseUrl, timeoutMs }: { databaseUrl: string; timeoutMs: number },
  work: (client: Client) => Promise<void>,
): () => Promise<void> {
  const warn = recurringWarning(warning)
  async function run(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      // Short, because the last views are written while the process ends.
      connectionTimeoutMillis: 2500,
      query_timeout: timeoutMs,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await work(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return () => run().catch((error: unknown) => warn(error))
}

const stepMs = 1000

/** Once a second, however many orders change in it. */
function pushAfterUndo(sendDue: () => Promise<void>): () => void {
  const timers = new Map<number, NodeJS.Timeout>()
  const unsubscribe = onAnyOrderChanged(() => {
    const at = Math.ceil((Date.now() + undoMs) / stepMs) * stepMs
    if (timers.has(at)) return
    const timer = setTimeout(() => {
      timers.delete(at)
      void sendDue()
    }, at - Date.now())
    timers.set(at, timer.unref())
  })
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
