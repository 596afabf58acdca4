import { forgetValues, recordChange } from '@/lib/platform/database/audit'
import { transaction, type Tx } from '@/lib/platform/database/db'
import { folded, inAnyCase } from '@/lib/platform/values/folded'
import { forgetLimitsOf } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import type { Customer } from '@/lib/accounts/caller'
import { expectCode, redeem } from '@/lib/accounts/codes/use-code'
import { findAccountById, lockUser } from '@/lib/accounts/find-account'
import { expectPassword } from '@/lib/accounts/sessions/password-tries'

export interface Proof {
  password?: string | undefined
  otp?: string | undefined
}

export interface LeavingPerson {
  userId: string
  email: string
  now: Date
}

/** Removes the person from another domain. Throws a Refusal where they have to stay for now. */
export type Eraser = (tx: Tx, person: LeavingPerson) => Promise<void>

export async function deleteAccount(
  customer: Customer,
  { password, otp }: Proof,
  { erasers, now }: { erasers: readonly Eraser[]; now: Date },
): Promise<void> {
  const { userId, email } = customer
  const person = { userId, email, now }
  if (otp !== undefined) {
    const found = await expectCode({ email, otp }, ['delete_account'], now)
    await redeem(found, (tx) => erase(tx, person, erasers))
    return
  }
  const passwordHash = await expectPassword(customer, { field: 'password', typed: password ?? '' })
  await transaction((tx) => erase(tx, { ...person, passwordHash }, erasers))
}

async function erase(
  tx: Tx,
  { passwordHash, ...person }: LeavingPerson & { passwordHash?: string },
  erasers: readonly Eraser[],
): Promise<void> {
  const { userId, email } = person
  // Before the account's row, as every step takes an order before its customer; and behind it what was placed meanwhile.
  for (const eraser of erasers) await eraser(tx, person)
  // An order placed in this moment waits for the row, and then finds no account.
  await lockUser(tx, userId)
  const account = await findAccountById(tx, userId)
  const isChanged = passwordHash !== undefined && account?.passwordHash !== passwordHash
  if (!account || isChanged) throw new Refusal('not_signed_in')
  if (account.role !== 'customer') throw new Refusal('account_of_staff')
  for (const eraser of erasers) await eraser(tx, person)
  await tx.outboxMail.deleteMany({ where: { toAddress: inAnyCase(email) } })
  await tx.accessLink.deleteMany({ where: { email: inAnyCase(email) } })
  for (const key of [folded(email), userId]) await forgetLimitsOf(tx, key)
  await forgetValues(tx, { subject: 'user', subjectId: userId })
  await forgetInvitationsOf(tx, email)
  await recordChange(tx, { byUserId: null, subject: 'user', subjectId: userId, before: {}, after: null })
  await tx.user.delete({ where: { id: userId }, select: { id: true } })
}

/** A former member of staff was invited under this address, which Prisma does not compare within JSON in any case. */
async function forgetInvitationsOf(tx: Tx, email: string): Promise<void> {
  await tx.$executeRaw`
    update audit_entry set before = null, after = null
    where subject = 'invitation' and lower(coalesce(after, before)->>'email') = lower(${email})`
}
