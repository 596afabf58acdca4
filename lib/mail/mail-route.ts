import addressparser from 'nodemailer/lib/addressparser'
import { env, publicOrigin } from '@/lib/platform/env'
import type { StoredMailFacts, StoredServer } from './stored-mail-facts'

/** What the operator has said about mail. */
export interface MailEnvironment {
  smtpUrl?: string | undefined
  /** Catches mail instead of sending it: good until there is a server. */
  catcherUrl?: string | undefined
  mailFrom?: string | undefined
  /** Of the shop's address, for a sender where nobody has named one. */
  hostname: string
}

export interface Sender {
  name: string
  address: string
}

interface Envelope {
  from: Sender
  /** Where answers go, unless a mail says otherwise. Empty: to the sender. */
  replyTo: string
}

/** Where mail leaves now, and from whom. */
export type MailRoute = Envelope &
  ({ source: 'environment' | 'catcher'; url: string } | { source: 'shop'; server: StoredServer } | { source: 'none' })

/** The environment goes before the owner, value by value; a catcher only takes what would go nowhere else. */
export function mailRoute(environment: MailEnvironment, facts: StoredMailFacts): MailRoute {
  const { smtpUrl, catcherUrl } = environment
  const server = smtpUrl ? null : facts.server
  const envelope = envelopeOf(environment, { ...facts, server })
  if (smtpUrl) return { ...envelope, source: 'environment', url: smtpUrl }
  if (server) return { ...envelope, source: 'shop', server }
  if (catcherUrl) return { ...envelope, source: 'catcher', url: catcherUrl }
  return { ...envelope, source: 'none' }
}

function envelopeOf({ mailFrom, hostname }: MailEnvironment, facts: StoredMailFacts): Envelope {
  const { shopName, shopEmail, replyTo, server } = facts
  const given = senderIn(mailFrom)
  const address = given.address || server?.fromAddress || shopEmail || `no-reply@${hostname}`
  return { from: { name: given.name || shopName, address }, replyTo: replyTo || shopEmail }
}

/** What MAIL_FROM says: a name with an address, or an address alone. */
export function senderIn(mailFrom: string | undefined): Sender {
  const [first] = addressparser(mailFrom ?? '', { flatten: true })
  return { name: first?.name ?? '', address: first?.address ?? '' }
}

export function mailEnvironment(): MailEnvironment {
  const { SMTP_URL, SMTP_CATCHER_URL, MAIL_FROM } = env()
  const { hostname } = new URL(publicOrigin())
  return { smtpUrl: SMTP_URL, catcherUrl: SMTP_CATCHER_URL, mailFrom: MAIL_FROM, hostname }
}
