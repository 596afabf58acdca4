import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { recurringWarning } from '@/lib/platform/process/log'
import type { MailEnvironment } from './mail-route'
import { prepareQueue } from './queue'
import { newSender, sendDueMails, type Sender } from './sender'

interface OutboxSettings {
  databaseUrl: string
  environment: MailEnvironment
}

export interface Outbox {
  /** Waits at most five seconds for a mail that is being sent. */
  stop(): Promise<void>
}

const slowPoll = 15_000
const stopWithin = 5000

const warnOfLostDatabase = recurringWarning('the outbox has lost its database')

/** Each mail is sent by one of all processes. */
export function startOutbox({ databaseUrl, environment }: OutboxSettings): Outbox {
  const sender = newSender(environment)
  const stopping = new AbortController()
  const wakeSignal = new WakeSignal()
  const working = work(sender, databaseUrl, { wakeSignal, signal: stopping.signal })
  return {
    async stop() {
      stopping.abort()
      wakeSignal.trigger()
      await Promise.race([working, pause(stopWithin, undefined, { ref: false })])
      sender.server?.close()
    },
  }
}

interface Control {
  wakeSignal: WakeSignal
  signal: AbortSignal
}

async function work(sender: Sender, databaseUrl: string, control: Control): Promise<void> {
  while (!control.signal.aborted) {
    const client = connection(databaseUrl)
    // The failing query reports it; without a listener the event would end the process.
    client.on('error', () => control.wakeSignal.trigger())
    client.on('notification', () => control.wakeSignal.trigger())
    const disconnect = () => void client.end().catch(() => undefined)
    const disconnectLater = () => setTimeout(disconnect, stopWithin).unref()
    control.signal.addEventListener('abort', disconnectLater, { once: true })
    await serve(sender, client, control).catch((error: unknown) => {
      if (!control.signal.aborted) warnOfLostDatabase(error)
    })
    control.signal.removeEventListener('abort', disconnectLater)
    disconnect()
    if (!control.signal.aborted) await control.wakeSignal.wait(1000)
  }
}

function connection(databaseUrl: string): Client {
  return new Client({
    connectionString: databaseUrl,
    application_name: 'outbox',
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
  })
}

async function serve(sender: Sender, client: Client, { wakeSignal, signal }: Control): Promise<void> {
  await client.connect()
  await client.query('listen mail_due')
  await prepareQueue(client)
  while (!signal.aborted) {
    const next = await sendDueMails(sender, client, signal)
    if (!signal.aborted) await wakeSignal.wait(restOf(sender, next))
  }
}

/** While the mail server is down, a new mail is no reason to try earlier. */
function restOf({ retryAt }: Sender, next: number | null): number {
  if (retryAt !== null) return Math.max(100, retryAt - Date.now())
  return Math.min(slowPoll, Math.max(1000, next ?? slowPoll))
}

/** A trigger outside a wait ends the next wait, so none is lost. */
class WakeSignal {
  private isTriggered = false
  private endWait: (() => void) | undefined

  trigger(): void {
    this.isTriggered = true
    this.endWait?.()
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.isTriggered) await this.waitUpTo(milliseconds)
    this.isTriggered = false
  }

  private waitUpTo(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
