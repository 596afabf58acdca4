import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface SmtpInbox {
  url: string
  port: number
  received: Email[]
  stop(): Promise<void>
}

interface Manners {
  port?: number
  refuse?: string
  /** Called with the whole mail in hand, before it is acknowledged. */
  beforeAnswer?: (mail: Email) => Promise<void>
}

/** A real SMTP server on loopback that can be stopped, started again on the same port, and be rude. */
export async function startSmtpInbox({ port = 0, refuse, beforeAnswer }: Manners = {}): Promise<SmtpInbox> {
  const received: Email[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 50,
    onRcptTo: ({ address }, _session, callback) => {
      callback(address === refuse ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    onData: (stream, _session, callback) => {
      read(stream).then(async (mail) => {
        await beforeAnswer?.(mail)
        received.push(mail)
        callback()
      }, callback)
    },
  })
  // A sender that dies in mid-sentence is part of the tests.
  server.on('error', () => undefined)
  const bound = await new Promise<number>((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function read(stream: AsyncIterable<Buffer>): Promise<Email> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return PostalMime.parse(Buffer.concat(chunks))
}
