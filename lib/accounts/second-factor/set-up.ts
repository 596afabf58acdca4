import { recordChange } from '@/lib/platform/database/audit'
import { db, transaction, type Tx } from '@/lib/platform/database/db'
import { findShopDetails } from '@/lib/mail/shop-details'
import { Refusal } from '@/lib/platform/refusal'
import { sealSecret } from '@/lib/platform/process/secrets'
import type { Admin, Staff } from '@/lib/accounts/caller'
import { expectPassword } from '@/lib/accounts/sessions/password-tries'
import { endSessionsOf } from '@/lib/accounts/sessions/sessions'
import { expectFactorCode, issueRecoveryCodes } from './check-factor'
import { newSecret, sealFor, totpUri } from './totp'

export interface NewFactor {
  secret: string
  uri: string
}

/** Asks for the password again, because a screen may be unattended. */
export async function beginFactor(staff: Staff, { password }: { password: string }): Promise<NewFactor> {
  const { userId, email } = staff
  await expectPassword(staff, { field: 'password', typed: password })
  const secret = newSecret()
  await transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: null } })
    if (count === 0 && (await tx.secondFactor.count({ where: { userId } })) > 0) throw new Refusal('second_factor_on')
    await tx.secondFactor.create({
      data: { userId, secret: sealSecret(secret, sealFor(userId)) },
      select: { userId: true },
    })
  })
  const { shopName, origin } = await findShopDetails(db())
  return { secret, uri: totpUri(secret, { issuer: shopName || new URL(origin).host, account: email }) }
}

export async function confirmFactor(staff: Staff, { totp }: { totp: string }, now = new Date()) {
  const { userId } = staff
  const begun = await db().secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } })
  if (!begun) throw new Refusal('not_found')
  if (begun.confirmedAt) throw new Refusal('second_factor_on')
  await expectFactorCode(userId, totp, now)
  return transaction(async (tx) => {
    const where = { userId, confirmedAt: null }
    const { count } = await tx.secondFactor.updateMany({ where, data: { confirmedAt: now } })
    if (count === 0) throw new Refusal('second_factor_on')
    await record(tx, { byUserId: userId, userId, isOn: true })
    return { recoveryCodes: await issueRecoveryCodes(tx, userId) }
  })
}

export async function removeOwnFactor(
  staff: Staff,
  { password, totp }: { password: string; totp: string },
  now = new Date(),
): Promise<void> {
  const { userId } = staff
  await expectPassword(staff, { field: 'password', typed: password })
  if ((await db().secondFactor.count({ where: { userId } })) === 0) throw new Refusal('not_found')
  await expectFactorCode(userId, totp, now)
  await transaction((tx) => remove(tx, { byUserId: userId, userId }))
}

/** For lost phones: the sessions end, because a stranger may have them. */
export async function removeFactorOf(admin: Admin, userId: string): Promise<{ id: string }> {
  await transaction(async (tx) => {
    await remove(tx, { byUserId: admin.userId, userId })
    await endSessionsOf(tx, userId)
  })
  return { id: userId }
}

async function remove(tx: Tx, { byUserId, userId }: { byUserId: string; userId: string }): Promise<void> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } })
  if (count === 0) throw new Refusal('not_found')
  await record(tx, { byUserId, userId, isOn: false })
}

function record(tx: Tx, { byUserId, userId, isOn }: { byUserId: string; userId: string; isOn: boolean }) {
  const change = { before: { secondFactor: !isOn }, after: { secondFactor: isOn } }
  return recordChange(tx, { byUserId, subject: 'user', subjectId: userId, ...change })
}

export interface OwnFactor {
  isOn: boolean
  recoveryCodesLeft: number
}

export async function findOwnFactor({ userId }: Staff): Promise<OwnFactor> {
  const [confirmed, recoveryCodesLeft] = await Promise.all([
    db().secondFactor.count({ where: { userId, confirmedAt: { not: null } } }),
    db().recoveryCode.count({ where: { userId } }),
  ])
  return { isOn: confirmed === 1, recoveryCodesLeft }
}

export async function isFactorRequired(): Promise<boolean> {
  const shop = await db().shop.findFirst({ select: { secondFactorRequired: true } })
  return shop?.secondFactorRequired ?? false
}
