import { recordChange } from '@/lib/platform/audit'
import { transaction, violated } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Admin } from '@/lib/accounts/caller'
import { shownUser, userFields, type UserView } from './list-users'
import { hashPassword } from '@/lib/accounts/password'
import { expectStrongPassword } from '@/lib/accounts/strong-password'
import type { NewStaff } from '@/lib/accounts/schema'

/** The administrator knows the address, so no code is asked for; the password can be changed by its owner. */
export async function addStaff(admin: Admin, input: NewStaff, now = new Date()): Promise<UserView> {
  const { email, firstname, lastname, role } = input
  await expectStrongPassword(input.password, [email, firstname, lastname])
  const passwordHash = await hashPassword(input.password)
  const data = { email, firstname, lastname, role, passwordHash, language: admin.language, verifiedAt: now }
  try {
    return await transaction(async (tx) => {
      const added = await tx.user.create({ data, select: userFields })
      await recordChange(tx, {
        byUserId: admin.userId,
        subject: 'user',
        subjectId: added.id,
        before: null,
        after: { email, role },
      })
      return shownUser(added)
    })
  } catch (error) {
    if (violated(error) === 'users_email_key') throw new Refusal('email_taken')
    throw error
  }
}
