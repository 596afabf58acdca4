import { parseEnvironment, readSecretFiles, secretFileNames } from '../../lib/platform/process/env'
import { messageOf, Stop } from '../bootstrap/stop.mjs'

export type Settings = ReturnType<typeof readSettings>

const PLACEHOLDER_SECRET = 'x'.repeat(32)

/** Placeholders stand for what the launcher provides later, so that a wrong value is reported first. */
export function readSettings({ lan = false, serves = true }: { lan?: boolean; serves?: boolean } = {}) {
  takeSecretsFromFiles()
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()))
  const isEmbedded = !given.DATABASE_URL
  if (isEmbedded && given.DATABASE_ADMIN_URL) throw new Stop('DATABASE_ADMIN_URL is set, and DATABASE_URL is not')
  const provided = {
    ...(isEmbedded && { DATABASE_URL: 'postgresql://embedded', SEED: 'demo' }),
    ...((isEmbedded || !serves) && { SESSION_SECRET: PLACEHOLDER_SECRET }),
    HOST: lan ? '0.0.0.0' : 'localhost',
  }
  try {
    const settings = parseEnvironment({ ...provided, ...given, ...(lan && { HOST: '0.0.0.0' }) })
    return { ...settings, given, isEmbedded, catchesMail: !given.SMTP_URL && !given.SMTP_CATCHER_URL, lan }
  } catch (error) {
    const problem = messageOf(error)
    const hint = problem.includes('SESSION_SECRET is not set') ? ': it is required where DATABASE_URL is set' : ''
    throw new Stop(`${problem}${hint}`)
  }
}

function takeSecretsFromFiles() {
  try {
    Object.assign(process.env, readSecretFiles(process.env))
  } catch (error) {
    throw new Stop(messageOf(error))
  }
  for (const name of secretFileNames()) delete process.env[name]
}
