import type { Admin } from '@/lib/accounts/caller'
import { findMailSettings, type MailSettings } from './find-mail-settings'
import { changedMeanwhile, changeMailServer, recordMailServer, tryWaitingMailsNow } from './mail-server-change'

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
