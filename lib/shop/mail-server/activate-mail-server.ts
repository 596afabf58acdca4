import type { Admin } from '@/lib/accounts/caller'
import { mostProofTries } from '@/lib/mail/server-rules'
import { db } from '@/lib/platform/db'
import { matchesKeyedHash } from '@/lib/platform/keyed-hash'
import { Refusal } from '@/lib/platform/refusal'
import { findMailSettings, type MailSettings } from './find-mail-settings'
import { changedMeanwhile, changeMailServer, recordMailServer, tryWaitingMailsNow } from './mail-server-change'
import { codeOfDraft } from './try-mail-server'

/** From now on mails leave through the server that has brought the code. Saying it again changes nothing. */
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

/**
 * Counted and committed before the code is compared: however many guesses come at once, five of them are looked at. Null
 * where there is nothing of this person to try: it is in use already, or was replaced.
 */
async function countTry({ userId }: Admin, id: string, now: Date): Promise<string | null> {
  const [row] = await db().$queryRaw<{ codeHash: string }[]>`
    update mail_server set code_tries = code_tries + 1
    where id = ${id}::uuid and by_user_id = ${userId}::uuid and active_since is null
      and code_tries < ${mostProofTries} and code_expires_at > ${now}
    returning code_hash as "codeHash"`
  if (row) return row.codeHash
  const where = { id, byUserId: userId, activeSince: null }
  if ((await db().mailServer.count({ where })) > 0) throw new Refusal('code_invalid')
  return null
}

/** Back to what the environment says. Done already is done; another server than the one that was seen stays. */
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
