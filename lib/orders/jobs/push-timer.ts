import { Client } from 'pg'
import { onAnyOrderChanged } from '@/lib/platform/events'
import { recurringWarning } from '@/lib/platform/recurring-warning'
import { undoMs } from '@/lib/orders/status'
import { postPush } from './post-push'
import { forgetOldSubscriptions, sendPushes } from './send-pushes'

const retryEveryMs = 30_000
const stepMs = 1000

const warnOfFailedLook = recurringWarning('could not look for push messages')

/** Sends what browsers are to be told once a step can no longer be undone; every process may run one. */
export function startPushes(databaseUrl: string): { stop(): void } {
  // However many orders change in a second, it looks once.
  const looks = new Map<number, NodeJS.Timeout>()
  const lookOnce = () => {
    look(databaseUrl).catch((error: unknown) => warnOfFailedLook(error))
  }
  const unsubscribe = onAnyOrderChanged(() => {
    const at = Math.ceil((Date.now() + undoMs) / stepMs) * stepMs
    if (looks.has(at)) return
    const timer = setTimeout(() => {
      looks.delete(at)
      lookOnce()
    }, at - Date.now())
    looks.set(at, timer.unref())
  })
  const retries = setInterval(lookOnce, retryEveryMs).unref()
  return {
    stop() {
      unsubscribe()
      clearInterval(retries)
      for (const timer of looks.values()) clearTimeout(timer)
    },
  }
}

// A connection per run: one that stays open would need reconnecting.
async function look(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await forgetOldSubscriptions(client)
    let sent = 0
    do sent = await sendPushes(client, postPush)
    while (sent > 0)
  } finally {
    await client.end().catch(() => undefined)
  }
}
