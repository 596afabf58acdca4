import type { Server } from 'node:http'
import { hub } from '@/lib/platform/events'
import { log } from '@/lib/platform/log'

/** Ten seconds are promised for everything; PostgreSQL stops after us. */
const deadlineMs = 8500

let isClosing = false

export function isShuttingDown(): boolean {
  return isClosing
}

/** On SIGTERM or SIGINT: nothing new, everything that was begun is answered, then `last` (what runs beside requests). */
export function endOnSignal(servers: Server[], last: () => Promise<void>): void {
  const end = () => {
    // A terminal signals the whole group, and the launcher signals as well.
    if (isClosing) return
    isClosing = true
    setTimeout(() => exit('deadline'), deadlineMs).unref()
    void drain(servers)
      .then(last)
      .then(
        () => exit('drained'),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

async function drain(servers: Server[]): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  for (const close of [...hub().openStreams]) close()
  // A connection falls idle when its last answer has left, which may be any moment from now on.
  const sweep = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50)
  await Promise.all(closed)
  clearInterval(sweep)
}

function exit(reason: string): void {
  log.info({ reason }, 'stopped')
  process.exit(0)
}
