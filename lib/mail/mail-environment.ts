import { env, publicOrigin } from '@/lib/platform/env'
import type { MailEnvironment } from './mail-route'

export function mailEnvironment(): MailEnvironment {
  const { SMTP_URL, SMTP_CATCHER_URL, MAIL_FROM } = env()
  const { hostname } = new URL(publicOrigin())
  return { smtpUrl: SMTP_URL, catcherUrl: SMTP_CATCHER_URL, mailFrom: MAIL_FROM, hostname }
}
