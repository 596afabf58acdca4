import { startOutbox } from '@/lib/mail/outbox'

// The sender of the outbox as a process of its own, which a test can kill.

const { DATABASE_URL = '', SMTP_URL, MAIL_FROM } = process.env
const environment = { smtpUrl: SMTP_URL, mailFrom: MAIL_FROM, hostname: 'localhost' }
const outbox = startOutbox({ databaseUrl: DATABASE_URL, environment })

process.once('SIGTERM', () => {
  void outbox.stop().then(() => process.exit())
  process.send?.('ending')
})
// The process that started it is gone.
process.once('disconnect', () => process.exit())
