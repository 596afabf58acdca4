import { readFileSync } from 'node:fs'
import { z } from 'zod'

// Operators rely on names and defaults: see .env.example.

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be a whole number from ${low} to ${high}`)

const port = wholeNumber(1, 65535)

const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://shop.example, without path')
  .transform((value) => new URL(value).origin)

const connection = (...protocols: string[]) =>
  z.string().refine((value) => hasProtocol(value, protocols), `must begin with ${protocols.join('// or ')}//`)

export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(3000),
  APP_URL: origin.optional(),
  DATABASE_URL: connection('postgres:', 'postgresql:'),
  DATABASE_ADMIN_URL: connection('postgres:', 'postgresql:').optional(),
  /** Some verbs ask beside their open transaction: with very few connections they would wait for each other. */
  DATABASE_POOL: wholeNumber(4, 100).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  SMTP_URL: connection('smtp:', 'smtps:').optional(),
  SMTP_CATCHER_URL: connection('smtp:', 'smtps:').optional(),
  SMTP_PORT: port.default(1025),
  INBOX_PORT: port.default(1080),
  PAY_PORT: port.default(1081),
  /** Of the demo's provider of payments, set by what starts it. */
  DEMO_PAYMENT_URL: connection('http:').optional(),
  DEMO_PAYMENT_SECRET: z.string().min(32).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(live|test)_\w+$/, 'must begin with sk_live_, sk_test_, rk_live_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^whsec_\S+$/.test(secret)), 'must begin with whsec_, in each part')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s<>@]@[^\s<>@]/, 'must contain an e-mail address')
    .optional(),
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 32),
      'must have at least 32 characters, in each part',
    ),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .min(10, 'must have at least 10 characters')
    .refine((password) => new TextEncoder().encode(password).length <= 72, 'must have at most 72 bytes')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('none'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DRAIN_SECONDS: wholeNumber(0, 5).optional(),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number above 0, such as 1 or 0.5')
    .transform(Number)
    .refine((factor) => factor > 0, 'must be a number above 0, such as 1 or 0.5')
    .default(1),
  /** Webhooks may call http and the own network, where a till stands. */
  WEBHOOK_PRIVATE: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  METRICS_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
})

export type Environment = z.output<typeof environment>

/** Throws an Error whose one line names every wrong setting. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = environment.safeParse(withoutBlanks(source))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return source[name] ? `${name} ${issue.message} (it is "${masked(name, source[name])}")` : `${name} is not set`
  })
  throw new Error(problems.join('; '))
}

const key = Symbol.for('limmatgrill.environment')
const store = globalThis as { [key]?: Environment }

/** Parsed at the first call, not at import: the build runs without any setting. */
export function env(): Environment {
  store[key] ??= parseEnvironment(process.env)
  return store[key]
}

/** Without a proxy in front, requests to an ending process cannot go elsewhere. */
export function drainSeconds({ DRAIN_SECONDS, TRUST_PROXY } = env()): number {
  return DRAIN_SECONDS ?? (TRUST_PROXY > 0 ? 3 : 0)
}

export function publicOrigin(): string {
  return env().APP_URL ?? `http://localhost:${env().PORT}`
}

// Compose files and shells write "unset" as an empty value.
function withoutBlanks(source: Record<string, string | undefined>): Record<string, string> {
  const filled = Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim()))
  return Object.fromEntries(filled)
}

function isSecret(name: string): boolean {
  return /SECRET|PASSWORD|TOKEN|^DATABASE_(ADMIN_)?URL$|^SMTP_URL$/.test(name)
}

function masked(name: string, value: string): string {
  return isSecret(name) ? '…' : value
}

function hasProtocol(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

function isOrigin(value: string): boolean {
  if (!hasProtocol(value, ['http:', 'https:'])) return false
  const url = new URL(value)
  return url.pathname === '/' && !url.search && !url.hash && !url.username
}

/** As orchestrators hand secrets over. Throws a one-line Error that names the setting. */
export function readSecretFiles(source: Record<string, string | undefined>): Record<string, string> {
  const named = secretNames().filter((name) => source[fileOf(name)]?.trim())
  return Object.fromEntries(named.map((name) => [name, secretIn(name, source)]))
}

export function secretFileNames(): string[] {
  return secretNames().map(fileOf)
}

function secretIn(name: string, source: Record<string, string | undefined>): string {
  const setting = fileOf(name)
  if (source[name]?.trim()) throw new Error(`${name} and ${setting} are both set: choose one`)
  const secret = contentOf(setting, source[setting]?.trim() ?? '').replace(/\r?\n$/, '')
  if (!secret.trim()) throw new Error(`${setting} names an empty file`)
  return secret
}

function contentOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${setting} names a file that cannot be read: ${file} (${String(Object(error).code)})`, {
      cause: error,
    })
  }
}

function secretNames(): string[] {
  return Object.keys(environment.shape).filter(isSecret)
}

function fileOf(name: string): string {
  return `${name}_FILE`
}
