import { db, transaction } from '@/lib/platform/db'
import { consume, giveBack } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import type { Staff } from '@/lib/accounts/caller'
import { findAccount } from '@/lib/accounts/find-account'
import { passwordMatches } from '@/lib/accounts/password'
import { sessionHours } from './sessions'

const wrongPasswords = { points: 20, seconds: 900 }

/** Whoever shows the password again keeps the session for another day: the board stays open over the evening. */
export async function renewSession(
  staff: Staff,
  { password, now = new Date() }: { password: string; now?: Date },
): Promise<Date> {
  await consume('password-of-session', staff.userId, wrongPasswords)
  const account = await findAccount(db(), staff.email)
  if (!account || !(await passwordMatches(password, account.passwordHash))) {
    throw new Refusal('invalid_fields', { fields: { password: 'password_wrong' } })
  }
  await giveBack('password-of-session', staff.userId, wrongPasswords)
  const expiresAt = new Date(now.getTime() + sessionHours.admin * 3_600_000)
  // A session that ended while the password was typed stays ended.
  const { count } = await transaction((tx) =>
    tx.session.updateMany({ where: { id: staff.sessionId, expiresAt: { gt: now } }, data: { expiresAt } }),
  )
  if (count === 0) throw new Refusal('not_signed_in')
  return expiresAt
}
