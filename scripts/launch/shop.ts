import { step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { ensureSite } from './build/site'
import { createFirstAdmin } from './database/first-admin'
import { migrate } from './database/migrations'
import { seedDemo } from './database/seed'
import { openShopDatabase } from './database/shop-database'
import { refuseTakenPort } from './ports'
import { readSettings, type Settings } from './settings'

/** Everything that the shop needs before it can serve, from an empty checkout or from a running one. */
export async function setUpShop(
  running: Running,
  { lan = false, withSite = true, forTests = false }: { lan?: boolean; withSite?: boolean; forTests?: boolean },
) {
  const settings = readSettings({ lan })
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

async function refuseTakenPorts({ HOST, PORT, SMTP_PORT, INBOX_PORT, catchesMail, lan }: Settings) {
  await refuseTakenPort({ port: PORT, host: HOST, setting: 'PORT' })
  if (!catchesMail) return
  await refuseTakenPort({ port: SMTP_PORT, host: mailHost(lan), setting: 'SMTP_PORT' })
  await refuseTakenPort({ port: INBOX_PORT, host: mailHost(lan), setting: 'INBOX_PORT' })
}

async function openMail({ SMTP_CATCHER_URL, catchesMail, lan, SMTP_PORT, INBOX_PORT }: Settings) {
  if (!catchesMail) return { smtpUrl: SMTP_CATCHER_URL, inboxUrl: undefined, stop: async () => {} }
  const { startMailCatcher } = await import('../mail/mail-catcher')
  return step('Starting the mail catcher', () =>
    startMailCatcher({ host: mailHost(lan), smtpPort: SMTP_PORT, inboxPort: INBOX_PORT }),
  )
}

/** Only --lan shows the inbox to the network: the codes in it open accounts. */
function mailHost(lan: boolean) {
  return lan ? '0.0.0.0' : '127.0.0.1'
}

function serverEnvironment(
  settings: Settings,
  database: { url: string; sessionSecret: string },
  mail: { smtpUrl?: string | undefined },
): NodeJS.ProcessEnv {
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
    // Not SMTP_URL: before what only catches mail goes the server that the owner sets in the admin area.
    SMTP_CATCHER_URL: mail.smtpUrl,
  }
}
