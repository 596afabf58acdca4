import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const LARGEST_MAIL = 5_000_000

/**
 * @param {import('./mails.mjs').Mails} mails
 * @param {{ host: string, port: number }} where
 */
export async function startReceiver(mails, where) {
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
  // A client that hangs up in the middle of a mail is no reason to end.
  server.on('error', () => {})
  await new Promise((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(where.port, where.host, () => resolve(undefined))
  })
  const address = server.server.address()
  return {
    port: address && typeof address === 'object' ? address.port : where.port,
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  }
}

/** @param {import('smtp-server').SMTPServerDataStream} stream @param {import('smtp-server').SMTPServerSession} session */
async function receive(stream, session) {
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
