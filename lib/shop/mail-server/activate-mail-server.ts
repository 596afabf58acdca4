import type { Admin } from '@/lib/accounts/caller'
import { mostProofTries } from '@/lib/mail/server-rules'
import { recordChange } from '@/lib/platform/database/audit'
import { db, lock, type Prisma, transaction, type Tx } from '@/lib/platform/database/db'
import { matchesKeyedHash } from '@/lib/platform/process/secrets'
import { Refusal } from '@/lib/platform/refusal'
import { findMailSettings, type MailSettings } from './find-mail-settings'

type Row = Prisma.MailServerGetPayload<object>

export async function activateMailServer(
  admin: Admin,
  id: string,
  { code, now = new Date() }: { code: string; now?: Date },
): Promise<MailSettings> {
  const codeHash = await countTry(admin, id, now)
  if (codeHash !== null && !matchesKeyedHash(codeHash, codeOfDraft(id, code))) throw new Refusal('code_invalid')
  await changeMailServer(async (tx, active) => {
    // The answer was lost, or the button pressed twice.
    if (active?.id === id) return
    const draft = await tx.mailServer.findFirst({ where: { id, codeHash: codeHash ?? '' } })
    if (!draft || draft.replaces !== (active?.id ?? null)) throw await changedMeanwhile(admin)
    await tx.mailServer.deleteMany({ where: { activeSince: { not: null } } })
    const proven = { activeSince: now, codeHash: null, codeExpiresAt: null }
    const after = await tx.mailServer.update({ where: { id }, data: proven })
    await recordMailServer(tx, admin, { before: active, after })
    await tryWaitingMailsNow(tx)
  })
  return findMailSettings(admin, now)
}

/** Counted and committed before the comparison: parallel guesses get five tries. Null without such a draft. */
async function countTry({ userId }: Admin, id: string, now: Date): Promise<string | null> {
  const where = { id, byUserId: userId, activeSince: null }
  const [row] = await db().mailServer.updateManyAndReturn({
    where: { ...where, codeTries: { lt: mostProofTries }, codeExpiresAt: { gt: now } },
    data: { codeTries: { increment: 1 } },
    select: { codeHash: true },
  })
  if (row) return row.codeHash
  if ((await db().mailServer.count({ where })) > 0) throw new Refusal('code_invalid')
  return null
}

export async function removeMailServer(admin: Admin, id: string): Promise<MailSettings> {
  await changeMailServer(async (tx, active) => {
    if (!active) return
    if (active.id !== id) throw await changedMeanwhile(admin)
    await tx.mailServer.delete({ where: { id }, select: { id: true } })
    await recordMailServer(tx, admin, { before: active, after: null })
    await tryWaitingMailsNow(tx)
  })
  return findMailSettings(admin)
}

/** A code is good only for the settings with which it was sent. */
export function codeOfDraft(id: string, code: string): string {
  return `mail server:${id}:${code}`
}

export function changeMailServer<Result>(work: (tx: Tx, active: Row | null) => Promise<Result>): Promise<Result> {
  return transaction(async (tx) => {
    await lock(tx, 'mail server')
    return work(tx, await tx.mailServer.findFirst({ where: { activeSince: { not: null } } }))
  })
}

export async function changedMeanwhile(admin: Admin): Promise<Refusal> {
  return new Refusal('changed_meanwhile', { data: await findMailSettings(admin) })
}

/** Of the password only that it changed. */
async function recordMailServer(tx: Tx, admin: Admin, { before, after }: Record<'before' | 'after', Row | null>) {
  const change = { before: before && recorded(before), after: after && recorded(after) }
  await recordChange(tx, { byUserId: admin.userId, subject: 'mail_server', subjectId: '1', ...change })
}

function recorded({ host, port, encryption, username, password, fromAddress }: Row) {
  return { host, port, encryption, username, password, fromAddress }
}

/** Mails that failed with the old server are due at once by the sender's clock, but for one that is on the wire. */
async function tryWaitingMailsNow(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    update outbox_mail set next_try_at = now()
    where sent_at is null and given_up_at is null and claimed_at is null and last_error <> ''`
}
