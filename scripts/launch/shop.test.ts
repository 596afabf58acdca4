import { connect } from 'node:net'
import { once } from 'node:events'

import { afterEach, expect, test, vi } from 'vitest'

import { readSettings } from './settings'
import { openMail, serverEnvironment } from './shop'

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

test('the inbox and its mail server answer on this machine alone, whatever the shop listens on', async () => {
  const mail = await openMail({ SMTP_CATCHER_URL: undefined, catchesMail: true, SMTP_PORT: 0, INBOX_PORT: 0 })
  try {
    for (const url of [mail.smtpUrl, mail.inboxUrl]) {
      const port = Number(new URL(url ?? '').port)
      await expect(reach('127.0.0.1', port)).resolves.toBe(true)
      // Another address of the same machine: who listens on all of them answers here, too.
      await expect(reach('127.0.0.2', port)).resolves.toBe(false)
    }
  } finally {
    await mail.stop()
  }
})

async function reach(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
