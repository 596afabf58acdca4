import { runAndEnd } from './launch/running.mjs'
import { runCommand } from './launch/stop.mjs'
import { startMailCatcher } from './mail/mail-catcher.mjs'

// The mail catcher alone, for docker-compose.yml.
await runCommand(() =>
  runAndEnd(async (running) => {
    const { HOST = '127.0.0.1', SMTP_PORT = '1025', INBOX_PORT = '1080' } = process.env
    running.add(await startMailCatcher({ host: HOST, smtpPort: Number(SMTP_PORT), inboxPort: Number(INBOX_PORT) }))
    await new Promise(() => {})
  }),
)
