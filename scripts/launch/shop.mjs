import { ensureBundles, ensurePrismaClient, ensureSite } from './build.mjs'
import { createFirstAdmin } from './first-admin.mjs'
import { migrate } from './migrations.mjs'
import { refuseTakenPort } from './ports.mjs'
import { step } from './progress.mjs'
import { seedDemo } from './seed.mjs'
import { readSettings } from './settings.mjs'
import { openShopDatabase } from './shop-database.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Everything that the shop needs before it can serve, from an empty checkout or from a running one.
 * @param {import('./running.mjs').Running} running @param {{ lan?: boolean, withSite?: boolean, forTests?: boolean }} how
 */
export async function setUpShop(running, { lan = false, withSite = true, forTests = false }) {
  await ensurePrismaClient()
  await ensureBundles()
  const settings = await readSettings({ lan })
  await refuseTakenPorts(settings)
  const database = running.add(await openShopDatabase(settings, { forTests }))
  if (withSite) await ensureSite()
  const applied = await step('Migrating the database', () => migrate(database.url))
  const mail = running.add(await openMail(settings))
  const env = serverEnvironment(settings, database, mail)
  if (settings.SEED === 'demo') await seedDemo(env)
  const admin = await createFirstAdmin(database.url, settings)
  return { settings, env, admin, applied, inboxUrl: mail.inboxUrl }
}

/** @param {Settings} settings */
async function refuseTakenPorts({ HOST, PORT, SMTP_PORT, INBOX_PORT, catchesMail, lan }) {
  await refuseTakenPort({ port: PORT, host: HOST, setting: 'PORT' })
  if (!catchesMail) return
  await refuseTakenPort({ port: SMTP_PORT, host: mailHost(lan), setting: 'SMTP_PORT' })
  await refuseTakenPort({ port: INBOX_PORT, host: mailHost(lan), setting: 'INBOX_PORT' })
}

/** @param {Settings} settings */
async function openMail({ given, catchesMail, lan, SMTP_PORT, INBOX_PORT }) {
  if (!catchesMail) return { smtpUrl: given.SMTP_URL, inboxUrl: undefined, stop: async () => {} }
  const { startMailCatcher } = await import('../mail/mail-catcher.mjs')
  return step('Starting the mail catcher', () =>
    startMailCatcher({ host: mailHost(lan), smtpPort: SMTP_PORT, inboxPort: INBOX_PORT }),
  )
}

/** Only --lan shows the inbox to the network: the codes in it open accounts.
 * @param {boolean} lan */
function mailHost(lan) {
  return lan ? '0.0.0.0' : '127.0.0.1'
}

/**
 * @param {Settings} settings
 * @param {{ url: string, sessionSecret: string }} database @param {{ smtpUrl?: string | undefined }} mail
 * @returns {NodeJS.ProcessEnv}
 */
function serverEnvironment(settings, database, mail) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: settings.HOST,
    PORT: String(settings.PORT),
    WEB_CONCURRENCY: String(settings.WEB_CONCURRENCY),
    SEED: settings.SEED,
    DATABASE_URL: database.url,
    SESSION_SECRET: database.sessionSecret,
    SMTP_URL: mail.smtpUrl,
  }
}
