import { transaction } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Customer } from '@/lib/accounts/caller'
import { hashStrong } from '@/lib/accounts/strong-password'
import { expectPassword } from './password-tries'
import { openSession, type OpenedSession } from './sessions'

/** Ends every session on all devices; the caller gets a new one of the same kind. */
export async function changePassword(
  customer: Customer,
  input: { currentPassword: string; password: string },
  now = new Date(),
): Promise<OpenedSession> {
  const { userId, email, firstname, lastname, door, sessionId } = customer
  const current = await expectPassword(customer, { field: 'currentPassword', typed: input.currentPassword })
  const passwordHash = await hashStrong(input.password, [email, firstname, lastname])
  return transaction(async (tx) => {
    const session = await tx.session.findUnique({ where: { id: sessionId }, select: { remembered: true } })
    const where = { id: userId, passwordHash: current }
    const changed = await tx.user.updateMany({ where, data: { passwordHash } })
    const remember = session?.remembered ?? false
    const opened =
      session && changed.count === 1 && (await openSession(tx, { userId, passwordHash, door, remember, now }))
    // Signed out, disabled or changed elsewhere while the hashes were computed.
    if (!opened) throw new Refusal('not_signed_in')
    return opened
  })
}
