import type { Admin } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import { transaction, type Prisma, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { findMailSettings } from './find-mail-settings'

type Row = Prisma.MailServerGetPayload<object>

/** One change of the mail server at a time, seen beside the one that is in use. */
export function changeMailServer<Result>(work: (tx: Tx, active: Row | null) => Promise<Result>): Promise<Result> {
  return transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('mail server'))`
    return work(tx, await tx.mailServer.findFirst({ where: { activeSince: { not: null } } }))
  })
}

/** Somebody else was faster: the caller is shown what there is now. */
export async function changedMeanwhile(admin: Admin): Promise<Refusal> {
  return new Refusal('changed_meanwhile', { data: await findMailSettings(admin) })
}

/** Who names another server, and which; of the password only that it is another one. */
export async function recordMailServer(
  tx: Tx,
  admin: Admin,
  { before, after }: Record<'before' | 'after', Row | null>,
) {
  const change = { before: before && recorded(before), after: after && recorded(after) }
  await recordChange(tx, { byUserId: admin.userId, subject: 'mail_server', subjectId: '1', ...change })
}

function recorded({ host, port, encryption, username, password, fromAddress }: Row) {
  return { host, port, encryption, username, password, fromAddress }
}

/** What waits because of the old server has no reason to wait on for the new one. */
export async function tryWaitingMailsNow(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    update outbox_mail set next_try_at = now() where sent_at is null and given_up_at is null and last_error <> ''`
}
