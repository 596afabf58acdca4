import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

import { listen } from '../launch/ports'
import { CaughtMails } from './caught-mails'
import { startInbox } from './inbox'

/** Real SMTP in, a small web inbox out, for development and browser tests. Port 0 takes a free one. */
export async function startMailCatcher({ host = '127.0.0.1', smtpPort = 0, inboxPort = 0 } = {}) {
  const mails = new CaughtMails()
  const receiver = await startReceiver(mails, { host, port: smtpPort })
  const inbox = await startInbox(mails, { host, port: inboxPort })
  return {
    smtpUrl: `smtp://127.0.0.1:${receiver.port}`,
    inboxUrl: `http://localhost:${inbox.port}`,
    stop: () => Promise.all([receiver.stop(), inbox.stop()]),
  }
}

const LARGEST_MAIL = 5_000_000

async function startReceiver(mails: CaughtMails, where: { host: string; port: number }) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST_MAIL,
    disableReverseLookup: true,
    onData(stream, session, done) {
      receive(stream, session).then((mail) => {
        mails.add(mail)
        done()
      }, done)
    },
  })
  // A client that hangs up in the middle of a mail must not end the process.
  server.on('error', () => {})
  return {
    port: await listen(server.server, where),
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  }
}

async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  if (stream.sizeExceeded) throw Object.assign(new Error('Message too large'), { responseCode: 552 })
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  return {
    // The envelope decides who gets a mail; headers may say anything.
    to: session.envelope.rcptTo.map(({ address }) => address),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}
