import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import next from 'next'
import { drainSeconds, env } from '@/lib/platform/env'
import { afterChange, hub } from '@/lib/platform/events'
import { startListener } from '@/lib/platform/listener'
import { log } from '@/lib/platform/log'
import { documentMaker } from './next/shared-document'
import { readCompressedAssets } from './http/compressed-assets'
import { openServers } from './http/http-servers'
import { refuseStalled } from './http/refuse-request'
import { olderPagesAnswered } from './http/request-context'
import { shutDownOnSignal } from './http/shutdown'
import { listMigrations } from '@/lib/platform/migrations'
import { logConsole } from './next/console-log'
import { isByStaff } from '@/lib/accounts/sessions/staff-session'
import { requestHandler } from './request-handler'
import { developmentRoutes, readRoutes } from '@/lib/routing/routes'

const root = process.cwd()
const buildFolder = process.env.NEXT_DIST_DIR || '.next'

async function main(): Promise<void> {
  const { HOST, PORT, APP_URL, DATABASE_URL, NODE_ENV, TRUST_PROXY } = env()
  const isDevelopment = NODE_ENV === 'development'
  if (!isDevelopment) nameBuild()
  hub().migrations = listMigrations(join(root, 'prisma', 'migrations'))
  // Next would also take over upgrades from the server that it finds; only hot reload needs them.
  const upgrades = new EventEmitter() as Server
  // Never a numeric host: Next would then fetch its own rewrites over the network.
  const app = next({ dev: isDevelopment, dir: root, hostname: 'localhost', port: PORT, httpServer: upgrades })
  await app.prepare()
  // Only now, because preparing can block a busy machine until PostgreSQL's answer counts as late.
  const listener = startListener(DATABASE_URL)
  await listener.attempted
  const handler = requestHandler({
    next: app.getRequestHandler(),
    routes: isDevelopment ? developmentRoutes(root) : readRoutes(root, buildFolder),
    assets: isDevelopment ? new Map() : readCompressedAssets(join(root, buildFolder)),
    makeDocument: isDevelopment ? null : documentMaker(join(root, buildFolder)),
    trustedProxies: TRUST_PROXY,
    isHttps: APP_URL?.startsWith('https:') ?? false,
    isDevelopment,
    isForStaff: isByStaff,
  })
  // The first compilation of a page may take minutes on a busy machine.
  const servers = await openServers(HOST, PORT, handler, isDevelopment ? 0 : undefined)
  if (isDevelopment)
    for (const server of servers) server.on('upgrade', (...event) => upgrades.emit('upgrade', ...event))
  setInterval(() => refuseStalled(), 250)
  afterChange(olderPagesAnswered)
  shutDownOnSignal(servers, {
    drainMs: drainSeconds() * 1000,
    stopBackground: async () => {
      await app.close()
      await Promise.all([hub().stopJobs?.(), listener.stop()])
    },
  })
  log.info({ host: HOST, port: PORT, ms: Math.round(performance.now()) }, 'serving')
  process.send?.({ ready: true })
}

function nameBuild() {
  hub().build = readFileSync(join(root, buildFolder, 'BUILD_ID'), 'utf8').trim()
  logConsole()
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
