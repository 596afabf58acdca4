import type { Running } from '../bootstrap/running.mjs'
import { startMailCatcher } from '../mail/mail-catcher'

/** The mail catcher alone, for docker-compose.yml. */
export async function command(running: Running) {
  const { HOST = '127.0.0.1', SMTP_PORT = '1025', INBOX_PORT = '1080' } = process.env
  running.add(await startMailCatcher({ host: HOST, smtpPort: Number(SMTP_PORT), inboxPort: Number(INBOX_PORT) }))
  await new Promise(() => {})
}
