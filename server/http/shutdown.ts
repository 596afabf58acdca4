import type { Server } from 'node:http'
import { hub } from '@/lib/platform/events'
import { log } from '@/lib/platform/log'

/** The contract promises ten seconds for everything; PostgreSQL stops after us. */
const deadlineMs = 8500

let isClosing = false

export function isShuttingDown(): boolean {
  return isClosing
}

/** On SIGTERM or SIGINT: accepts nothing new, answers what is in flight, then stops what runs beside requests. */
export function shutDownOnSignal(servers: Server[], stopBackground: () => Promise<void>): void {
  const shutDown = () => {
    // Ctrl-C reaches us twice: from the terminal and from the launcher.
    if (isClosing) return
    isClosing = true
    setTimeout(() => exit('deadline'), deadlineMs).unref()
    void drain(servers)
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

async function drain(servers: Server[]): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  for (const close of [...hub().openStreams]) close()
  // A connection becomes idle after its last response, which may be any moment from now on.
  const sweep = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50)
  await Promise.all(closed)
  clearInterval(sweep)
}

function exit(reason: string): void {
  log.info({ reason }, 'stopped')
  process.exit(0)
}
