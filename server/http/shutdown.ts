import type { Server } from 'node:http'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { hub } from '@/lib/platform/events'
import { log } from '@/lib/platform/process/log'
import { openRequests } from './request-context'

/** The contract promises ten seconds for everything; PostgreSQL stops after us. */
const deadlineMs = 8500

interface Ending {
  /** For proxies to switch over; a part of the ten seconds. */
  drainMs: number
  stopBackground: () => Promise<void>
}

/** Reports not ready and serves for a while, then accepts no connection, answers what is in flight, and ends. */
export function shutDownOnSignal(servers: Server[], { drainMs, stopBackground }: Ending): void {
  async function shutDown(): Promise<void> {
    // Ctrl-C reaches us twice: from the terminal and from the launcher.
    if (hub().isClosing) return
    setTimeout(() => exit('deadline'), deadlineMs).unref()
    announce()
    await sleep(drainMs)
    await whatArrivedIsRead()
    await close(servers)
    await stopBackground()
    exit('drained')
  }
  const onSignal = () =>
    void shutDown().catch((error: unknown) => {
      log.error({ err: error }, 'stopping failed')
      process.exit(1)
    })
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** Idle connections stay open: a proxy may be sending a request that it must not send twice. */
function announce(): void {
  hub().isClosing = true
  for (const { response } of openRequests) response.shouldKeepAlive = false
}

/** Timers come before sockets: on a busy machine an idle connection may have an unread request. */
async function whatArrivedIsRead(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

async function close(servers: Server[]): Promise<void> {
  // The listener first, so that a client that reconnects reaches another process.
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  // A connection becomes idle after its last response, which may be at any moment.
  function sweep(): void {
    for (const end of [...hub().openStreams]) end()
    servers.forEach((server) => server.closeIdleConnections())
  }
  sweep()
  const timer = setInterval(sweep, 50)
  await Promise.all(closed)
  clearInterval(timer)
}

function exit(reason: string): void {
  log.info({ reason }, 'stopped')
  process.exit(0)
}
