import { randomUUID } from 'node:crypto'
import { codeMail, testMail } from '@/emails/account'
import type { Admin } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { MailProblem } from '@/lib/mail/mail-problem'
import { mailRoute, mailEnvironment } from '@/lib/mail/mail-route'
import { sendDirectly } from '@/lib/mail/send-directly'
import { passwordHolder } from '@/lib/mail/server-rules'
import { findAddress } from '@/lib/mail/shop-details'
import { findStoredMailFacts, unsealed, type MailServerSettings, type StoredServer } from '@/lib/mail/stored-mail-facts'
import { db, type Tx } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { keyedHash, newCode, type NewCode, sealSecret } from '@/lib/platform/process/secrets'
import { Refusal } from '@/lib/platform/refusal'
import { changedMeanwhile, changeMailServer, codeOfDraft } from './activate-mail-server'
import { findMailSettings, type MailSettings, problemInWords } from './find-mail-settings'

export interface TypedServer extends MailServerSettings {
  password: string
  replaces?: string | null | undefined
}

/** The server is used once the code comes back; until then the old one stays. */
export async function tryMailServer(
  admin: Admin,
  { replaces, ...typed }: TypedServer,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<MailSettings> {
  const id = randomUUID()
  const server = { ...typed, id, password: typed.password || (await storedPassword(admin, typed)) }
  const proof = newCode(now)
  const seen = replaces === undefined ? await activeId() : replaces
  if (seen !== (await activeId())) throw await changedMeanwhile(admin)
  await sendCode(admin, { server, language, proof })
  await changeMailServer(async (tx, active) => {
    if ((active?.id ?? null) !== seen) throw await changedMeanwhile(admin)
    await keepDraft(tx, admin, { server, replaces: seen, proof })
  })
  return findMailSettings(admin, now)
}

async function activeId(): Promise<string | null> {
  const row = await db().mailServer.findFirst({ where: { activeSince: { not: null } }, select: { id: true } })
  return row?.id ?? null
}

/** Of the same account on the same host: another server must never get a stored password. */
async function storedPassword({ userId }: Admin, { host, username }: MailServerSettings): Promise<string> {
  if (!username) return ''
  const rows = await db().mailServer.findMany({
    where: { username, OR: [{ activeSince: { not: null } }, { byUserId: userId }] },
    orderBy: { createdAt: 'desc' },
  })
  const same = rows.filter((row) => passwordHolder(row) === passwordHolder({ host, username }))
  const password = same.map((row) => unsealed(row).password).find(Boolean)
  if (!password) throw new Refusal('invalid_fields', { fields: { password: 'required' } })
  return password
}

interface Sent {
  server: StoredServer
  language: Language
  proof: NewCode
}

async function sendCode(admin: Admin, { server, language, proof }: Sent): Promise<void> {
  const facts = await findStoredMailFacts(pool())
  // Ignores the environment: the new server is what is tried.
  const route = mailRoute({ ...mailEnvironment(), smtpUrl: undefined }, { ...facts, server })
  const mail = codeMail('mail-server-code', await findAddress(db(), admin, language), proof)
  const problem = await sendDirectly(route, mail)
  if (problem) throw mailNotSent(problem)
}

interface Kept {
  server: StoredServer & { password: string }
  replaces: string | null
  proof: NewCode
}

/** Replaces the same admin's earlier draft, whose code is dead. */
async function keepDraft(tx: Tx, { userId }: Admin, { server, replaces, proof }: Kept): Promise<void> {
  const { id, password, ...settings } = server
  const seal = { purpose: 'mail server', boundTo: passwordHolder(server) } as const
  await tx.mailServer.deleteMany({ where: { byUserId: userId, activeSince: null } })
  await tx.mailServer.create({
    data: {
      ...settings,
      id,
      byUserId: userId,
      replaces,
      password: password && sealSecret(password, seal),
      codeHash: keyedHash(codeOfDraft(id, proof.code)),
      codeExpiresAt: proof.expiresAt,
    },
    select: { id: true },
  })
}

/** Not through the outbox: a failure is answered at once. */
export async function sendTestMail(admin: Admin, { language }: { language: Language }): Promise<{ sentTo: string }> {
  const route = mailRoute(mailEnvironment(), await findStoredMailFacts(pool()))
  const problem = await sendDirectly(route, testMail(await findAddress(db(), admin, language)))
  if (problem) throw mailNotSent(problem)
  return { sentTo: admin.email }
}

/** Only the server's code: its text may tell about internal machines. */
function mailNotSent(problem: MailProblem): Refusal {
  const values = (language: Parameters<typeof texts>[0]) => ({
    problem: problemInWords(problem, texts(language).admin.mail),
  })
  return new Refusal('mail_not_sent', { data: problem, values })
}
