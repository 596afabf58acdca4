import { startInbox } from './inbox.mjs'
import { Mails } from './mails.mjs'
import { startReceiver } from './receiver.mjs'

/**
 * Takes every mail the shop sends and shows it instead of delivering it: real SMTP in, a small web inbox out.
 * Development and browser tests use the same program.
 * @param {{ host: string, smtpPort: number, inboxPort: number }} where port 0 takes a free one
 */
export async function startMailCatcher({ host, smtpPort, inboxPort }) {
  const mails = new Mails()
  const receiver = await startReceiver(mails, { host, port: smtpPort })
  const inbox = await startInbox(mails, { host, port: inboxPort })
  return {
    smtpUrl: `smtp://127.0.0.1:${receiver.port}`,
    inboxUrl: `http://localhost:${inbox.port}`,
    stop: () => Promise.all([receiver.stop(), inbox.stop()]),
  }
}
