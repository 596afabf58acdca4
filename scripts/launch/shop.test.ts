import { connect } from 'node:net'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { openMail } from './shop'

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
