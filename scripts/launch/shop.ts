import { say, step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { ensureSite } from './build/site'
import { appRoleWarning, prepareDatabase } from './database/app-role'
import { createFirstAdmin } from './database/first-admin'
import { seedDemo } from './database/seed'
import { openShopDatabase } from './database/shop-database'
import { refuseTakenPort } from './ports'
import { readSettings, type Settings } from './settings'

export async function setUpShop(
  running: Running,
  { lan = false, withSite = true, forTests = false }: { lan?: boolean; withSite?: boolean; forTests?: boolean },
) {
  const settings = readSettings({ lan })
  await refuseTakenPorts(settings)
  const database = running.add(await openShopDatabase(settings, { forTests }))
  if (withSite) await ensureSite()
  const applied = await step('Migrating the database', () => prepareDatabase(database))
  const doubt = await appRoleWarning(database)
  if (doubt) say(`! ${doubt}`)
  const mail = running.add(await openMail(settings))
  const env = serverEnvironment(settings, database, mail)
  if (settings.SEED === 'demo') await seedDemo(env)
  const admin = await createFirstAdmin(database.adminUrl, settings)
  const { adminUrl, broken } = database
  return { settings, env, admin, applied, adminUrl, broken, inboxUrl: mail.inboxUrl }
}

// Also with --lan: the inbox contains the codes of every account, the administrator's too.
const MAIL_HOST = '127.0.0.1'

type MailSettings = Pick<Settings, 'SMTP_CATCHER_URL' | 'catchesMail' | 'SMTP_PORT' | 'INBOX_PORT'>

async function refuseTakenPorts({ HOST, PORT, SMTP_PORT, INBOX_PORT, catchesMail }: Settings) {
  await refuseTakenPort({ port: PORT, host: HOST, setting: 'PORT' })
  if (!catchesMail) return
  const ports = { PORT, SMTP_PORT, INBOX_PORT }
  const [one, other] = Object.entries(ports).filter(([, port], at, all) =>
    all.some(([, taken], where) => where !== at && taken === port),
  )
  if (one && other) throw new Stop(`${one[0]} and ${other[0]} are both ${one[1]}: give each a port of its own`)
  await refuseTakenPort({ port: SMTP_PORT, host: MAIL_HOST, setting: 'SMTP_PORT' })
  await refuseTakenPort({ port: INBOX_PORT, host: MAIL_HOST, setting: 'INBOX_PORT' })
}

export async function openMail({ SMTP_CATCHER_URL, catchesMail, SMTP_PORT, INBOX_PORT }: MailSettings) {
  if (!catchesMail) return { smtpUrl: SMTP_CATCHER_URL, inboxUrl: undefined, stop: async () => {} }
  const { startMailCatcher } = await import('../mail/mail-catcher')
  return step('Starting the mail catcher', () =>
    startMailCatcher({ host: MAIL_HOST, smtpPort: SMTP_PORT, inboxPort: INBOX_PORT }),
  )
}

export function serverEnvironment(
  settings: Settings,
  database: { appUrl: string; sessionSecret: string; dataDir?: string },
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
    DATABASE_URL: database.appUrl,
    // Withheld from the serving process; empty and not missing, or Next would read them from .env.
    DATABASE_ADMIN_URL: '',
    ADMIN_PASSWORD: '',
    // The embedded database may be elsewhere than configured; the shop watches its disk.
    ...(database.dataDir && { DATA_DIR: database.dataDir }),
    SESSION_SECRET: database.sessionSecret,
    // Not SMTP_URL: the server that the owner sets in the admin area takes precedence over a catcher.
    SMTP_CATCHER_URL: mail.smtpUrl,
  }
}
