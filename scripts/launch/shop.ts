import { randomBytes } from 'node:crypto'
import { networkInterfaces } from 'node:os'

import { say, step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { ensureSite } from './build/site'
import { appRoleWarning, prepareDatabase } from './database/app-role'
import { connectionsLine } from './database/connections-line'
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
  say(await connectionsLine(database.appUrl, settings))
  const mail = running.add(await openMail(settings))
  const payments = running.add(await openPayments(settings, database))
  const env = serverEnvironment(settings, database, { ...mail, ...payments })
  if (settings.SEED === 'demo') await seedDemo(env)
  const admin = await createFirstAdmin(database.adminUrl, settings)
  const { adminUrl, broken } = database
  return { settings, env, admin, applied, adminUrl, broken, inboxUrl: mail.inboxUrl }
}

// Also with --lan: the inbox contains the codes of every account, the administrator's too.
const MAIL_HOST = '127.0.0.1'

type MailSettings = Pick<Settings, 'SMTP_CATCHER_URL' | 'catchesMail' | 'SMTP_PORT' | 'INBOX_PORT'>

async function refuseTakenPorts({ HOST, PORT, SMTP_PORT, INBOX_PORT, PAY_PORT, catchesMail, ...settings }: Settings) {
  await refuseTakenPort({ port: PORT, host: HOST, setting: 'PORT' })
  if (isDemo(settings)) await refuseTakenPort({ port: PAY_PORT, host: HOST, setting: 'PAY_PORT' })
  if (!catchesMail) return
  const ports = { PORT, SMTP_PORT, INBOX_PORT, PAY_PORT }
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

/** A shop of one's own takes no money that does not move. */
function isDemo({ isEmbedded, SEED }: Pick<Settings, 'isEmbedded' | 'SEED'>): boolean {
  return isEmbedded && SEED === 'demo'
}

async function openPayments(settings: Settings, { dataDir }: { appUrl: string; dataDir?: string }) {
  if (!isDemo(settings)) return { stop: async () => {} }
  const { startDemoProvider } = await import('../demo-payment/demo-provider')
  const { HOST: host, PORT, PAY_PORT: port, DATA_DIR } = settings
  const paymentSecret = randomBytes(32).toString('base64url')
  const webhookUrl = `http://127.0.0.1:${PORT}/api/v1/payments/demo/events`
  const { url, stop } = await step('Starting the demo’s provider of payments', () =>
    startDemoProvider({ host, port, dataDir: dataDir ?? DATA_DIR, secret: paymentSecret, webhookUrl }),
  )
  return { paymentUrl: url, paymentSecret, stop }
}

export function serverEnvironment(
  settings: Settings,
  database: { appUrl: string; sessionSecret: string; dataDir?: string },
  beside: { smtpUrl?: string | undefined; paymentUrl?: string | undefined; paymentSecret?: string | undefined },
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
    SMTP_CATCHER_URL: beside.smtpUrl,
    DEMO_PAYMENT_URL: beside.paymentUrl,
    DEMO_PAYMENT_SECRET: beside.paymentSecret,
  }
}

export async function welcome({ settings, admin, inboxUrl }: Awaited<ReturnType<typeof setUpShop>>) {
  const shop = settings.APP_URL ?? `http://localhost:${settings.PORT}`
  const lines = [`  Shop      ${shop}`, `  Admin     ${shop}/admin  (${admin.email})`]
  if (admin.password)
    lines.push(`  Password  ${admin.password}  (shown this once; "npm run admin:reset" makes another)`)
  if (inboxUrl) lines.push(`  Inbox     ${inboxUrl}${settings.lan ? '  (on this machine only)' : ''}`)
  say(`\n${lines.join('\n')}\n`)
  if (settings.SEED !== 'demo')
    say('  Until the shop is opened guests see only that it opens soon: sign in at Admin, a checklist leads on.\n')
  if (settings.lan) await inviteNetwork(settings.PORT)
  if (settings.lan && inboxUrl)
    say('  Codes for registrations and passwords are read in the inbox, on this machine and nowhere else.\n')
  say('  Ctrl-C ends everything.\n')
}

async function inviteNetwork(port: number) {
  const address = networkAddress()
  if (!address) return say('  This machine is in no network just now.\n')
  const url = `http://${address}:${port}`
  const { renderUnicodeCompact } = await import('uqr')
  say(`  For phones and tablets in this network: ${url}\n\n${renderUnicodeCompact(url)}\n`)
}

/** The address under which phones in the same network reach this machine. */
function networkAddress() {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
