import type { Server } from 'node:http'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { hub } from '@/lib/platform/events'
import { log } from '@/lib/platform/log'
import { openRequests } from './request-context'

/** The contract promises ten seconds for everything; PostgreSQL stops after us. */
const deadlineMs = 8500

interface Ending {
  /** How long proxies are given to go elsewhere; a part of the ten seconds. */
  drainMs: number
  /** What runs beside requests. */
  stopBackground: () => Promise<void>
}

/**
 * On SIGTERM or SIGINT: says that it ends and goes on answering for a while, then accepts nothing new, answers what is in
 * flight, and stops what runs beside requests.
 */
export function shutDownOnSignal(servers: Server[], { drainMs, stopBackground }: Ending): void {
  const shutDown = () => {
    // Ctrl-C reaches us twice: from the terminal and from the launcher.
    if (hub().isClosing) return
    setTimeout(() => exit('deadline'), deadlineMs).unref()
    announce()
    void sleep(drainMs)
      .then(whatArrivedIsRead)
      .then(() => close(servers))
      .then(stopBackground)
      .then(
        () => exit('drained'),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}

/**
 * `ready` is 503 from now on, and every answer closes its connection. One that lies idle in a proxy's hands stays open: a
 * request may be on its way that the proxy must not send twice.
 */
function announce(): void {
  hub().isClosing = true
  for (const { response } of openRequests) response.shouldKeepAlive = false
}

/** Timers come before sockets: on a busy machine an idle connection may hold a request that nobody has read yet. */
async function whatArrivedIsRead(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

async function close(servers: Server[]): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  // After the listener: whoever comes back at once finds another process, and not this one again.
  endStreams()
  // A connection becomes idle after its last response, which may be any moment from now on.
  const sweep = setInterval(() => {
    endStreams()
    servers.forEach((server) => server.closeIdleConnections())
  }, 50)
  await Promise.all(closed)
  clearInterval(sweep)
}

function endStreams(): void {
  for (const end of [...hub().openStreams]) end()
}

function exit(reason: string): void {
  log.info({ reason }, 'stopped')
  process.exit(0)
}
