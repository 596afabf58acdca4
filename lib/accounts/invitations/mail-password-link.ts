import { recordChange } from '@/lib/platform/audit'
import { db, transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Admin } from '@/lib/accounts/caller'
import { limitMailTo } from '@/lib/accounts/codes/mail-limits'
import { findAccountById } from '@/lib/accounts/find-account'
import { mailAccessLink } from './access-link'

/** A link for a new password to somebody who works here. Customers ask for theirs at the login. */
export async function mailPasswordLink(admin: Admin, id: string, now = new Date()): Promise<{ id: string }> {
  const account = await findAccountById(db(), id)
  if (!account || account.role === 'customer' || account.disabledAt) throw new Refusal('not_found')
  const { email, firstname, lastname, role, language } = account
  await limitMailTo(email)
  await transaction(async (tx) => {
    const person = { kind: 'password', email, firstname, lastname, role } as const
    await mailAccessLink(tx, person, { sentById: admin.userId, language, now })
    const change = { before: { passwordLinkSentAt: null }, after: { passwordLinkSentAt: now } }
    await recordChange(tx, { byUserId: admin.userId, subject: 'user', subjectId: id, ...change })
  })
  return { id }
}
