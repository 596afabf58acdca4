import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'

import { inCheckout } from './paths.mjs'
import { messageOf, Stop } from './stop.mjs'

/** Settings may also stand in a file `.env`; what the terminal sets wins. */
export function loadEnvironmentFile() {
  const file = inCheckout('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** @typedef {Awaited<ReturnType<typeof readSettings>>} Settings */

const PLACEHOLDER_SECRET = 'x'.repeat(32)

/**
 * The settings with what this program provides itself filled in later: here only placeholders stand for it,
 * so that a wrong value is reported before anything starts.
 * @param {{ lan?: boolean, serves?: boolean }} [options] a command that serves nobody needs no secret
 */
export async function readSettings({ lan = false, serves = true } = {}) {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()))
  const isEmbedded = !given.DATABASE_URL
  const provided = {
    ...(isEmbedded && { DATABASE_URL: 'postgresql://embedded', SEED: 'demo' }),
    ...((isEmbedded || !serves) && { SESSION_SECRET: PLACEHOLDER_SECRET }),
    SMTP_URL: 'smtp://embedded',
    HOST: lan ? '0.0.0.0' : 'localhost',
  }
  const { parseEnvironment } = await import(inCheckout('dist', 'environment.mjs'))
  try {
    /** @type {import('../../lib/platform/env').Environment} */
    const settings = parseEnvironment({ ...provided, ...given, ...(lan && { HOST: '0.0.0.0' }) })
    return { ...settings, given, isEmbedded, catchesMail: !given.SMTP_URL, lan }
  } catch (error) {
    const problem = messageOf(error)
    const hint = problem.includes('SESSION_SECRET is not set') ? ': it is required where DATABASE_URL is set' : ''
    throw new Stop(`${problem}${hint}`)
  }
}

/** The address under which phones in the same network reach this machine. */
export function networkAddress() {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
