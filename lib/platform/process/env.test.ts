import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drainSeconds, environment, parseEnvironment } from './env'

const least = {
  DATABASE_URL: 'postgresql://shop@localhost/shop',
  SESSION_SECRET: 'x'.repeat(32),
}

test('.env.example names every setting and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const named = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? [])
  expect(named.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
})

test('only the database and the secret have to be set', () => {
  expect(parseEnvironment(least)).toMatchObject({ PORT: 3000, HOST: 'localhost', TRUST_PROXY: 0, LOG_LEVEL: 'info' })
  for (const name of Object.keys(least)) {
    expect(() => parseEnvironment({ ...least, [name]: undefined })).toThrow(`${name} is not set`)
  }
})

test('an empty value is no value', () => {
  expect(parseEnvironment({ ...least, PORT: '', APP_URL: ' ' })).toMatchObject({ PORT: 3000 })
})

test('secrets rotate by a comma-separated list', () => {
  const list = `${'a'.repeat(32)}, ${'b'.repeat(40)}`
  expect(parseEnvironment({ ...least, SESSION_SECRET: list }).SESSION_SECRET).toEqual(['a'.repeat(32), 'b'.repeat(40)])
})

test('only a proxy is given the time to go elsewhere, unless the operator says otherwise', () => {
  const secondsFor = (given: Record<string, string>) => drainSeconds(parseEnvironment({ ...least, ...given }))
  expect(secondsFor({})).toBe(0)
  expect(secondsFor({ TRUST_PROXY: '1' })).toBe(3)
  expect(secondsFor({ TRUST_PROXY: '1', DRAIN_SECONDS: '0' })).toBe(0)
})

describe('a wrong value is one line that names it', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['DRAIN_SECONDS', '6'],
    ['APP_URL', 'shop.example'],
    ['APP_URL', 'https://shop.example/de'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_ADMIN_URL', 'localhost/shop'],
    ['DATABASE_POOL', '3'],
    ['DATABASE_POOL', 'ten'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_CATCHER_URL', 'http://localhost:1080'],
    ['MAIL_FROM', 'the shop'],
    ['STRIPE_SECRET_KEY', 'pk_live_public'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_a, sk_test_b'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', `${'a'.repeat(32)},short`],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'ä'.repeat(37)],
    ['SEED', 'yes'],
    ['WEB_CONCURRENCY', '0'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'many'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(() => parseEnvironment({ ...least, [name]: value })).toThrow(new RegExp(`^${name} [^\n]+$`))
  })

  test('never shows a secret', () => {
    expect(() => parseEnvironment({ ...least, SESSION_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
    expect(() => parseEnvironment({ ...least, STRIPE_SECRET_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  })
})
