import { join } from 'node:path'

import type { Running } from '../bootstrap/running.mjs'
import { isSiteFresh } from '../launch/build/site'
import { prepareDatabase } from '../launch/database/app-role'
import { ensureDatabase, inDatabase } from '../launch/database/connection'
import { createFirstAdmin } from '../launch/database/first-admin'
import { seedDemo } from '../launch/database/seed'
import { freePorts } from '../launch/ports'
import { startServer } from '../launch/process/server-process'
import { setUpShop } from '../launch/shop'
import { startMailCatcher } from '../mail/mail-catcher'
import { blankSettings } from './clean-environment'
import { ownPorts } from './own-ports'

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'ein-Admin-der-Tests' }

/** Where the tests' build lies: the shop's own if it is of these sources, else beside it, because a shop may be running. */
export function testBuild(): { NEXT_DIST_DIR: string } {
  return { NEXT_DIST_DIR: isSiteFresh() ? '.next' : '.next-test' }
}

/** The built shop, as `npm start` sets it up, with its data in `folder`. */
export async function startTestShop(running: Running, folder: string, build = testBuild()): Promise<NodeJS.ProcessEnv> {
  // What sets up a shop reads its settings here; the other stages have theirs from before.
  Object.assign(process.env, blankSettings(), await ownPorts(), ADMIN, build, {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    // All customers of the tests come from one address.
    RATE_LIMIT_FACTOR: '1000',
  })
  const { env, adminUrl, inboxUrl } = await setUpShop(running, { forTests: true })
  return serve(running, { ...env, DATABASE_ADMIN_URL: adminUrl, INBOX_URL: inboxUrl }, 1)
}

/** The same build on a database and with a mailbox of its own, on the PostgreSQL of `shop`. */
export async function startShopBeside(
  running: Running,
  shop: NodeJS.ProcessEnv,
  { database, withDemo = true, processes = 1 }: { database: string; withDemo?: boolean; processes?: number },
): Promise<NodeJS.ProcessEnv> {
  const adminUrl = inDatabase(shop.DATABASE_ADMIN_URL ?? '', database)
  const appUrl = inDatabase(shop.DATABASE_URL ?? '', database)
  await ensureDatabase(adminUrl)
  await prepareDatabase({ adminUrl, appUrl })
  const [port] = await freePorts(1)
  const mail = running.add(await startMailCatcher())
  const urls = { DATABASE_URL: appUrl, DATABASE_ADMIN_URL: adminUrl, PORT: String(port) }
  const env = { ...shop, ...urls, SMTP_CATCHER_URL: mail.smtpUrl, INBOX_URL: mail.inboxUrl }
  if (withDemo) await seedDemo({ ...env, DATABASE_ADMIN_URL: '' })
  await createFirstAdmin(adminUrl, ADMIN)
  return serve(running, env, processes)
}

/** With the settings that it gives back a test can start a process more, which it may kill. */
async function serve(running: Running, env: NodeJS.ProcessEnv, processes: number): Promise<NodeJS.ProcessEnv> {
  const ports = [env.PORT, ...(await freePorts(processes - 1))].map(String)
  // Of the journeys alone: the server has no use for them.
  const ofNone = { DATABASE_ADMIN_URL: '', ADMIN_PASSWORD: '' }
  for (const PORT of ports) running.add(await startServer({ ...env, ...ofNone, PORT }))
  const [BASE_URL, SECOND_URL] = ports.map((port) => `http://localhost:${port}`)
  return { ...env, ...ADMIN, BASE_URL, SECOND_URL }
}
