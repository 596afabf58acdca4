import { Readable } from 'node:stream'
import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { NoMailServer } from './mail-problem'
import type { MailRoute, Sender } from './mail-route'
import type { StoredServer } from './stored-mail-facts'

export interface OutgoingMail {
  id: string
  toName: string
  toAddress: string
  replyTo: string
  subject: string
  text: string
  html: string
  /** By `performance.now()`: later the server is not given the end of the mail, so that it does not take it. */
  lastMoment?: number
}

export interface MailServer {
  send(mail: OutgoingMail, from: Sender): Promise<void>
  close(): void
}

/** Milliseconds; nodemailer's own are minutes. */
export interface MailTimeouts {
  connect: number
  answer: number
}

export const usualTimeouts: MailTimeouts = { connect: 8000, answer: 15_000 }

/** One reused connection. Throws NoMailServer where no route is set. */
export function openMailServer(route: MailRoute, timeouts = usualTimeouts): MailServer {
  const transport = createTransport({
    ...addressOf(route),
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.answer,
    dnsTimeout: Math.min(5000, timeouts.connect),
  })
  let lastMoment = Infinity
  transport.use('stream', ({ message }, done) => {
    message?.processFunc((whole) => Readable.from(unlessLate(whole, () => performance.now() > lastMoment)))
    done()
  })
  return {
    async send(mail, from) {
      lastMoment = mail.lastMoment ?? Infinity
      const domain = from.address.split('@').at(-1) || 'localhost'
      await transport.sendMail({
        // The same row has the same id, so that a mail sent twice around a crash can be recognised.
        messageId: `<${mail.id}@${domain}>`,
        from,
        to: { name: mail.toName, address: mail.toAddress },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

/** Read only once the server asks for the mail. A process that stood still goes on here, when another may have sent it. */
async function* unlessLate(whole: AsyncIterable<Uint8Array>, isLate: () => boolean) {
  yield* whole
  if (isLate()) throw new TooLate('the mail was not sent in time')
}

class TooLate extends Error {
  readonly code = 'ETIMEDOUT'
}

function addressOf(route: MailRoute): SMTPTransportOptions {
  if (route.source === 'none') throw new NoMailServer('no_server')
  return route.source === 'shop' ? connectionTo(route.server) : { url: route.url }
}

/** `starttls` fails rather than go on unencrypted; certificates are always checked. */
function connectionTo({ host, port, encryption, username, password }: StoredServer): SMTPTransportOptions {
  if (password === null) throw new NoMailServer('password_lost')
  return {
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(username && { auth: { user: username, pass: password } }),
  }
}

export function connectionKey(route: MailRoute): string {
  if (route.source === 'none') return 'none'
  if (route.source === 'shop') return `${route.server.id} ${route.server.password === null ? 'locked' : 'open'}`
  return route.url
}
