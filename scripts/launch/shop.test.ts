import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from './settings'
import { serverEnvironment } from './shop'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the serving process knows neither the password of the first administrator nor the owner of the tables', () => {
  vi.stubEnv('ADMIN_PASSWORD', 'a-password-of-the-first-start')
  vi.stubEnv('DATABASE_ADMIN_URL', 'postgresql://owner:secret@db/shop')
  const database = { appUrl: 'postgresql://app@db/shop', sessionSecret: 'x'.repeat(32) }
  const env = serverEnvironment(readSettings(), database, {})
  expect(env).toMatchObject({ ADMIN_PASSWORD: '', DATABASE_ADMIN_URL: '', DATABASE_URL: database.appUrl })
  expect(JSON.stringify(env)).not.toContain('a-password-of-the-first-start')
})
