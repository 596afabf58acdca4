import { forgetValues, recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import { folded } from '@/lib/platform/folded'
import { forgetLimitsOf } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import type { Customer } from '@/lib/accounts/caller'
import { expectCode, redeem } from '@/lib/accounts/codes/use-code'
import { findAccountById } from '@/lib/accounts/find-account'
import { expectPassword } from '@/lib/accounts/sessions/password-tries'

/** What shows that it is the owner himself who wants it: one of the two. */
export interface Proof {
  password?: string | undefined
  /** Mailed by `sendDeletionCode`. */
  otp?: string | undefined
}

export interface Leaving {
  userId: string
  email: string
  now: Date
}

/** Takes a person out of what another domain keeps. Throws a Refusal where he has to stay for now. */
export type Eraser = (tx: Tx, person: Leaving) => Promise<void>

/**
 * Deletes an account with everything that accounts keep of it; `erasers` do the same for the other domains, in the same
 * transaction.
 */
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
  { passwordHash, ...person }: Leaving & { passwordHash?: string },
  erasers: readonly Eraser[],
): Promise<void> {
  const { userId, email } = person
  // Whoever places an order in this moment waits for the row, and finds nobody to place it for.
  await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for update`
  const account = await findAccountById(tx, userId)
  const isChanged = passwordHash !== undefined && account?.passwordHash !== passwordHash
  if (!account || isChanged) throw new Refusal('not_signed_in')
  if (account.role !== 'customer') throw new Refusal('account_of_staff')
  for (const eraser of erasers) await eraser(tx, person)
  await tx.$executeRaw`delete from outbox_mail where lower(to_address) = lower(${email})`
  await tx.$executeRaw`delete from access_link where lower(email) = lower(${email})`
  for (const key of [folded(email), userId]) await forgetLimitsOf(tx, key)
  await forgetValues(tx, { subject: 'user', subjectId: userId })
  await forgetInvitationsOf(tx, email)
  await recordChange(tx, { byUserId: null, subject: 'user', subjectId: userId, before: {}, after: null })
  await tx.user.delete({ where: { id: userId }, select: { id: true } })
}

/** Who worked here once was invited under his address. */
async function forgetInvitationsOf(tx: Tx, email: string): Promise<void> {
  await tx.$executeRaw`
    update audit_entry set before = null, after = null
    where subject = 'invitation' and lower(coalesce(after, before)->>'email') = lower(${email})`
}
