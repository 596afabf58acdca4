import { recordChange } from '@/lib/platform/audit'
import { transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Admin } from '@/lib/accounts/caller'

/** The person is signed out everywhere at once, and can sign in again. */
export async function endSessions(admin: Admin, id: string): Promise<{ id: string }> {
  return transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { id: true } })
    if (!user) throw new Refusal('not_found')
    const { count } = await tx.session.deleteMany({ where: { userId: id } })
    const change = { before: { sessions: count }, after: { sessions: 0 } }
    await recordChange(tx, { byUserId: admin.userId, subject: 'user', subjectId: id, ...change })
    return { id }
  })
}
