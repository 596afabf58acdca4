import { CaughtMails } from './caught-mails'
import { startInbox } from './inbox'
import { startReceiver } from './receiver'

/**
 * Takes every mail the shop sends and shows it instead of delivering it: real SMTP in, a small web inbox out.
 * Development and browser tests use the same program.
 * @param where port 0 takes a free one
 */
export async function startMailCatcher({
  host,
  smtpPort,
  inboxPort,
}: {
  host: string
  smtpPort: number
  inboxPort: number
}) {
  const mails = new CaughtMails()
  const receiver = await startReceiver(mails, { host, port: smtpPort })
  const inbox = await startInbox(mails, { host, port: inboxPort })
  return {
    smtpUrl: `smtp://127.0.0.1:${receiver.port}`,
    inboxUrl: `http://localhost:${inbox.port}`,
    stop: () => Promise.all([receiver.stop(), inbox.stop()]),
  }
}
