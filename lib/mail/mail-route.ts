import addressparser from 'nodemailer/lib/addressparser'
import { env, publicOrigin } from '@/lib/platform/process/env'
import type { StoredMailFacts, StoredServer } from './stored-mail-facts'

export interface MailEnvironment {
  smtpUrl?: string | undefined
  /** Catches mails instead of sending them, until there is a server. */
  catcherUrl?: string | undefined
  mailFrom?: string | undefined
  hostname: string
}

export interface Sender {
  name: string
  address: string
}

interface Envelope {
  from: Sender
  /** Empty: answers go to the sender. */
  replyTo: string
}

export type MailRoute = Envelope &
  ({ source: 'environment' | 'catcher'; url: string } | { source: 'shop'; server: StoredServer } | { source: 'none' })

/** The environment overrides the owner's settings, value by value. */
export function mailRoute(environment: MailEnvironment, facts: StoredMailFacts): MailRoute {
  const { smtpUrl, catcherUrl } = environment
  const server = smtpUrl ? null : facts.server
  const envelope = envelopeOf(environment, { ...facts, server })
  if (smtpUrl) return { ...envelope, source: 'environment', url: smtpUrl }
  if (server) return { ...envelope, source: 'shop', server }
  if (catcherUrl) return { ...envelope, source: 'catcher', url: catcherUrl }
  return { ...envelope, source: 'none' }
}

/** Whether mails reach people: not where they are only caught, or wait for a server or its password. */
export function sendsOut(route: MailRoute): boolean {
  return route.source === 'environment' || (route.source === 'shop' && route.server.password !== null)
}

function envelopeOf({ mailFrom, hostname }: MailEnvironment, facts: StoredMailFacts): Envelope {
  const { shopName, shopEmail, replyTo, server } = facts
  const given = senderIn(mailFrom)
  const address = given.address || server?.fromAddress || shopEmail || `no-reply@${hostname}`
  return { from: { name: given.name || shopName, address }, replyTo: replyTo || shopEmail }
}

export function senderIn(mailFrom: string | undefined): Sender {
  const [first] = addressparser(mailFrom ?? '', { flatten: true })
  return { name: first?.name ?? '', address: first?.address ?? '' }
}

export function mailEnvironment(): MailEnvironment {
  const { SMTP_URL, SMTP_CATCHER_URL, MAIL_FROM } = env()
  const { hostname } = new URL(publicOrigin())
  return { smtpUrl: SMTP_URL, catcherUrl: SMTP_CATCHER_URL, mailFrom: MAIL_FROM, hostname }
}
