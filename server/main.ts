import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { drainSeconds, env } from '@/lib/platform/process/env'
import { afterChange, hub } from '@/lib/platform/events'
import { log } from '@/lib/platform/process/log'
import { documentMaker } from './next/shared-document'
import { readCompressedAssets } from './http/compressed-assets'
import { openServers } from './http/http-servers'
import { refuseStalled } from './http/refuse-request'
import { olderPagesAnswered } from './http/request-context'
import { shutDownOnSignal } from './http/shutdown'
import { logConsole } from './next/console-log'
import { isByStaff } from '@/lib/accounts/sessions/staff-session'
import { requestHandler } from './request-handler'
import { buildFolder, routesOf } from '@/lib/routing/routes'

const root = process.cwd()
const build = join(root, buildFolder())

async function main(): Promise<void> {
  const { HOST, PORT, APP_URL, NODE_ENV, TRUST_PROXY } = env()
  const isDevelopment = NODE_ENV === 'development'
  if (!isDevelopment) logConsole()
  // Next would also take over upgrades from the server that it finds; only hot reload needs them.
  const upgrades = new EventEmitter() as Server
  // Never a numeric host: Next would then fetch its own rewrites over the network.
  const app = next({ dev: isDevelopment, dir: root, hostname: 'localhost', port: PORT, httpServer: upgrades })
  await app.prepare()
  const handler = requestHandler({
    next: app.getRequestHandler(),
    routes: routesOf(),
    assets: isDevelopment ? new Map() : readCompressedAssets(build),
    makeDocument: isDevelopment ? null : documentMaker(build),
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
      await hub().stopBackground?.()
    },
  })
  log.info({ host: HOST, port: PORT, ms: Math.round(performance.now()) }, 'serving')
  process.send?.({ ready: true })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
