import { setTimeout as sleep } from 'node:timers/promises'
import { mailEnvironment } from '@/lib/mail/mail-route'
import { startOutbox } from '@/lib/mail/outbox'
import { undoMs } from '@/lib/orders/status'
import { currentProvider } from '@/lib/orders/money/provider/current-provider'
import { reconcile } from '@/lib/orders/money/online/reconcile'
import { env } from '@/lib/platform/process/env'
import { onAnyOrderChanged } from '@/lib/platform/events'
import { recurringWarning } from '@/lib/platform/process/log'
import { writeViews } from './count-views'
import { postPush } from './post-push'
import { pushAlarms } from './push-alarms'
import { raiseAlarms, raiseDeviceAlarm } from './raise-alarms'
import { acceptByItself } from './accept-by-itself'
import { forgetOldEvents } from '@/lib/orders/events/feed'
import { startWebhooks } from '@/lib/orders/events/start-webhooks'
import { forgetOldJobs, giveUpSentJobs } from '@/lib/orders/printing/queue'
import { writeSeen } from '@/lib/orders/printing/seen'
import { rejectUnaccepted } from './reject-unaccepted'
import { forgetOldSubscriptions, sendPushes } from './send-pushes'
import { sumClosedDays } from './sum-closed-days'
import { sweep } from './sweep'

/** Sends mails and does what is due by the clock. Returns how to stop it, with the last views written. */
export function startJobs(): () => Promise<void> {
  const { DATABASE_URL: databaseUrl } = env()
  const timers = [
    setInterval(() => void alarm(), 30_000),
    setInterval(() => void push(), 30_000),
    setInterval(() => void reject(), 30_000),
    setInterval(() => void accept(), 10_000),
    setInterval(() => void lookAtPrinters(), 15_000),
    // Not in the first minute, in which all clients come back after a restart.
    setTimeout(() => void endOldThings(), 60_000),
    setInterval(() => void endOldThings(), 3_600_000),
    setTimeout(() => void sumDays(), 30_000),
    setInterval(() => void sumDays(), 900_000),
    setInterval(() => void countViews(), 15_000),
    setInterval(() => void reconcilePayments(), 60_000),
  ]
  for (const timer of timers) timer.unref()
  const stopListening = pushAfterUndo()
  const stopAccepting = onAnyOrderChanged(() => void accept())
  const outbox = startOutbox({ databaseUrl, environment: mailEnvironment() })
  const stopWebhooks = startWebhooks()
  return async () => {
    stopListening()
    stopAccepting()
    for (const timer of timers) clearTimeout(timer)
    await Promise.all([outbox.stop(), stopWebhooks(), countViews()])
  }
}

const alarm = job('could not look for waiting orders and silent devices', async () => {
  await raiseAlarms()
  await raiseDeviceAlarm()
  await pushAlarms(postPush)
})

const reject = job('could not look for orders that nobody accepted', async () => {
  await rejectUnaccepted()
})

const push = job('could not look for push messages', async () => {
  await forgetOldSubscriptions()
  while ((await sendPushes(postPush)) > 0);
})

let isAccepting = false

const accept = job('could not accept orders', async () => {
  if (isAccepting) return
  isAccepting = true
  try {
    await acceptByItself()
  } finally {
    isAccepting = false
  }
})

const lookAtPrinters = job('could not look after the printers', async () => {
  await writeSeen()
  await giveUpSentJobs()
})

const endOldThings = job('could not end what is past its time', async () => {
  await sweep()
  await forgetOldJobs()
  await forgetOldEvents()
})

let isSumming = false

/** Of a shop that has just got it, years; a pause after each portion lets requests go first. */
const sumDays = job('could not sum the days that are over', async () => {
  if (isSumming) return
  isSumming = true
  try {
    while ((await sumClosedDays()).days > 0) await sleep(250, undefined, { ref: false })
  } finally {
    isSumming = false
  }
})

const countViews = job('could not write the counted views', writeViews)

let isReconciling = false

/** Without a provider nothing is asked, but what awaits a payment is given back all the same. */
const reconcilePayments = job('could not look for open payments', async () => {
  if (isReconciling) return
  isReconciling = true
  try {
    const provider = await currentProvider()
    await reconcile(provider?.driver ?? null)
  } finally {
    isReconciling = false
  }
})

/** A failed run is logged, and the next comes by the clock. */
function job(warning: string, work: () => Promise<void>): () => Promise<void> {
  const warn = recurringWarning(warning)
  return () => work().catch((error: unknown) => warn(error))
}

const stepMs = 1000

/** Once a second, however many orders change in it. */
function pushAfterUndo(): () => void {
  const timers = new Map<number, NodeJS.Timeout>()
  const unsubscribe = onAnyOrderChanged(() => {
    const at = Math.ceil((Date.now() + undoMs) / stepMs) * stepMs
    if (timers.has(at)) return
    const timer = setTimeout(() => {
      timers.delete(at)
      void push()
    }, at - Date.now())
    timers.set(at, timer.unref())
  })
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
