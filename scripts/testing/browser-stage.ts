import type { Running } from '../bootstrap/running.mjs'
import { prepareDatabase } from '../launch/database/app-role'
import { ensureDatabase, inDatabase } from '../launch/database/connection'
import { createFirstAdmin } from '../launch/database/first-admin'
import { seedDemo } from '../launch/database/seed'
import { freePorts } from '../launch/ports'
import { startServer } from '../launch/process/server-process'
import { setUpShop } from '../launch/shop'
import { blankSettings } from './clean-environment'

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'ein-Admin-der-Tests' }

/**
 * The built shop as two processes on one database, as `npm start` sets it up.
 * @param folder for its data
 */
export async function startTestShop(running: Running, folder: string) {
  const [port, secondPort, smtpPort, inboxPort] = await freePorts(4)
  Object.assign(process.env, blankSettings(), ADMIN, {
    DATA_DIR: folder,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    INBOX_PORT: String(inboxPort),
    LOG_LEVEL: 'warn',
    // All customers of the tests come from one address.
    RATE_LIMIT_FACTOR: '1000',
    NEXT_DIST_DIR: '.next-test',
  })
  const { env, adminUrl, inboxUrl } = await setUpShop(running, { forTests: true })
  running.add(await startServer(env))
  running.add(await startServer({ ...env, PORT: String(secondPort) }))
  return {
    // With the settings of these two, a test can start a third that it may kill.
    ...env,
    DATABASE_ADMIN_URL: adminUrl,
    BASE_URL: `http://localhost:${port}`,
    SECOND_URL: `http://localhost:${secondPort}`,
    INBOX_URL: inboxUrl,
  }
}

/**
 * The same build on an empty database beside the other's, with nobody but its owner: what stands there after a first start
 * without the demo.
 * @param shop what `startTestShop` has answered
 */
export function startEmptyShop(running: Running, shop: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  return startShopBeside(running, shop, { database: 'first_hour', withDemo: false })
}

/** The same with a demo of its own, which may become another shop. */
export function startDemoShop(running: Running, shop: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  return startShopBeside(running, shop, { database: 'another_shop', withDemo: true })
}

async function startShopBeside(
  running: Running,
  shop: NodeJS.ProcessEnv,
  { database, withDemo }: { database: string; withDemo: boolean },
): Promise<NodeJS.ProcessEnv> {
  const adminUrl = inDatabase(shop.DATABASE_ADMIN_URL ?? '', database)
  const appUrl = inDatabase(shop.DATABASE_URL ?? '', database)
  await ensureDatabase(adminUrl)
  await prepareDatabase({ adminUrl, appUrl })
  const [port] = await freePorts(1)
  const env = { ...shop, DATABASE_URL: appUrl, DATABASE_ADMIN_URL: '', PORT: String(port) }
  if (withDemo) await seedDemo(env)
  await createFirstAdmin(adminUrl, ADMIN)
  running.add(await startServer(env))
  return { ...env, BASE_URL: `http://localhost:${port}` }
}
