import { randomInt } from 'node:crypto'
import { platform } from 'node:os'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { MailPort } from '@/lib/mail/server-rules'

export interface SmtpInbox {
  url: string
  port: number
  received: Email[]
  /** How many clients are connected now. */
  connections(): number
  stop(): Promise<void>
}

export interface Manners {
  host?: string
  port?: number
  /** Its certificate is self-signed. */
  encryption?: 'none' | 'starttls' | 'tls'
  /** The only one that may send. */
  account?: { username: string; password: string }
  /** A recipient. */
  refuse?: string
  /** What a step is answered instead of yes. */
  answers?: { sender?: number; recipient?: number; mail?: number }
  /** Called with the whole mail in hand, before it is acknowledged. */
  beforeAnswer?: (mail: Email) => Promise<void>
}

/** A real SMTP server on loopback that can be stopped, started again on the same port, and be rude. */
export async function startSmtpInbox(manners: Manners = {}): Promise<SmtpInbox> {
  const { host = '127.0.0.1', port = 0, refuse, beforeAnswer, answers = {} } = manners
  const received: Email[] = []
  const server = new SMTPServer({
    ...doorOf(manners),
    closeTimeout: 50,
    onMailFrom: (_address, _session, callback) => callback(no(answers.sender)),
    onRcptTo: ({ address }, _session, callback) => callback(no(address === refuse ? 550 : answers.recipient)),
    onData: (stream, _session, callback) => {
      read(stream).then(async (mail) => {
        await beforeAnswer?.(mail)
        if (answers.mail) return callback(no(answers.mail))
        received.push(mail)
        callback()
      }, callback)
    },
  })
  // A sender that dies in mid-sentence is part of the tests.
  server.on('error', () => undefined)
  const bound = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    const listener = server.listen(port, host, () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
  return {
    url: `smtp://${host}:${bound}`,
    port: bound,
    received,
    connections: () => server.connections.size,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** At one of the ports that a mail server may have, on an address of this machine that no other test uses. */
export async function startMailServer(manners: Manners = {}): Promise<SmtpInbox & { host: string; port: MailPort }> {
  // Linux answers to every 127.x.y.z, others to the first alone.
  const byte = () => randomInt(2, 250)
  const host = platform() === 'linux' ? `127.${byte()}.${byte()}.${byte()}` : '127.0.0.1'
  for (const port of [2525, 1025] as const) {
    const started = await startSmtpInbox({ ...manners, host, port }).catch(() => null)
    if (started) return { ...started, host, port }
  }
  throw new Error('every port of a mail server is taken')
}

function doorOf({ encryption = 'none', account }: Manners): SMTPServerOptions {
  const disabledCommands = [...(account ? [] : ['AUTH']), ...(encryption === 'starttls' ? [] : ['STARTTLS'])]
  return {
    disabledCommands,
    secure: encryption === 'tls',
    authOptional: !account,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = username === account?.username && password === account?.password
      if (isRight) callback(null, { user: username })
      else callback(no(535))
    },
  }
}

/** Its words are never shown to anybody. */
function no(responseCode?: number): Error | null {
  return responseCode ? Object.assign(new Error('words of the other side'), { responseCode }) : null
}

async function read(stream: AsyncIterable<Buffer>): Promise<Email> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return PostalMime.parse(Buffer.concat(chunks))
}
