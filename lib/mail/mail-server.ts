import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  id: string
  toName: string
  toAddress: string
  replyTo: string
  subject: string
  text: string
  html: string
}

export interface MailServer {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** One pooled connection per sender, with deadlines well below nodemailer's minutes. */
export function openMailServer({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): MailServer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 15_000,
    dnsTimeout: 5000,
  })
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost'
  return {
    async send(mail) {
      await transport.sendMail({
        // The same row keeps the same id: a mail that went out twice around a crash can be recognised.
        messageId: `<${mail.id}@${domain}>`,
        from: mailFrom,
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

const serverTroubles = [
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
]

/** Whether no mail can leave at the moment, or this one alone was refused. */
export function isServerTrouble(error: unknown): boolean {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number }
  return serverTroubles.includes(code) || responseCode === 421
}
