import type { Admin } from '@/lib/accounts/caller'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { MailProblem } from '@/lib/mail/mail-problem'
import { mailRoute, senderIn, type MailRoute, mailEnvironment } from '@/lib/mail/mail-route'
import { findStoredMailFacts, type MailServerSettings, type StoredServer } from '@/lib/mail/stored-mail-facts'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'

type Shown = Omit<MailServerSettings, 'password'> & { id: string }

export interface MailSettings extends Pick<MailRoute, 'source' | 'replyTo'> {
  sender: MailRoute['from']
  isNameGiven: boolean
  isAddressGiven: boolean
  givenServer: { host: string; port: number } | null
  own: (Shown & { isPasswordLost: boolean; activeSince: Date }) | null
  draft: (Shown & { codeExpiresAt: Date; sentTo: string }) | null
}

export async function findMailSettings(admin: Admin, now = new Date()): Promise<MailSettings> {
  const environment = mailEnvironment()
  const facts = await findStoredMailFacts(pool())
  const { source, from, replyTo } = mailRoute(environment, facts)
  const given = senderIn(environment.mailFrom)
  return {
    source,
    sender: from,
    replyTo,
    isNameGiven: given.name !== '',
    isAddressGiven: given.address !== '',
    givenServer: environment.smtpUrl ? hostAndPort(environment.smtpUrl) : null,
    own: facts.server && (await proven(facts.server)),
    draft: await draftOf(admin, now),
  }
}

async function proven({ password, ...server }: StoredServer) {
  const where = { id: server.id }
  const row = await db().mailServer.findUnique({ where, select: { activeSince: true } })
  return row?.activeSince ? { ...server, isPasswordLost: password === null, activeSince: row.activeSince } : null
}

async function draftOf({ userId, email }: Admin, now: Date): Promise<MailSettings['draft']> {
  const row = await db().mailServer.findFirst({
    where: { byUserId: userId, activeSince: null, codeExpiresAt: { gt: now } },
    omit: { password: true, codeHash: true },
  })
  return row?.codeExpiresAt ? { ...row, codeExpiresAt: row.codeExpiresAt, sentTo: email } : null
}

/** Without the user name and password that may stand in it. */
function hostAndPort(smtpUrl: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(smtpUrl)
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) }
}

export function problemInWords({ reason, smtpCode }: MailProblem, words: AdminTexts['mail']): string {
  const sentence = words.problems[reason]
  return smtpCode ? fill(words.withCode, { sentence, code: smtpCode }) : sentence
}
